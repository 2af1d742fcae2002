import bidiFactory from 'bidi-js/dist/bidi.mjs';
import { EMOJI, emojiOf } from './emoji.js';
import type { FontFace, Faces } from './faces.js';
import { type EastAsian, eastAsianOf, type FontName, type Weight } from './fonts.js';

/** Characters of a word with the same font face and direction, or one emoji. */
export interface GlyphRun {
  readonly text: string;
  /** In font sizes. */
  readonly width: number;
  /** Embedding level of the Unicode bidirectional algorithm; odd levels are right-to-left. */
  readonly level: number;
  readonly face: FontFace;
  /** Name of the picture, if it is an emoji. */
  readonly emoji?: string;
}

/** Text that is never broken across lines. */
export interface Word {
  readonly text: string;
  /** True if a space separates it from the previous word on the same line. */
  readonly spaced: boolean;
  /** In font sizes. */
  readonly width: number;
  readonly glyphRuns: readonly GlyphRun[];
}

/** The words of one paragraph, measured. */
export interface Paragraph {
  readonly words: readonly Word[];
  /** True if its base direction is right-to-left. */
  readonly rightToLeft: boolean;
}

/** The font that text is measured in. */
export interface FontSpec {
  readonly faces: Faces;
  readonly font: FontName;
  readonly weight: Weight;
}

/** Scripts without spaces between words. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Control characters, including those that change the direction or the line breaks of text. */
const CONTROL_CHARACTERS = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

const bidi = bidiFactory();
const segmenters = {
  word: new Intl.Segmenter(undefined, { granularity: 'word' }),
  grapheme: new Intl.Segmenter(undefined, { granularity: 'grapheme' }),
};

/** Returns the words of a line of text, none of them wider than `width` font sizes. */
export function toParagraph(line: string, width: number, type: FontSpec): Paragraph {
  const text = line.replaceAll(/\s/gu, ' ').replaceAll(CONTROL_CHARACTERS, '');
  const { levels, paragraphs } = RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text, 'auto') : LEFT_TO_RIGHT;
  const language = eastAsianOf(text);
  const words = Array.from(text.matchAll(/[^ ]+/g)).flatMap((match) =>
    splitToken(match[0], width, (segment, from) => {
      const glyphRuns = toGlyphRuns(segment, match.index + from, { levels, language, type });
      return { text: segment, glyphRuns, width: glyphRuns.reduce((sum, glyphRun) => sum + glyphRun.width, 0) };
    }).map((word, i) => ({ ...word, spaced: i === 0 })),
  );
  return { words, rightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

const LEFT_TO_RIGHT = { levels: new Uint8Array(), paragraphs: [] as { level: number }[] };

type MeasuredWord = Omit<Word, 'spaced'>;
type Measure = (segment: string, from: number) => MeasuredWord;

function splitToken(token: string, width: number, measure: Measure): MeasuredWord[] {
  const segments = UNSPACED.test(token) ? attachPunctuation(segmentsOf(token, 'word')) : [token];
  let from = 0;
  return segments.flatMap((segment) => {
    const word = measure(segment, from);
    const split = word.width <= width ? [word] : splitAnywhere(segment, width, (text, at) => measure(text, from + at));
    from += segment.length;
    return split;
  });
}

/** Attaches punctuation to the previous word, so that no line starts with it. */
function attachPunctuation(segments: readonly string[]): string[] {
  const joined: string[] = [];
  for (const segment of segments) {
    if (/^\p{Punctuation}+$/u.test(segment) && joined.length > 0) joined.push(joined.pop()! + segment);
    else joined.push(segment);
  }
  return joined;
}

function splitAnywhere(text: string, width: number, measure: Measure): MeasuredWord[] {
  const segments: { text: string; from: number; width: number }[] = [];
  let from = 0;
  for (const grapheme of segmentsOf(text, 'grapheme')) {
    const last = segments.at(-1);
    const needed = measure(grapheme, from).width;
    if (last && last.width + needed <= width) {
      last.text += grapheme;
      last.width += needed;
    } else segments.push({ text: grapheme, from, width: needed });
    from += grapheme.length;
  }
  return segments.map((segment) => measure(segment.text, segment.from));
}

interface Context {
  readonly levels: Uint8Array;
  readonly language: EastAsian;
  readonly type: FontSpec;
}

function toGlyphRuns(segment: string, from: number, { levels, language, type }: Context): GlyphRun[] {
  const { faces, font, weight } = type;
  const glyphRuns: { text: string; level: number; face: FontFace; emoji?: string }[] = [];
  let at = from;
  for (const grapheme of segmentsOf(segment, 'grapheme')) {
    const level = levels[at] ?? 0;
    const emoji = emojiOf(grapheme);
    const face = emoji ? faces.of(font, weight) : faces.forGrapheme(grapheme, font, weight, language);
    const last = glyphRuns.at(-1);
    if (last && !emoji && !last.emoji && last.face.file === face.file && last.level === level) last.text += grapheme;
    else glyphRuns.push({ text: grapheme, level, face, ...(emoji ? { emoji } : {}) });
    at += grapheme.length;
  }
  return glyphRuns.map((glyphRun) => ({
    ...glyphRun,
    width: glyphRun.emoji ? EMOJI.advance : glyphRun.face.widthOf(glyphRun.text),
  }));
}

function segmentsOf(text: string, granularity: keyof typeof segmenters): string[] {
  return Array.from(segmenters[granularity].segment(text), ({ segment }) => segment);
}

/** Breaks words into as few lines of at most `width` font sizes as possible, of about equal length. */
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
    if (line.add(word)) lines.push([word]);
    else lines.at(-1)!.push(word);
  }
  return lines;
}

/** Tracks the remaining width of the current line. */
export class Line {
  private remaining = -1;

  /** Widths of a line and of a space, in font sizes. */
  constructor(
    private readonly width: number,
    private readonly space: number,
  ) {}

  /** Adds a word and returns whether it starts a new line. */
  add({ width, spaced }: Word): boolean {
    const needed = width + (spaced ? this.space : 0);
    const isNew = needed > this.remaining;
    this.remaining = isNew ? Math.max(0, this.width - width) : this.remaining - needed;
    return isNew;
  }
}

/** A text run positioned on a line, in font sizes from its left edge. */
export interface PositionedText {
  readonly glyphRuns: readonly GlyphRun[];
  /** The word of the run, or the first of several words that are drawn together. */
  readonly word: Word;
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

/**
 * Positions the words of a line in visual order. Adjacent words with the same face and direction are drawn together,
 * unless words are animated individually (`perWord`).
 */
export function layOutLine(
  words: readonly Word[],
  space: number,
  perWord: boolean,
): { width: number; positioned: PositionedText[] } {
  const groups: { word: Word; glyphRuns: GlyphRun[]; text: string; width: number; gap: number; level: number }[] = [];
  for (const [w, word] of words.entries()) {
    for (const [p, glyphRun] of word.glyphRuns.entries()) {
      const gap = p === 0 && w > 0 && word.spaced ? space : 0;
      const last = groups.at(-1);
      const joins =
        last &&
        !(perWord && p === 0) &&
        !glyphRun.emoji &&
        !last.glyphRuns[0]!.emoji &&
        last.level === glyphRun.level &&
        last.glyphRuns[0]!.face.file === glyphRun.face.file;
      if (joins) {
        last.glyphRuns.push(glyphRun);
        last.text += (gap > 0 ? ' ' : '') + glyphRun.text;
        last.width += gap + glyphRun.width;
      } else
        groups.push({
          word,
          glyphRuns: [glyphRun],
          text: glyphRun.text,
          width: glyphRun.width,
          gap,
          level: glyphRun.level,
        });
    }
  }
  return inVisualOrder(groups);
}

function inVisualOrder<T extends { level: number; width: number; gap: number }>(groups: readonly T[]) {
  // A space has the lower level of its two adjacent groups and is reversed with it.
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
  const positioned = units.flatMap(({ width, group }) => {
    const at = x;
    x += width;
    return group ? [{ ...group, x: at }] : [];
  });
  return { width: x, positioned };
}

function unitOf<T extends { level: number; width: number }>(group: T) {
  return { width: group.width, level: group.level, group };
}
