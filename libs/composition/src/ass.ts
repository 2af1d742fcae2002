import type { TextStyle } from './document.schema.js';
import type { Word } from './text-layout.js';

/** Letters as they are drawn; sizes in pixels of the canvas. */
export interface Letters extends Omit<TextStyle, 'align' | 'uppercase'> {
  readonly font_size: number;
}

/** Text for a time in a place. Times in seconds, places in pixels of the canvas. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly (readonly Word[])[];
  readonly letters: Letters;
  /** Position of the text's anchor as on a numeric keypad: 1 bottom left … 9 top right. */
  readonly anchor: number;
  readonly x: number;
  readonly y: number;
  /** Room for a line; a longer one is broken by the renderer. */
  readonly width: number;
  /** A word that is drawn in another colour. */
  readonly highlight?: { readonly word: Word; readonly color: string };
}

const FONT = 'sans';
const OUTLINE_SHARE = 1 / 12;
const BOX_PADDING_SHARE = 1 / 5;

/** A subtitle file in Advanced SubStation Alpha for a canvas of that size. */
export function toAss(cues: readonly Cue[], canvas: { readonly width: number; readonly height: number }): string {
  const styles = [...new Set(cues.map(({ letters }) => letters))];
  const numbers = new Map(styles.map((letters, i) => [letters, i]));
  const inert = new Inert();
  return [
    '[Script Info]',
    'ScriptType: v4.00+',
    `PlayResX: ${canvas.width}`,
    `PlayResY: ${canvas.height}`,
    'WrapStyle: 0',
    'ScaledBorderAndShadow: yes',
    '',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding',
    ...styles.map((letters, i) => `Style: S${i},${toStyle(letters)}`),
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...cues.map((cue) => toEvent(cue, numbers.get(cue.letters)!, canvas.width, inert)),
    '',
  ].join('\n');
}

function toStyle({ font_size: size, bold = true, italic = false, ...letters }: Letters): string {
  const {
    color = '#FFFFFF',
    outline_color: outline = '#000000',
    outline_width: edge = size * OUTLINE_SHARE,
    background,
  } = letters;
  const border = background ? [3, round(size * BOX_PADDING_SHARE)] : [1, round(edge)];
  const colors = [color, color, background ?? outline, outline].map(toColor);
  // Encoding -1 lets the renderer find each line's writing direction itself.
  return [
    FONT,
    round(size),
    ...colors,
    bold ? -1 : 0,
    italic ? -1 : 0,
    0,
    0,
    100,
    100,
    0,
    0,
    ...border,
    0,
    5,
    0,
    0,
    0,
    -1,
  ].join(',');
}

function toEvent(cue: Cue, style: number, canvasWidth: number, inert: Inert): string {
  const margin = Math.max(0, Math.round((canvasWidth - cue.width) / 2));
  const text = cue.lines.map((line) => line.map((word, i) => toMarkup(word, i, cue, inert)).join('')).join('\\N');
  const place = `{\\an${cue.anchor}\\pos(${round(cue.x)},${round(cue.y)})}`;
  return `Dialogue: 0,${toTime(cue.start)},${toTime(cue.end)},S${style},,${margin},${margin},0,,${place}${text}`;
}

function toMarkup(word: Word, index: number, { letters, highlight }: Cue, inert: Inert): string {
  const text = inert.textOf(word);
  const space = word.spaced && index > 0 ? ' ' : '';
  if (highlight?.word !== word) return space + text;
  return `${space}{\\c${toColor(highlight.color)}}${text}{\\c${toColor(letters.color ?? '#FFFFFF')}}`;
}

/** Inert texts of words; the highlighted words of a group repeat them all. */
class Inert {
  private readonly known = new Map<Word, string>();

  textOf(word: Word): string {
    let text = this.known.get(word);
    if (text === undefined) this.known.set(word, (text = escape(word.text)));
    return text;
  }
}

/** Makes text inert: a word joiner after a backslash takes its meaning away, braces cannot open a command. */
function escape(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, '')
    .replaceAll('\\', '\\\u2060')
    .replaceAll('{', '\\{')
    .replaceAll('}', '\\}');
}

function toColor(color: string): string {
  return color.replace(/^#(..)(..)(..)$/, '&H00$3$2$1').toUpperCase();
}

function toTime(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${Math.floor(hundredths / 360_000)}:${two((hundredths / 6_000) % 60)}:${two((hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
