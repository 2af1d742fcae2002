/** Loudness of a sound in decibels (0 is the maximum), one value for each {@link LEVEL_MS}. */
export type Levels = readonly number[];

export const LEVEL_MS = 50;
/** Sound that stays below this level contains no words. */
const SILENT_DB = -65;

/** Maximum size of what is sent to a vendor, in bits per millisecond: FLAC with 16 bits and 16,000 samples a second. */
const BITS_PER_MS = 260;
const MAX_SEGMENT_MS = 300_000;
const SEARCH_WINDOW_MS = 60_000;
/** A pause is at least this long and at least this many decibels below the speech; a cut in it touches no word. */
const PAUSE = { milliseconds: 300, decibels: 15 };
/** Overlap on either side of a cut that may touch a word. It is transcribed with both segments and counted once. */
const MARGIN_MS = 2_000;

/** Sound that is transcribed by one call; times in milliseconds from the start of the whole sound. */
export interface SoundSegment {
  /** The part that counts. */
  readonly startMs: number;
  readonly endMs: number;
  /** The part that is transcribed; the same when both cuts are in pauses. */
  readonly fromMs: number;
  readonly toMs: number;
}

interface Cut {
  readonly atMs: number;
  readonly marginMs: number;
}

export const isSilent = (levels: Levels): boolean => levels.every((level) => level < SILENT_DB);

/**
 * Splits a sound into segments of at most five minutes and `maxBytes`, each cut at the quietest position nearby. What
 * counts as quiet depends on the recording: a fixed threshold would find no pause in speech over music.
 */
export function segmentsOf(levels: Levels, endMs: number, maxBytes = Infinity): SoundSegment[] {
  const maxMs = Math.min(MAX_SEGMENT_MS, Math.floor((maxBytes * 8) / BITS_PER_MS) - 3 * MARGIN_MS);
  const cuts = [...cutsOf(levels, endMs, Math.max(SEARCH_WINDOW_MS, maxMs)), { atMs: endMs, marginMs: 0 }];
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
    const remaining = endMs - start;
    const target = start + remaining / Math.ceil(remaining / maxMs);
    const window = Math.min(SEARCH_WINDOW_MS, maxMs / 3);
    cuts.push(quietestCut(levels, target - window, Math.min(target + window, start + maxMs)));
  }
  return cuts;
}

/** Returns the middle of the longest run of the quietest levels between two times. */
function quietestCut(levels: Levels, fromMs: number, toMs: number): Cut {
  const first = Math.floor(fromMs / LEVEL_MS);
  const searched = levels.slice(first, Math.floor(toMs / LEVEL_MS));
  const quiet = Math.min(...smoothed(searched)) + PAUSE.decibels / 3;
  const { start, length } = maxRun(searched, (level) => level <= quiet);
  const isPause = length * LEVEL_MS >= PAUSE.milliseconds && quiet <= speechLevel(searched) - PAUSE.decibels;
  return {
    atMs: Math.round((first + start + length / 2) * LEVEL_MS),
    marginMs: isPause ? 0 : MARGIN_MS,
  };
}

/** Returns moving averages over the minimum length of a pause. */
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

function maxRun(levels: Levels, matches: (level: number) => boolean): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let length = 0;
  for (const [index, level] of levels.entries()) {
    length = matches(level) ? length + 1 : 0;
    if (length > best.length) best = { start: index - length + 1, length };
  }
  return best;
}

/** Returns the 90th percentile of the levels. */
function speechLevel(levels: Levels): number {
  return levels.toSorted((one, other) => one - other)[Math.floor(levels.length * 0.9)] ?? 0;
}
