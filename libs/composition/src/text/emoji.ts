import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import svgpath from 'svgpath';

/** One filled shape of an emoji: its color and its path in ASS drawing commands. */
export interface EmojiShape {
  readonly color: string;
  readonly opacity: number;
  readonly path: string;
}

/** Side of the view box of the SVG pictures. */
const SIDE = 36;
/** Side and advance width of an emoji, in font sizes. */
export const EMOJI = { side: 1.08, advance: 1.2 } as const;
/** Relative distance of the Bézier control points that approximate a quarter of a circle. */
const QUARTER = 0.5523;

const MAY_BE_EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const RESEMBLES_TEXT = /^\p{Emoji}(?!\p{Emoji_Modifier}|\u200d|\ufe0f)/u;

const folder = () => dirname(createRequire(import.meta.url).resolve('@twemoji/svg/1f600.svg'));
let known: ReadonlySet<string> | undefined;
const drawn = new Map<string, readonly EmojiShape[]>();

/** Returns the name of an emoji's picture, or undefined for text and for emoji without a picture. */
export function emojiOf(grapheme: string): string | undefined {
  if (!MAY_BE_EMOJI.test(grapheme)) return undefined;
  if (RESEMBLES_TEXT.test(grapheme) && !/^\p{Emoji_Presentation}/u.test(grapheme)) return undefined;
  known ??= new Set(readdirSync(folder()));
  const points = [...grapheme].map((sign) => sign.codePointAt(0)!.toString(16));
  const names = [points, points.filter((point) => point !== 'fe0f'), points.slice(0, 1)].map((segments) =>
    segments.join('-'),
  );
  return names.find((name) => known!.has(`${name}.svg`));
}

/** Returns the elements of an emoji, lowest first, centered and `size` pixels wide, in eighths of a pixel. */
export function drawEmoji(name: string, size: number): readonly EmojiShape[] {
  const key = `${name} ${size}`;
  let shapes = drawn.get(key);
  if (!shapes) {
    shapes = parseShapes(readFileSync(join(folder(), `${name}.svg`), 'utf8'), (size * 8) / SIDE);
    if (drawn.size < 500) drawn.set(key, shapes);
  }
  return shapes;
}

function parseShapes(svg: string, scale: number): EmojiShape[] {
  const fills: string[] = [];
  const shapes: EmojiShape[] = [];
  const elements = svg
    .replaceAll(/<defs>(?:[^<]|<(?!\/?defs>))*<\/defs>/g, '')
    .matchAll(/<(\/?)(\w+)((?:\s[^<>]*|\/)?)>/g);
  for (const [, closing, name, text] of elements) {
    const single = text!.endsWith('/');
    const pairs = text!.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g);
    const attributes = new Map(Array.from(pairs, ([, key, value]) => [key!, value!]));
    if (name === 'g') {
      if (closing) fills.pop();
      else if (!single) fills.push(attributes.get('fill') ?? fills.at(-1) ?? '#000');
      continue;
    }
    const outline = OUTLINES[name!]?.((key) => attributes.get(key) ?? '0');
    const fill = attributes.get('fill') ?? fills.at(-1) ?? '#000';
    if (!outline || fill === 'none') continue;
    const path = svgpath(outline)
      .transform(attributes.get('transform') ?? '')
      .translate(-SIDE / 2)
      .translate(0, -SIDE / 2)
      .scale(scale);
    const opacity = Number(attributes.get('opacity') ?? attributes.get('fill-opacity') ?? 1);
    shapes.push({ color: expandHex(fill), opacity, path: toDrawing(path) });
  }
  return shapes;
}

const OUTLINES: Readonly<Record<string, (attribute: (name: string) => string) => string>> = {
  path: (of) => of('d'),
  circle: (of) => ellipse(Number(of('cx')), Number(of('cy')), Number(of('r')), Number(of('r'))),
  ellipse: (of) => ellipse(Number(of('cx')), Number(of('cy')), Number(of('rx')), Number(of('ry'))),
};

function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [cx, cy] = [rx * QUARTER, ry * QUARTER];
  return [
    `M${x + rx} ${y}`,
    `C${x + rx} ${y + cy} ${x + cx} ${y + ry} ${x} ${y + ry}`,
    `C${x - cx} ${y + ry} ${x - rx} ${y + cy} ${x - rx} ${y}`,
    `C${x - rx} ${y - cy} ${x - cx} ${y - ry} ${x} ${y - ry}`,
    `C${x + cx} ${y - ry} ${x + rx} ${y - cy} ${x + rx} ${y}Z`,
  ].join('');
}

function expandHex(fill: string): string {
  const short = /^#(.)(.)(.)$/.exec(fill);
  return short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : fill;
}

function toDrawing(path: ReturnType<typeof svgpath>): string {
  const commands: string[] = [];
  const at = (...values: number[]) => values.map((value) => Math.round(value)).join(' ');
  path
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _, x, y) => {
      const [name, ...values] = segment as [string, ...number[]];
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
      if (name === 'M') commands.push(`m ${at(a, b)}`);
      else if (name === 'L') commands.push(`l ${at(a, b)}`);
      else if (name === 'H') commands.push(`l ${at(a, y)}`);
      else if (name === 'V') commands.push(`l ${at(x, a)}`);
      else if (name === 'C') commands.push(`b ${at(a, b, c, d, e, f)}`);
      else if (name === 'Q') {
        const near = (control: number, point: number) => point + ((control - point) * 2) / 3;
        commands.push(`b ${at(near(a, x), near(b, y), near(a, c), near(b, d), c, d)}`);
      }
    });
  return commands.join(' ');
}
