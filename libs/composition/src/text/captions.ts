import type { Cue } from './ass.js';
import type { Captions, Sentence } from '../document/document-schema.js';
import { assertTextLength } from '../document/document.js';
import type { Faces } from './faces.js';
import { resolveTextStyle, presetOf, spaceOf } from './text-style.js';
import { marginsOf, type Network } from './safe-areas.js';
import { Line, toParagraph, type Word, wrap } from './text-layout.js';

const MAX_LINES = 2;
/** Maximum words of a cue. The size of the subtitles grows with it, because every highlighted word repeats its cue. */
const MAX_WORDS = 60;
/** Vertical alignment between the margins. */
const VERTICAL_FACTORS = { top: 0, middle: 0.5, bottom: 1 } as const;

interface TextSize {
  readonly width: number;
  readonly height: number;
}

interface CaptionLayout {
  readonly canvas: TextSize & { readonly safe_area?: Network };
  readonly faces: Faces;
  /** Length of the video in seconds. */
  readonly length: number;
}

/**
 * Returns the cues of a transcription: short groups of words on at most two lines, each shown while it is spoken.
 * Throws 422 if the text spoken during the video exceeds the limit of a document.
 */
export function captionCues(
  captions: Captions,
  sentences: readonly Sentence[],
  { canvas, faces, length }: CaptionLayout,
): Cue[] {
  const { style = {}, position = 'bottom' } = captions;
  const textStyle = resolveTextStyle(style, canvas, faces);
  const { size, leading, uppercase } = textStyle;
  const space = spaceOf(textStyle);
  const margins = marginsOf(canvas, canvas.safe_area);
  // Lines are centered on the canvas even if the left and right margins differ.
  const columns = (canvas.width * (1 - 2 * Math.max(margins.left, margins.right))) / size;
  const [upper, lower] = [canvas.height * margins.top, canvas.height * (1 - margins.bottom)];
  const spoken = withoutOverlap(sentences, captions.start ?? 0, length);
  assertTextLength(
    spoken.map(({ text }) => text),
    'captions',
  );
  const maxWords = captions.max_words ?? presetOf(style).words ?? MAX_WORDS;
  return spoken.flatMap(({ text, start, end }) => {
    const { words } = toParagraph(uppercase ? text.toLocaleUpperCase() : text, columns, textStyle);
    const groups = toGroups(words, { columns, space, maxWords });
    return distributeTime(groups, start, end).map(({ item: group, ...time }) => {
      const lines = wrap(group, columns, space);
      const height = lines.length * leading;
      return {
        ...time,
        lines,
        textStyle,
        align: 'center' as const,
        x: canvas.width / 2,
        top: upper + (lower - upper - height) * VERTICAL_FACTORS[position],
        ...(textStyle.highlight ? { spoken: timesOf(group, time.start, time.end) } : {}),
      };
    });
  });
}

function timesOf(group: readonly Word[], start: number, end: number) {
  const each = group.map((word) => [word]);
  return new Map(distributeTime(each, start, end).map(({ item, ...time }) => [item[0]!, time]));
}

/** Returns sentences with times in seconds of the video; each one ends when the next one starts. */
function withoutOverlap(sentences: readonly Sentence[], offset: number, length: number) {
  const sorted = sentences.toSorted((a, b) => a.startMs - b.startMs);
  return sorted.flatMap(({ text, startMs, endMs }, i) => {
    const start = offset + startMs / 1_000;
    const end = Math.min(offset + Math.min(endMs, sorted[i + 1]?.startMs ?? endMs) / 1_000, length);
    return end > start ? [{ text, start, end }] : [];
  });
}

interface CaptionLines {
  readonly columns: number;
  readonly space: number;
  readonly maxWords: number;
}

/** Returns as few groups as fit on the lines, with about the same number of words each. */
function toGroups(words: readonly Word[], lines: CaptionLines): Word[][] {
  const groups = createGroups(words, lines);
  const even = createGroups(words, { ...lines, maxWords: Math.ceil(words.length / Math.max(1, groups.length)) });
  return even.length === groups.length ? even : groups;
}

function createGroups(words: readonly Word[], { columns, space, maxWords }: CaptionLines): Word[][] {
  const groups: Word[][] = [];
  let [line, lines] = [new Line(columns, space), 0];
  for (const word of words) {
    const group = groups.at(-1);
    if (line.add(word)) lines += 1;
    if (group && group.length < maxWords && lines <= MAX_LINES) {
      group.push(word);
      continue;
    }
    groups.push([word]);
    [line, lines] = [new Line(columns, space), 1];
    line.add(word);
  }
  return groups;
}

/** Distributes a time over groups of words by their length, because a transcription has no times of single words. */
function distributeTime(groups: readonly Word[][], start: number, end: number) {
  const lengths = groups.map((group) => group.reduce((sum, word) => sum + word.text.length + 1, 0));
  const total = lengths.reduce((sum, count) => sum + count, 0);
  let before = 0;
  return groups.map((item, i) => {
    const from = start + ((end - start) * before) / total;
    before += lengths[i]!;
    return { item, start: from, end: start + ((end - start) * before) / total };
  });
}
