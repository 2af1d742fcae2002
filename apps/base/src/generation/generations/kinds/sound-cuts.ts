/** How loud a sound is, in decibels (0 is the loudest), one value for each {@link LEVEL_MS}. */
export type Levels = readonly number[];

export const LEVEL_MS = 50;
/** No word is in what stays below it. */
const SILENT_DB = -65;

/** What is sent to a vendor takes so many bits a millisecond at most: FLAC of 16 bits, 16,000 times a second. */
const BITS_A_MS = 260;
const MAX_MS = 300_000;
const SEARCHED_MS = 60_000;
/** So much of a sound must be quiet, and by so much, for a cut there to touch no word. */
const PAUSE = { milliseconds: 300, below: 15 };
/** Of sound on either side of a cut that may touch a word: it is heard twice, and counted once. */
const MARGIN_MS = 2_000;

/** What is heard at once, in milliseconds from the start of the sound. */
export interface Segment {
  /** Between these it counts. */
  readonly startMs: number;
  readonly endMs: number;
  /** Between these it is heard: the same where both ends lie in pauses. */
  readonly fromMs: number;
  readonly toMs: number;
}

interface Cut {
  readonly atMs: number;
  readonly marginMs: number;
}

export const isSilent = (levels: Levels): boolean => levels.every((level) => level < SILENT_DB);

/**
 * Cuts a sound into stretches of at most five minutes that a vendor takes, each where it is quietest nearby. What counts as quiet depends on
 * the recording: between words that are spoken over music no fixed threshold would find a pause.
 */
export function segmentsOf(levels: Levels, endMs: number, maxBytes = Infinity): Segment[] {
  const maxMs = Math.min(MAX_MS, Math.floor((maxBytes * 8) / BITS_A_MS) - 3 * MARGIN_MS);
  const cuts = [...cutsOf(levels, endMs, Math.max(SEARCHED_MS, maxMs)), { atMs: endMs, marginMs: 0 }];
  return cuts.map(({ atMs, marginMs }, index) => {
    const start = cuts[index - 1] ?? { atMs: 0, marginMs: 0 };
    return {
      startMs: start.atMs,
      endMs: atMs,
      fromMs: start.atMs - start.marginMs,
      toMs: Math.min(endMs, atMs + marginMs),
    };
  });
}

function cutsOf(levels: Levels, endMs: number, maxMs: number): Cut[] {
  const cuts: Cut[] = [];
  for (let start = 0; endMs - start > maxMs; start = cuts.at(-1)!.atMs) {
    const rest = endMs - start;
    const aimed = start + rest / Math.ceil(rest / maxMs);
    const around = Math.min(SEARCHED_MS, maxMs / 3);
    cuts.push(quietest(levels, aimed - around, Math.min(aimed + around, start + maxMs)));
  }
  return cuts;
}

/** The middle of the longest of the quietest moments. */
function quietest(levels: Levels, fromMs: number, toMs: number): Cut {
  const first = Math.floor(fromMs / LEVEL_MS);
  const searched = levels.slice(first, Math.floor(toMs / LEVEL_MS));
  const quiet = Math.min(...smoothed(searched)) + PAUSE.below / 3;
  const { start, length } = maxRun(searched, (level) => level <= quiet);
  const isPause = length * LEVEL_MS >= PAUSE.milliseconds && quiet <= loudness(searched) - PAUSE.below;
  return {
    atMs: Math.round((first + start + length / 2) * LEVEL_MS),
    marginMs: isPause ? 0 : MARGIN_MS,
  };
}

/** The mean over as long as a pause takes at least. */
function smoothed(levels: Levels): number[] {
  const width = PAUSE.milliseconds / LEVEL_MS;
  const means: number[] = [];
  let sum = 0;
  for (const [index, level] of levels.entries()) {
    sum += level - (levels[index - width] ?? 0);
    if (index >= width - 1) means.push(sum / width);
  }
  return means;
}

function maxRun(levels: Levels, belongs: (level: number) => boolean): { start: number; length: number } {
  let longest = { start: 0, length: 0 };
  let length = 0;
  for (const [index, level] of levels.entries()) {
    length = belongs(level) ? length + 1 : 0;
    if (length > longest.length) longest = { start: index - length + 1, length };
  }
  return longest;
}

/** As loud as a tenth of it is at least. */
function loudness(levels: Levels): number {
  return levels.toSorted((one, other) => one - other)[Math.floor(levels.length * 0.9)] ?? 0;
}
