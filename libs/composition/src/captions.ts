import type { Cue, Letters } from './ass.js';
import type { Captions, Sentence } from './document.schema.js';
import { requireReadable } from './document.js';
import { Room, toWords, type Word, wrap } from './text-layout.js';

const MAX_LINES = 2;
/** More than the smallest words of captions in their own size fill; each highlighted word repeats what is shown with it. */
const MAX_WORDS = 60;
const LINE_WIDTH_SHARE = 0.84;

/** How far from the top the captions stand; players put their buttons over the lower part of an upright video. */
const HEIGHTS = {
  upright: { top: 0.14, middle: 0.5, bottom: 0.76 },
  wide: { top: 0.1, middle: 0.5, bottom: 0.92 },
} as const;
const ANCHORS = { top: 8, middle: 5, bottom: 2 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A font size that can be read on a telephone and leaves the picture its room. */
export function defaultFontSize({ width, height }: Size): number {
  return Math.round(Math.min(width * 0.075, height * 0.06));
}

/**
 * The cues of a transcription: short groups of words on at most two lines, each while it is spoken. Throws 422 where
 * more is spoken during the video than a document may hold.
 */
export function captionCues(captions: Captions, sentences: readonly Sentence[], canvas: Size, length: number): Cue[] {
  const { highlight_color: color, uppercase, ...style } = captions.style ?? {};
  const letters: Letters = { ...style, font_size: style.font_size ?? defaultFontSize(canvas) };
  const width = canvas.width * LINE_WIDTH_SHARE;
  const place = { ...placeOf(captions, canvas), letters, width };
  const columns = width / letters.font_size;
  const spoken = oneAtATime(sentences, captions.start ?? 0, length);
  requireReadable(
    spoken.map(({ text }) => text),
    'captions',
  );
  return spoken.flatMap(({ text, start, end }) => {
    const shown = uppercase ? text.toLocaleUpperCase() : text;
    const groups = toGroups(toWords(shown, columns), columns, captions.max_words ?? MAX_WORDS);
    return shareOut(groups, start, end).flatMap(({ item: group, ...time }) => {
      const cue = { ...place, ...time, lines: wrap(group, columns) };
      if (!color) return [cue];
      return shareOut(
        group.map((word) => [word]),
        time.start,
        time.end,
      ).map(({ item: [word], ...wordTime }) => ({
        ...cue,
        ...wordTime,
        highlight: { word: word!, color },
      }));
    });
  });
}

function placeOf({ position = 'bottom' }: Captions, { width, height }: Size) {
  const heights = width > height ? HEIGHTS.wide : HEIGHTS.upright;
  return { anchor: ANCHORS[position], x: width / 2, y: height * heights[position] };
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

/** As few groups as fit on the lines, with about the same number of words each. */
function toGroups(words: readonly Word[], columns: number, maxWords: number): Word[][] {
  const groups = fillGroups(words, columns, maxWords);
  const even = fillGroups(words, columns, Math.ceil(words.length / Math.max(1, groups.length)));
  return even.length === groups.length ? even : groups;
}

function fillGroups(words: readonly Word[], columns: number, maxWords: number): Word[][] {
  const groups: Word[][] = [];
  let [room, lines] = [new Room(columns), 0];
  for (const word of words) {
    const group = groups.at(-1);
    if (room.take(word)) lines += 1;
    if (group && group.length < maxWords && lines <= MAX_LINES) {
      group.push(word);
      continue;
    }
    groups.push([word]);
    [room, lines] = [new Room(columns), 1];
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
