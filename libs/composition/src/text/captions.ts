import type { Cue } from './ass.js';
import type { Captions, Sentence } from '../document/document.schema.js';
import { requireReadable } from '../document/document.js';
import type { Faces } from './faces.js';
import { letteringOf, lookOf, spaceOf } from './text-style.js';
import { marginsOf, type Network } from './safe-areas.js';
import { Line, toParagraph, type Word, wrap } from './text-layout.js';

const MAX_LINES = 2;
/** More than the smallest words of captions in their own size fill; each highlighted word repeats what is shown with it. */
const MAX_WORDS = 60;
/** Where between the margins the lines stand: their upper edge, middle or lower edge. */
const HEIGHTS = { top: 0, middle: 0.5, bottom: 1 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Room {
  readonly canvas: Size & { readonly safe_area?: Network };
  readonly faces: Faces;
  /** Of the video, in seconds. */
  readonly length: number;
}

/**
 * The cues of a transcription: short groups of words on at most two lines, each while it is spoken. Throws 422 where
 * more is spoken during the video than a document may hold.
 */
export function captionCues(
  captions: Captions,
  sentences: readonly Sentence[],
  { canvas, faces, length }: Room,
): Cue[] {
  const { style = {}, position = 'bottom' } = captions;
  const lettering = letteringOf(style, canvas, faces);
  const { size, leading, uppercase } = lettering;
  const space = spaceOf(lettering);
  const margins = marginsOf(canvas, canvas.safe_area);
  // The lines stay in the middle of the picture, however the margins differ.
  const columns = (canvas.width * (1 - 2 * Math.max(margins.left, margins.right))) / size;
  const [upper, lower] = [canvas.height * margins.top, canvas.height * (1 - margins.bottom)];
  const spoken = oneAtATime(sentences, captions.start ?? 0, length);
  requireReadable(
    spoken.map(({ text }) => text),
    'captions',
  );
  const maxWords = captions.max_words ?? lookOf(style).words ?? MAX_WORDS;
  return spoken.flatMap(({ text, start, end }) => {
    const { words } = toParagraph(uppercase ? text.toLocaleUpperCase() : text, columns, lettering);
    const groups = toGroups(words, { columns, space, maxWords });
    return shareOut(groups, start, end).map(({ item: group, ...time }) => {
      const lines = wrap(group, columns, space);
      const height = lines.length * leading;
      return {
        ...time,
        lines,
        lettering,
        align: 'center' as const,
        x: canvas.width / 2,
        top: upper + (lower - upper - height) * HEIGHTS[position],
        ...(lettering.highlight ? { spoken: timesOf(group, time.start, time.end) } : {}),
      };
    });
  });
}

function timesOf(group: readonly Word[], start: number, end: number) {
  const each = group.map((word) => [word]);
  return new Map(shareOut(each, start, end).map(({ item, ...time }) => [item[0]!, time]));
}

/** Seconds of the video; a sentence gives way when the next one begins. */
function oneAtATime(sentences: readonly Sentence[], offset: number, length: number) {
  const sorted = sentences.toSorted((a, b) => a.startMs - b.startMs);
  return sorted.flatMap(({ text, startMs, endMs }, i) => {
    const start = offset + startMs / 1_000;
    const end = Math.min(offset + Math.min(endMs, sorted[i + 1]?.startMs ?? endMs) / 1_000, length);
    return end > start ? [{ text, start, end }] : [];
  });
}

interface Lines {
  readonly columns: number;
  readonly space: number;
  readonly maxWords: number;
}

/** As few groups as fit on the lines, with about the same number of words each. */
function toGroups(words: readonly Word[], lines: Lines): Word[][] {
  const groups = fillGroups(words, lines);
  const even = fillGroups(words, { ...lines, maxWords: Math.ceil(words.length / Math.max(1, groups.length)) });
  return even.length === groups.length ? even : groups;
}

function fillGroups(words: readonly Word[], { columns, space, maxWords }: Lines): Word[][] {
  const groups: Word[][] = [];
  let [room, lines] = [new Line(columns, space), 0];
  for (const word of words) {
    const group = groups.at(-1);
    if (room.take(word)) lines += 1;
    if (group && group.length < maxWords && lines <= MAX_LINES) {
      group.push(word);
      continue;
    }
    groups.push([word]);
    [room, lines] = [new Line(columns, space), 1];
    room.take(word);
  }
  return groups;
}

/** Divides a time among groups of words by their letters, as a transcription tells no times of single words. */
function shareOut(groups: readonly Word[][], start: number, end: number) {
  const letters = groups.map((group) => group.reduce((sum, word) => sum + word.text.length + 1, 0));
  const total = letters.reduce((sum, count) => sum + count, 0);
  let before = 0;
  return groups.map((item, i) => {
    const from = start + ((end - start) * before) / total;
    before += letters[i]!;
    return { item, start: from, end: start + ((end - start) * before) / total };
  });
}
