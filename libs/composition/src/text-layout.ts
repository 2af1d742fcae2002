/** A piece of text that stays on one line. */
export interface Word {
  readonly text: string;
  /** Whether a space sets it apart from the word before it on the same line. */
  readonly spaced: boolean;
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

/** About how wide the text is, in font sizes. */
export function widthOf(text: string): number {
  return pieces(text, 'grapheme').reduce((sum, sign) => sum + WIDTHS.find(([pattern]) => pattern.test(sign))![1], 0);
}

/** The words of a text, none of them wider than a line of `width` font sizes. */
export function toWords(text: string, width: number): Word[] {
  return text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((token) => splitToken(token, width).map((piece, i) => ({ text: piece, spaced: i === 0 })));
}

function splitToken(token: string, width: number): string[] {
  if (!UNSPACED.test(token) && widthOf(token) <= width) return [token];
  const parts = UNSPACED.test(token) ? attachPunctuation(pieces(token, 'word')) : [token];
  return parts.flatMap((part) => (widthOf(part) <= width ? [part] : splitAnywhere(part, width)));
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

function splitAnywhere(text: string, width: number): string[] {
  const parts: string[] = [];
  let room = 0;
  for (const sign of pieces(text, 'grapheme')) {
    const needed = widthOf(sign);
    if (needed > room) {
      parts.push('');
      room = width;
    }
    parts.push(parts.pop()! + sign);
    room -= needed;
  }
  return parts;
}

function pieces(text: string, granularity: keyof typeof segmenters): string[] {
  return Array.from(segmenters[granularity].segment(text), ({ segment }) => segment);
}

/** Breaks words into as few lines of at most `width` font sizes as they need, the lines about equally long. */
export function wrap(words: readonly Word[], width: number): Word[][] {
  const lines = fill(words, width);
  for (let narrower = width * 0.95; narrower > width / 3; narrower *= 0.95) {
    const balanced = fill(words, narrower);
    if (balanced.length > lines.length || balanced.some((line) => lineWidth(line) > narrower)) break;
    lines.splice(0, lines.length, ...balanced);
  }
  return lines;
}

function fill(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && lineWidth([...line, word]) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

function lineWidth(line: readonly Word[]): number {
  return widthOf(line.map((word, i) => (word.spaced && i > 0 ? ' ' : '') + word.text).join(''));
}
