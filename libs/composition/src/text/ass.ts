import { basename } from 'node:path';
import { contrastingColor } from './contrast.js';
import { drawEmoji, EMOJI } from './emoji.js';
import type { FontFace } from './faces.js';
import { ALIGN_FACTORS, POP_GROWTH, type ResolvedTextStyle, spaceOf } from './text-style.js';
import { TEXT_ANIMATIONS } from './text-animations.js';
import { type PositionedText, layOutLine, type Word } from './text-layout.js';

/** Lines of text with their time and position. Times are in seconds, positions in pixels of the canvas. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly (readonly Word[])[];
  readonly textStyle: ResolvedTextStyle;
  readonly align: 'left' | 'center' | 'right';
  /** Left edge, center or right edge of the lines, depending on `align`. */
  readonly x: number;
  /** Top edge of the first line. */
  readonly top: number;
  /** When each word is spoken, if the spoken word is highlighted. */
  readonly spoken?: ReadonlyMap<Word, { readonly start: number; readonly end: number }>;
}

/** A subtitle file and the paths of the font files that it needs, by file name. */
export interface Script {
  readonly text: string;
  readonly fonts: ReadonlyMap<string, string>;
}

/** Padding and corner radius of boxes in font sizes. */
const BOX = {
  paddingX: 0.42,
  paddingY: 0.2,
  radius: 0.3,
  word: { paddingX: 0.14, paddingY: 0.02, radius: 0.22 },
} as const;
/** Blurred shadow; `edge` and `blur` are in font sizes. */
const SHADE = { edge: 0.1, blur: 0.12, opacity: 0.7 } as const;
/** Drawing order of the elements of one cue. */
const Z_ORDER = { box: 0, shade: 1, word: 2, text: 3 } as const;
const LEVELS_PER_CUE = Object.keys(Z_ORDER).length;

/** Returns subtitles in Advanced SubStation Alpha format, with every text run positioned explicitly. */
export function toAss(cues: readonly Cue[], canvas: { readonly width: number; readonly height: number }): Script {
  const styles = new Styles();
  const events = cues.flatMap((cue, i) => new CueRenderer(cue, i * LEVELS_PER_CUE, styles).events());
  const text = [
    '[Script Info]',
    'ScriptType: v4.00+',
    `PlayResX: ${canvas.width}`,
    `PlayResY: ${canvas.height}`,
    'WrapStyle: 2',
    'ScaledBorderAndShadow: yes',
    'YCbCr Matrix: None',
    '',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding',
    `Style: Shape,sans,20,${['&H00000000', '&H00000000', '&H00000000', '&H00000000'].join()},0,0,0,0,100,100,0,0,1,0,0,7,0,0,0,1`,
    ...styles.lines,
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...events,
    '',
  ].join('\n');
  return { text, fonts: styles.fonts };
}

/** Collects the subtitle styles, one for each font face and text style. */
class Styles {
  readonly lines: string[] = [];
  readonly fonts = new Map<string, string>();
  private readonly names = new Map<ResolvedTextStyle, Map<string, string>>();

  nameOf(face: FontFace, textStyle: ResolvedTextStyle): string {
    const names = this.names.get(textStyle) ?? new Map<string, string>();
    this.names.set(textStyle, names);
    const known = names.get(face.name);
    if (known) return known;
    const name = `S${this.lines.length}`;
    names.set(face.name, name);
    this.fonts.set(basename(face.file), face.file);
    this.lines.push(`Style: ${name},${toStyle(face, textStyle)}`);
    return name;
  }
}

function toStyle(face: FontFace, { size, italic, color, edge }: ResolvedTextStyle): string {
  const colors = [color, color, edge?.color ?? '#000000', '#000000'].map((value) => toColor(value));
  return [
    face.name,
    round(size * (face.ascent + face.descent)),
    ...colors,
    ...[0, italic ? -1 : 0, 0, 0, 100, 100, 0, 0],
    ...[1, round(edge?.width ?? 0), 0, 5, 0, 0, 0],
    // Encoding -1 makes the renderer detect the text direction of each event.
    -1,
  ].join(',');
}

/** Renders one cue as subtitle events. */
class CueRenderer {
  private readonly space: number;
  /** True if words are animated individually. */
  private readonly perWord: boolean;

  constructor(
    private readonly cue: Cue,
    /** Drawing level of the lowest element of this cue. */
    private readonly baseLevel: number,
    private readonly styles: Styles,
  ) {
    const { textStyle } = cue;
    this.space = spaceOf(textStyle);
    this.perWord = cue.spoken !== undefined || TEXT_ANIMATIONS[textStyle.motion].perWord;
  }

  events(): string[] {
    const { textStyle, lines, x, top, align } = this.cue;
    const { size, leading, box } = textStyle;
    const rows = lines.map((words, i) => {
      const { width, positioned } = layOutLine(words, this.space, this.perWord);
      return { positioned, width: width * size, left: x - width * size * ALIGN_FACTORS[align], top: top + i * leading };
    });
    const order = new Map(lines.flat().map((word, i) => [word, i]));
    return [
      ...(box ? this.boxes(box, rows) : []),
      ...rows.flatMap((row) =>
        row.positioned.flatMap((positioned) => this.word(positioned, row, order.get(positioned.word) ?? 0)),
      ),
      ...rows.flatMap((row) => this.highlightBoxes(row)),
    ];
  }

  private boxes(box: NonNullable<ResolvedTextStyle['box']>, rows: readonly Row[]): string[] {
    const { size, leading } = this.cue.textStyle;
    const [paddingX, paddingY, radius] = [BOX.paddingX * size, BOX.paddingY * size, BOX.radius * size];
    const shapes = box.each
      ? rows.map((row) => ({ ...row, height: leading }))
      : [
          {
            left: Math.min(...rows.map(({ left }) => left)),
            width: Math.max(...rows.map(({ width }) => width)),
            top: rows[0]!.top,
            height: rows.length * leading,
          },
        ];
    return shapes
      .filter(({ width }) => width > 0)
      .map(({ left, width, top, height }) =>
        this.rectangle(
          {
            x: left - paddingX,
            y: top - paddingY / (box.each ? 2 : 1),
            width: width + 2 * paddingX,
            height: height + (box.each ? 1 : 2) * paddingY,
            radius,
          },
          { ...box, level: Z_ORDER.box },
        ),
      );
  }

  /** Returns the boxes behind words while they are spoken. */
  private highlightBoxes({ positioned, left, top }: Row): string[] {
    const { spoken, textStyle } = this.cue;
    const { highlight, size, leading } = textStyle;
    if (!spoken || highlight?.kind !== 'box') return [];
    const words = [...new Set(positioned.map(({ word }) => word))];
    return words.flatMap((word) => {
      const time = spoken.get(word);
      const runs = positioned.filter((run) => run.word === word);
      if (!time) return [];
      const from = Math.min(...runs.map(({ x }) => x));
      const to = Math.max(...runs.map(({ x, width }) => x + width));
      const { paddingX, paddingY, radius } = BOX.word;
      const shape = {
        x: left + (from - paddingX) * size,
        y: top - paddingY * size,
        width: (to - from + 2 * paddingX) * size,
        height: leading + 2 * paddingY * size,
        radius: radius * size,
      };
      return [this.rectangle(shape, { color: highlight.color, opacity: 1, level: Z_ORDER.word, ...time })];
    });
  }

  private word(positioned: PositionedText, row: Row, index: number): string[] {
    const { textStyle } = this.cue;
    const { size, leading, shade } = textStyle;
    const [glyphRun] = positioned.glyphRuns as [(typeof positioned.glyphRuns)[0]];
    const middle = { x: row.left + (positioned.x + positioned.width / 2) * size, y: row.top + leading / 2 };
    if (glyphRun.emoji) return this.emoji(glyphRun.emoji, middle, index);
    const { face } = glyphRun;
    const own = textStyle.faces.of(textStyle.font, textStyle.weight);
    const baseline = middle.y + (own.capital / 2) * size;
    const y = baseline + ((face.descent - face.ascent) / 2) * size;
    // A right-to-left mark, for text without strong directional characters.
    const text = (glyphRun.level % 2 === 1 ? '\u200f' : '') + escape(positioned.text);
    const style = this.styles.nameOf(face, textStyle);
    const animation = this.animationTags(middle.x, y, index);
    const soft = textStyle.edge?.soft ? `\\blur${round(textStyle.edge.soft)}` : '';
    return [
      ...(shade
        ? [
            this.event(
              Z_ORDER.shade,
              style,
              `{\\an5${animation}\\1a&HFF&\\bord${round(SHADE.edge * size)}\\3c${toColor(shade)}&\\3a${toAlpha(SHADE.opacity)}\\blur${round(SHADE.blur * size)}}${text}`,
            ),
          ]
        : []),
      this.event(Z_ORDER.text, style, `{\\an5${animation}${soft}${this.spokenChanges(positioned.word)}}${text}`),
    ];
  }

  private emoji(name: string, { x, y }: { x: number; y: number }, index: number): string[] {
    const { size } = this.cue.textStyle;
    return drawEmoji(name, Math.round(EMOJI.side * size)).map(({ color, opacity, path }) =>
      this.event(
        Z_ORDER.text,
        'Shape',
        `{${this.animationTags(x, y, index)}\\1c${toColor(color)}&${opacity < 1 ? `\\1a${toAlpha(opacity)}` : ''}\\p4}${path}`,
      ),
    );
  }

  private rectangle(
    { x, y, width, height, radius }: { x: number; y: number; width: number; height: number; radius: number },
    { color, opacity, level, ...time }: { color: string; opacity: number; level: number; start?: number; end?: number },
  ): string {
    const animation =
      time.start === undefined
        ? this.animationTags(x + width / 2, y + height / 2, 0)
        : toPosition(x + width / 2, y + height / 2);
    const fill = `\\1c${toColor(color)}&\\1a${toAlpha(opacity)}`;
    return this.event(level, 'Shape', `{${animation}${fill}\\p4}${roundedRectangle(width, height, radius)}`, time);
  }

  /** Returns the tags for the position and the animation of an element. */
  private animationTags(x: number, y: number, index: number): string {
    const { start, end, textStyle } = this.cue;
    const length = Math.round((end - start) * 1_000);
    return TEXT_ANIMATIONS[textStyle.motion].tags({ x: round(x), y: round(y), length, index, size: textStyle.size });
  }

  private spokenChanges(word: Word): string {
    const { spoken, start, textStyle } = this.cue;
    const { highlight, color } = textStyle;
    const time = spoken?.get(word);
    if (!time || !highlight) return '';
    const [from, to] = [time.start, time.end].map((at) => Math.max(1, Math.round((at - start) * 1_000))) as [
      number,
      number,
    ];
    const highlightColor = highlight.kind === 'box' ? contrastingColor(highlight.color) : highlight.color;
    const edge = highlight.kind === 'box' ? ['\\3a&HFF&', `\\3a&H00&`] : ['', ''];
    const large =
      highlight.kind === 'pop' ? [`\\fscx${POP_PERCENT}\\fscy${POP_PERCENT}`, '\\fscx100\\fscy100'] : ['', ''];
    const transitionTag = (at: number, tags: string, ms = SWITCH_MS) => `\\t(${at},${at + ms},${tags})`;
    const on = `\\1c${toColor(highlightColor)}&${edge[0]}${large[0]}`;
    const off = `\\1c${toColor(color)}&${edge[1]}${large[1]}`;
    return (
      transitionTag(from, on, highlight.kind === 'box' ? 1 : SWITCH_MS) +
      transitionTag(to, off, highlight.kind === 'box' ? 1 : SWITCH_MS)
    );
  }

  private event(
    level: number,
    style: string,
    text: string,
    { start = this.cue.start, end = this.cue.end } = {},
  ): string {
    return `Dialogue: ${this.baseLevel + level},${toTime(start)},${toTime(end)},${style},,0,0,0,,${text}`;
  }
}

interface Row {
  readonly positioned: readonly PositionedText[];
  readonly width: number;
  readonly left: number;
  readonly top: number;
}

/** Size of a highlighted word that pops, in percent. */
const POP_PERCENT = Math.round(100 * (1 + POP_GROWTH));
/** Duration of the change to and from the highlighted state. */
const SWITCH_MS = 60;

/** Returns a path centered on the origin, in eighths of a pixel. */
function roundedRectangle(width: number, height: number, maxRadius: number): string {
  const [w, h] = [width * 4, height * 4].map(Math.round) as [number, number];
  const r = Math.round(Math.min(maxRadius * 8, w, h));
  const k = Math.round(r * 0.45);
  return [
    `m ${r - w} ${-h} l ${w - r} ${-h} b ${w - k} ${-h} ${w} ${k - h} ${w} ${r - h}`,
    `l ${w} ${h - r} b ${w} ${h - k} ${w - k} ${h} ${w - r} ${h}`,
    `l ${r - w} ${h} b ${k - w} ${h} ${-w} ${h - k} ${-w} ${h - r}`,
    `l ${-w} ${r - h} b ${-w} ${k - h} ${k - w} ${-h} ${r - w} ${-h}`,
  ].join(' ');
}

function toPosition(x: number, y: number): string {
  return `\\pos(${round(x)},${round(y)})`;
}

/** Escapes markup: a word joiner after a backslash disables it, and escaped braces cannot start a command. */
function escape(text: string): string {
  return text.replaceAll('\\', '\\\u2060').replaceAll('{', '\\{').replaceAll('}', '\\}');
}

function toColor(color: string): string {
  return color.replace(/^#(..)(..)(..)$/, '&H00$3$2$1').toUpperCase();
}

function toAlpha(opacity: number): string {
  const value = Math.round((1 - opacity) * 255);
  return `&H${value.toString(16).padStart(2, '0').toUpperCase()}&`;
}

function toTime(seconds: number): string {
  const hundredths = Math.max(0, Math.round(seconds * 100));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${Math.floor(hundredths / 360_000)}:${two((hundredths / 6_000) % 60)}:${two((hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
