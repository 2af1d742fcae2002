import bidiFactory from 'bidi-js/dist/bidi.mjs';
import { EMOJI, emojiOf } from './emoji.js';
import type { Face, Faces } from './faces.js';
import { type EastAsian, eastAsianOf, type FontName, type Weight } from './fonts.js';

/** A stretch of a word that is drawn in one go: in one face and direction, or one emoji. */
export interface Piece {
  readonly text: string;
  /** In font sizes. */
  readonly width: number;
  /** Depth of embedding as in Unicode's bidirectional algorithm; odd ones run from right to left. */
  readonly level: number;
  readonly face: Face;
  /** Name of the picture where it is an emoji. */
  readonly emoji?: string;
}

/** A part of a text that stays on one line. */
export interface Word {
  readonly text: string;
  /** Whether a space sets it apart from the word before it on the same line. */
  readonly spaced: boolean;
  /** In font sizes. */
  readonly width: number;
  readonly pieces: readonly Piece[];
}

/** A paragraph as it is drawn. */
export interface Paragraph {
  readonly words: readonly Word[];
  /** Whether its lines begin at the right. */
  readonly rightToLeft: boolean;
}

/** Letters that text is measured in. */
export interface Type {
  readonly faces: Faces;
  readonly font: FontName;
  readonly weight: Weight;
}

/** Scripts that are written without spaces between words. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** What would change the direction or the breaking of text by command. */
const COMMANDS = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

const bidi = bidiFactory();
const segmenters = {
  word: new Intl.Segmenter(undefined, { granularity: 'word' }),
  grapheme: new Intl.Segmenter(undefined, { granularity: 'grapheme' }),
};

/** The words of a line of text, none of them wider than `width` font sizes. */
export function toParagraph(line: string, width: number, type: Type): Paragraph {
  const text = line.replaceAll(/\s/gu, ' ').replaceAll(COMMANDS, '');
  const { levels, paragraphs } = RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text, 'auto') : LEFT_TO_RIGHT;
  const language = eastAsianOf(text);
  const words = Array.from(text.matchAll(/[^ ]+/g)).flatMap((match) =>
    splitToken(match[0], width, (part, from) => {
      const pieces = toPieces(part, match.index + from, { levels, language, type });
      return { text: part, pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) };
    }).map((word, i) => ({ ...word, spaced: i === 0 })),
  );
  return { words, rightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

const LEFT_TO_RIGHT = { levels: new Uint8Array(), paragraphs: [] as { level: number }[] };

type Measured = Omit<Word, 'spaced'>;
type Measure = (part: string, from: number) => Measured;

function splitToken(token: string, width: number, measure: Measure): Measured[] {
  const parts = UNSPACED.test(token) ? attachPunctuation(segmentsOf(token, 'word')) : [token];
  let from = 0;
  return parts.flatMap((part) => {
    const word = measure(part, from);
    const split = word.width <= width ? [word] : splitAnywhere(part, width, (text, at) => measure(text, from + at));
    from += part.length;
    return split;
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

function splitAnywhere(text: string, width: number, measure: Measure): Measured[] {
  const parts: { text: string; from: number; width: number }[] = [];
  let from = 0;
  for (const sign of segmentsOf(text, 'grapheme')) {
    const last = parts.at(-1);
    const needed = measure(sign, from).width;
    if (last && last.width + needed <= width) {
      last.text += sign;
      last.width += needed;
    } else parts.push({ text: sign, from, width: needed });
    from += sign.length;
  }
  return parts.map((part) => measure(part.text, part.from));
}

interface Context {
  readonly levels: Uint8Array;
  readonly language: EastAsian;
  readonly type: Type;
}

function toPieces(part: string, from: number, { levels, language, type }: Context): Piece[] {
  const { faces, font, weight } = type;
  const pieces: { text: string; level: number; face: Face; emoji?: string }[] = [];
  let at = from;
  for (const sign of segmentsOf(part, 'grapheme')) {
    const level = levels[at] ?? 0;
    const emoji = emojiOf(sign);
    const face = emoji ? faces.of(font, weight) : faces.forSign(sign, font, weight, language);
    const last = pieces.at(-1);
    if (last && !emoji && !last.emoji && last.face.file === face.file && last.level === level) last.text += sign;
    else pieces.push({ text: sign, level, face, ...(emoji ? { emoji } : {}) });
    at += sign.length;
  }
  return pieces.map((piece) => ({ ...piece, width: piece.emoji ? EMOJI.advance : piece.face.widthOf(piece.text) }));
}

function segmentsOf(text: string, granularity: keyof typeof segmenters): string[] {
  return Array.from(segmenters[granularity].segment(text), ({ segment }) => segment);
}

/** Breaks words into as few lines of at most `width` font sizes as they need, the lines about equally long. */
export function wrap(words: readonly Word[], width: number, space: number): Word[][] {
  let lines = fill(words, width, space);
  for (let narrower = width * 0.95; narrower > width / 3; narrower *= 0.95) {
    if (words.some((word) => word.width > narrower)) break;
    const balanced = fill(words, narrower, space);
    if (balanced.length > lines.length) break;
    lines = balanced;
  }
  return lines;
}

function fill(words: readonly Word[], width: number, space: number): Word[][] {
  const lines: Word[][] = [];
  const line = new Line(width, space);
  for (const word of words) {
    if (line.take(word)) lines.push([word]);
    else lines.at(-1)!.push(word);
  }
  return lines;
}

/** The line that words are put on, one after another. */
export class Line {
  private left = -1;

  /** Of a line and of a space, in font sizes. */
  constructor(
    private readonly width: number,
    private readonly space: number,
  ) {}

  /** True where the word begins a new line. */
  take({ width, spaced }: Word): boolean {
    const needed = width + (spaced ? this.space : 0);
    const isNew = needed > this.left;
    this.left = isNew ? Math.max(0, this.width - width) : this.left - needed;
    return isNew;
  }
}

/** What stands in a line, each with its place from the line's left edge, in font sizes. */
export interface Placed {
  readonly pieces: readonly Piece[];
  /** The word that the pieces are part of, or the first of several that are drawn in one go. */
  readonly word: Word;
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

/**
 * Puts a line's words in the order in which they are seen. Neighbours in one face and direction are drawn in one go
 * unless words are `apart`.
 */
export function placeLine(words: readonly Word[], space: number, apart: boolean): { width: number; placed: Placed[] } {
  const groups: { word: Word; pieces: Piece[]; text: string; width: number; gap: number; level: number }[] = [];
  for (const [w, word] of words.entries()) {
    for (const [p, piece] of word.pieces.entries()) {
      const gap = p === 0 && w > 0 && word.spaced ? space : 0;
      const last = groups.at(-1);
      const joins =
        last &&
        !(apart && p === 0) &&
        !piece.emoji &&
        !last.pieces[0]!.emoji &&
        last.level === piece.level &&
        last.pieces[0]!.face.file === piece.face.file;
      if (joins) {
        last.pieces.push(piece);
        last.text += (gap > 0 ? ' ' : '') + piece.text;
        last.width += gap + piece.width;
      } else groups.push({ word, pieces: [piece], text: piece.text, width: piece.width, gap, level: piece.level });
    }
  }
  return inOrder(groups);
}

function inOrder<T extends { level: number; width: number; gap: number }>(groups: readonly T[]) {
  // A space belongs to the shallower of its neighbours and is turned around with it.
  const units = groups.flatMap((group, i) =>
    group.gap > 0
      ? [{ width: group.gap, level: Math.min(group.level, groups[i - 1]!.level), group: undefined }, unitOf(group)]
      : [unitOf(group)],
  );
  const deepest = Math.max(0, ...units.map(({ level }) => level));
  for (let level = deepest; level > 0; level--) {
    for (let from = 0; from < units.length; from++) {
      let to = from;
      while (to < units.length && units[to]!.level >= level) to++;
      if (to > from) units.splice(from, to - from, ...units.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  let x = 0;
  const placed = units.flatMap(({ width, group }) => {
    const at = x;
    x += width;
    return group ? [{ ...group, x: at }] : [];
  });
  return { width: x, placed };
}

function unitOf<T extends { level: number; width: number }>(group: T) {
  return { width: group.width, level: group.level, group };
}
