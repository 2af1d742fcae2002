import { basename } from 'node:path';
import { opposite } from './contrast.js';
import { drawEmoji, EMOJI } from './emoji.js';
import type { Face } from './faces.js';
import { GROWTH, type Lettering, spaceOf } from './text-style.js';
import { MOVES } from './motions.js';
import { type Placed, placeLine, type Word } from './text-layout.js';

/** Text for a time in a place. Times in seconds, places in pixels of the canvas. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly (readonly Word[])[];
  readonly lettering: Lettering;
  readonly align: 'left' | 'center' | 'right';
  /** Where the lines begin, have their middle or end, as `align` says. */
  readonly x: number;
  /** Upper edge of the first line. */
  readonly top: number;
  /** When each word is spoken, where the one being spoken stands out. */
  readonly spoken?: ReadonlyMap<Word, { readonly start: number; readonly end: number }>;
}

/** A subtitle file, and the font files that it needs by the names that they are to have. */
export interface Script {
  readonly text: string;
  readonly fonts: ReadonlyMap<string, string>;
}

const BOX = { across: 0.42, above: 0.2, radius: 0.3, word: { across: 0.14, above: 0.02, radius: 0.22 } } as const;
const SHADE = { edge: 0.1, blur: 0.12, opacity: 0.7 } as const;
const ACROSS = { left: 0, center: 0.5, right: 1 } as const;
/** What lies over what. */
const DEPTHS = { box: 0, shade: 1, word: 2, letters: 3 } as const;
const DEEP = Object.keys(DEPTHS).length;

/** Subtitles in Advanced SubStation Alpha for a canvas of that size, every word in a place of its own. */
export function toAss(cues: readonly Cue[], canvas: { readonly width: number; readonly height: number }): Script {
  const styles = new Styles();
  const events = cues.flatMap((cue, i) => new Drawn(cue, i * DEEP, styles).events());
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

/** Named styles, one for each face and lettering. */
class Styles {
  readonly lines: string[] = [];
  readonly fonts = new Map<string, string>();
  private readonly names = new Map<Lettering, Map<string, string>>();

  nameOf(face: Face, lettering: Lettering): string {
    const names = this.names.get(lettering) ?? new Map<string, string>();
    this.names.set(lettering, names);
    const known = names.get(face.name);
    if (known) return known;
    const name = `S${this.lines.length}`;
    names.set(face.name, name);
    this.fonts.set(basename(face.file), face.file);
    this.lines.push(`Style: ${name},${toStyle(face, lettering)}`);
    return name;
  }
}

function toStyle(face: Face, { size, italic, color, edge }: Lettering): string {
  const colors = [color, color, edge?.color ?? '#000000', '#000000'].map((value) => toColor(value));
  return [
    face.name,
    round(size * (face.ascent + face.descent)),
    ...colors,
    ...[0, italic ? -1 : 0, 0, 0, 100, 100, 0, 0],
    ...[1, round(edge?.width ?? 0), 0, 5, 0, 0, 0],
    // Lets the renderer find the direction of each event itself.
    -1,
  ].join(',');
}

/** A cue on its way to events. */
class Drawn {
  private readonly space: number;
  /** Whether words move or change by themselves. */
  private readonly apart: boolean;

  constructor(
    private readonly cue: Cue,
    /** What lies below this cue. */
    private readonly below: number,
    private readonly styles: Styles,
  ) {
    const { lettering } = cue;
    this.space = spaceOf(lettering);
    this.apart = cue.spoken !== undefined || MOVES[lettering.motion].apart;
  }

  events(): string[] {
    const { lettering, lines, x, top, align } = this.cue;
    const { size, leading, box } = lettering;
    const rows = lines.map((words, i) => {
      const { width, placed } = placeLine(words, this.space, this.apart);
      return { placed, width: width * size, left: x - width * size * ACROSS[align], top: top + i * leading };
    });
    const order = new Map(lines.flat().map((word, i) => [word, i]));
    return [
      ...(box ? this.boxes(box, rows) : []),
      ...rows.flatMap((row) => row.placed.flatMap((placed) => this.word(placed, row, order.get(placed.word) ?? 0))),
      ...rows.flatMap((row) => this.marks(row)),
    ];
  }

  private boxes(box: NonNullable<Lettering['box']>, rows: readonly Row[]): string[] {
    const { size, leading } = this.cue.lettering;
    const [across, above, radius] = [BOX.across * size, BOX.above * size, BOX.radius * size];
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
            x: left - across,
            y: top - above / (box.each ? 2 : 1),
            width: width + 2 * across,
            height: height + (box.each ? 1 : 2) * above,
            radius,
          },
          { ...box, depth: DEPTHS.box },
        ),
      );
  }

  /** The boxes behind words while they are spoken. */
  private marks({ placed, left, top }: Row): string[] {
    const { spoken, lettering } = this.cue;
    const { highlight, size, leading } = lettering;
    if (!spoken || highlight?.kind !== 'box') return [];
    const words = [...new Set(placed.map(({ word }) => word))];
    return words.flatMap((word) => {
      const time = spoken.get(word);
      const parts = placed.filter((part) => part.word === word);
      if (!time) return [];
      const from = Math.min(...parts.map(({ x }) => x));
      const to = Math.max(...parts.map(({ x, width }) => x + width));
      const { across, above, radius } = BOX.word;
      const shape = {
        x: left + (from - across) * size,
        y: top - above * size,
        width: (to - from + 2 * across) * size,
        height: leading + 2 * above * size,
        radius: radius * size,
      };
      return [this.rectangle(shape, { color: highlight.color, opacity: 1, depth: DEPTHS.word, ...time })];
    });
  }

  private word(placed: Placed, row: Row, index: number): string[] {
    const { lettering } = this.cue;
    const { size, leading, shade } = lettering;
    const [piece] = placed.pieces as [(typeof placed.pieces)[0]];
    const middle = { x: row.left + (placed.x + placed.width / 2) * size, y: row.top + leading / 2 };
    if (piece.emoji) return this.emoji(piece.emoji, middle, index);
    const { face } = piece;
    const own = lettering.faces.of(lettering.font, lettering.weight);
    const baseline = middle.y + (own.capital / 2) * size;
    const y = baseline + ((face.descent - face.ascent) / 2) * size;
    // A mark of direction, where the letters alone would not tell it.
    const text = (piece.level % 2 === 1 ? '\u200f' : '') + escape(placed.text);
    const style = this.styles.nameOf(face, lettering);
    const moves = this.moves(middle.x, y, index);
    const soft = lettering.edge?.soft ? `\\blur${round(lettering.edge.soft)}` : '';
    return [
      ...(shade
        ? [
            this.event(
              DEPTHS.shade,
              style,
              `{\\an5${moves}\\1a&HFF&\\bord${round(SHADE.edge * size)}\\3c${toColor(shade)}&\\3a${toAlpha(SHADE.opacity)}\\blur${round(SHADE.blur * size)}}${text}`,
            ),
          ]
        : []),
      this.event(DEPTHS.letters, style, `{\\an5${moves}${soft}${this.spokenChanges(placed.word)}}${text}`),
    ];
  }

  private emoji(name: string, { x, y }: { x: number; y: number }, index: number): string[] {
    const { size } = this.cue.lettering;
    return drawEmoji(name, Math.round(EMOJI.side * size)).map(({ color, opacity, path }) =>
      this.event(
        DEPTHS.letters,
        'Shape',
        `{${this.moves(x, y, index)}\\1c${toColor(color)}&${opacity < 1 ? `\\1a${toAlpha(opacity)}` : ''}\\p4}${path}`,
      ),
    );
  }

  private rectangle(
    { x, y, width, height, radius }: { x: number; y: number; width: number; height: number; radius: number },
    { color, opacity, depth, ...time }: { color: string; opacity: number; depth: number; start?: number; end?: number },
  ): string {
    const moves =
      time.start === undefined ? this.moves(x + width / 2, y + height / 2, 0) : toPlace(x + width / 2, y + height / 2);
    const look = `\\1c${toColor(color)}&\\1a${toAlpha(opacity)}`;
    return this.event(depth, 'Shape', `{${moves}${look}\\p4}${roundedRectangle(width, height, radius)}`, time);
  }

  /** Where something stands, and how it comes and goes. */
  private moves(x: number, y: number, index: number): string {
    const { start, end, lettering } = this.cue;
    const length = Math.round((end - start) * 1_000);
    return MOVES[lettering.motion].tags({ x: round(x), y: round(y), length, index, size: lettering.size });
  }

  private spokenChanges(word: Word): string {
    const { spoken, start, lettering } = this.cue;
    const { highlight, color } = lettering;
    const time = spoken?.get(word);
    if (!time || !highlight) return '';
    const [from, to] = [time.start, time.end].map((at) => Math.max(1, Math.round((at - start) * 1_000))) as [
      number,
      number,
    ];
    const lit = highlight.kind === 'box' ? opposite(highlight.color) : highlight.color;
    const edge = highlight.kind === 'box' ? ['\\3a&HFF&', `\\3a&H00&`] : ['', ''];
    const large = highlight.kind === 'pop' ? [`\\fscx${LARGE}\\fscy${LARGE}`, '\\fscx100\\fscy100'] : ['', ''];
    const soon = (at: number, tags: string, ms = SWITCH_MS) => `\\t(${at},${at + ms},${tags})`;
    const on = `\\1c${toColor(lit)}&${edge[0]}${large[0]}`;
    const off = `\\1c${toColor(color)}&${edge[1]}${large[1]}`;
    return (
      soon(from, on, highlight.kind === 'box' ? 1 : SWITCH_MS) + soon(to, off, highlight.kind === 'box' ? 1 : SWITCH_MS)
    );
  }

  private event(
    depth: number,
    style: string,
    text: string,
    { start = this.cue.start, end = this.cue.end } = {},
  ): string {
    return `Dialogue: ${this.below + depth},${toTime(start)},${toTime(end)},${style},,0,0,0,,${text}`;
  }
}

interface Row {
  readonly placed: readonly Placed[];
  readonly width: number;
  readonly left: number;
  readonly top: number;
}

/** Percent of a word that pops out. */
const LARGE = Math.round(100 * (1 + GROWTH));
/** How long a word takes to light up. */
const SWITCH_MS = 60;

/** Around its middle, in eighths of a pixel. */
function roundedRectangle(width: number, height: number, wished: number): string {
  const [w, h] = [width * 4, height * 4].map(Math.round) as [number, number];
  const r = Math.round(Math.min(wished * 8, w, h));
  const k = Math.round(r * 0.45);
  return [
    `m ${r - w} ${-h} l ${w - r} ${-h} b ${w - k} ${-h} ${w} ${k - h} ${w} ${r - h}`,
    `l ${w} ${h - r} b ${w} ${h - k} ${w - k} ${h} ${w - r} ${h}`,
    `l ${r - w} ${h} b ${k - w} ${h} ${-w} ${h - k} ${-w} ${h - r}`,
    `l ${-w} ${r - h} b ${-w} ${k - h} ${k - w} ${-h} ${r - w} ${-h}`,
  ].join(' ');
}

function toPlace(x: number, y: number): string {
  return `\\pos(${round(x)},${round(y)})`;
}

/** Makes text inert: a word joiner after a backslash takes its meaning away, braces cannot open a command. */
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
