/** A piece of text that stays on one line. */
export interface Word {
  readonly text: string;
  /** Whether a space sets it apart from the word before it on the same line. */
  readonly spaced: boolean;
  /** About how wide it is, in font sizes. */
  readonly width: number;
}

/** Widths as shares of the font size, for a bold sans serif; the first that matches counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^\p{Mark}+$/u, 0],
  [/\p{Extended_Pictographic}|[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u, 1],
  [/^[\s.,:;'’!|iIljtf()[\]]/u, 0.34],
  [/^[mwMWQ@%—…]/u, 0.85],
  [/^\p{Uppercase}/u, 0.66],
  [/^/u, 0.57],
];
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\u0e00-\u0eff\u1780-\u17ff\u2e80-\u9fff\uf900-\ufaff]/u;

const segmenters = {
  word: new Intl.Segmenter(undefined, { granularity: 'word' }),
  grapheme: new Intl.Segmenter(undefined, { granularity: 'grapheme' }),
};

/** Few signs make up most texts, and each is measured by several expressions. */
const MOST_KNOWN = 10_000;
const knownWidths = new Map<string, number>();

function widthOfSign(sign: string): number {
  let width = knownWidths.get(sign);
  if (width === undefined) {
    width = WIDTHS.find(([pattern]) => pattern.test(sign))![1];
    if (knownWidths.size < MOST_KNOWN) knownWidths.set(sign, width);
  }
  return width;
}

const SPACE = widthOfSign(' ');

/** About how wide the text is, in font sizes. */
export function widthOf(text: string): number {
  return pieces(text, 'grapheme').reduce((sum, sign) => sum + widthOfSign(sign), 0);
}

/** The words of a text, none of them wider than a line of `width` font sizes. */
export function toWords(text: string, width: number): Word[] {
  return text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((token) => splitToken(token, width).map((piece, i) => ({ ...piece, spaced: i === 0 })));
}

type Piece = Pick<Word, 'text' | 'width'>;

function splitToken(token: string, width: number): Piece[] {
  const parts = UNSPACED.test(token) ? attachPunctuation(pieces(token, 'word')) : [token];
  return parts.flatMap((text) => {
    const piece = { text, width: widthOf(text) };
    return piece.width <= width ? [piece] : splitAnywhere(text, width);
  });
}

/** A line never begins with a full stop. */
function attachPunctuation(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    if (/^\p{Punctuation}+$/u.test(part) && joined.length > 0) joined.push(joined.pop()! + part);
    else joined.push(part);
  }
  return joined;
}

function splitAnywhere(text: string, width: number): Piece[] {
  const parts: Piece[] = [];
  for (const sign of pieces(text, 'grapheme')) {
    const last = parts.at(-1);
    const needed = widthOfSign(sign);
    if (last && last.width + needed <= width)
      parts.splice(-1, 1, { text: last.text + sign, width: last.width + needed });
    else parts.push({ text: sign, width: needed });
  }
  return parts;
}

function pieces(text: string, granularity: keyof typeof segmenters): string[] {
  return Array.from(segmenters[granularity].segment(text), ({ segment }) => segment);
}

/** Breaks words into as few lines of at most `width` font sizes as they need, the lines about equally long. */
export function wrap(words: readonly Word[], width: number): Word[][] {
  let lines = fill(words, width);
  for (let narrower = width * 0.95; narrower > width / 3; narrower *= 0.95) {
    if (words.some((word) => word.width > narrower)) break;
    const balanced = fill(words, narrower);
    if (balanced.length > lines.length) break;
    lines = balanced;
  }
  return lines;
}

function fill(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  const room = new Room(width);
  for (const word of words) {
    if (room.take(word)) lines.push([word]);
    else lines.at(-1)!.push(word);
  }
  return lines;
}

/** The line that words are put on, one after another. */
export class Room {
  private left = -1;

  /** `width`: of a line, in font sizes. */
  constructor(private readonly width: number) {}

  /** True where the word begins a new line. */
  take({ width, spaced }: Word): boolean {
    const needed = width + (spaced ? SPACE : 0);
    const isNew = needed > this.left;
    this.left = isNew ? Math.max(0, this.width - width) : this.left - needed;
    return isNew;
  }
}
