import { stat } from 'node:fs/promises';
import { guardedInput, orUnreadable, probe, runMediaTool, UnreadableMedia } from '@reelsheet/platform-media-tools';
import { MAX_SOUND_SECONDS } from './kind-limits.js';
import { LEVEL_MS, type Levels, type SoundSegment } from './sound-cuts.js';

const RATE = 16_000;
const BYTES_PER_SECOND = RATE * 2;
const WAV_HEADER_BYTES = 44;
const TIMEOUT_MS = 600_000;
/** Length of one sample. */
const MIN_SECONDS = 1 / RATE;
/** Level of digital silence; below everything that 16 bits can represent. */
const SILENCE_DB = -120;
const LEVEL = /^lavfi\.astats\.Overall\.RMS_level=(.*)$/;

/** A part of a file, in seconds. */
export interface Trim {
  readonly start: number;
  readonly duration: number;
}

export interface ExtractedSound {
  /** WAV file, 16-bit mono, so that any segment can be cut with the precision of a sample. */
  readonly file: string;
  readonly seconds: number;
  readonly levels: Levels;
}

/** Extracts the sound of a local file, or of a part of it, and measures its levels. Throws `unreadable_source`. */
export async function extractSound(
  source: string,
  file: string,
  trim: Trim | undefined,
  signal: AbortSignal,
): Promise<ExtractedSound> {
  const found = await probe(source, signal);
  if (!found.audio) throw new UnreadableMedia('The source holds no sound');
  const start = trim?.start ?? 0;
  if (start >= found.duration) throw beyondEnd(found.duration);
  const seconds = Math.min(trim?.duration ?? Infinity, found.duration - start);
  requireShort(seconds);
  const levels: number[] = [];
  const onLine = (line: string) => {
    const [, level] = LEVEL.exec(line) ?? [];
    // For digital silence, ffmpeg prints -inf.
    if (level !== undefined) levels.push(Number.isFinite(Number(level)) ? Number(level) : SILENCE_DB);
  };
  const maxDuration = secondsOf(Math.max(MIN_SECONDS, Math.min(seconds, MAX_SOUND_SECONDS + 1)));
  const input = guardedInput(source, ['-ss', secondsOf(start), '-t', maxDuration]);
  const output = [
    '-map',
    `0:${found.audio.index}`,
    '-af',
    MEASURE,
    '-t',
    maxDuration,
    '-c:a',
    'pcm_s16le',
    '-bitexact',
    '-f',
    'wav',
  ];
  const args = ['-v', 'error', '-nostdin', '-y', ...input, ...output, `file:${file}`];
  const decoded = runMediaTool('ffmpeg', args, { timeoutMs: TIMEOUT_MS, signal, onLine });
  await orUnreadable(decoded, "The source's sound can't be decoded");
  const extracted = Math.max(0, (await stat(file)).size - WAV_HEADER_BYTES) / BYTES_PER_SECOND;
  if (extracted === 0) throw beyondEnd(found.duration);
  requireShort(extracted);
  return { file, seconds: extracted, levels };
}

/** Writes a segment as FLAC, which is lossless and takes a seventh of the time of an MP3. */
export async function writeSegment(
  { file }: ExtractedSound,
  { fromMs, toMs }: SoundSegment,
  target: string,
  signal: AbortSignal,
) {
  const input = guardedInput(file, ['-ss', String(fromMs / 1_000), '-t', String((toMs - fromMs) / 1_000)]);
  const output = ['-f', 'flac', `file:${target}`];
  await runMediaTool('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...input, ...output], { signal });
}

/** Returns the levels of a segment. */
export function levelsOf({ levels }: ExtractedSound, { fromMs, toMs }: SoundSegment): Levels {
  return levels.slice(Math.floor(fromMs / LEVEL_MS), Math.ceil(toMs / LEVEL_MS));
}

/**
 * Filter that converts the sound to one channel and prints its levels. Gaps of the source are filled with silence, so
 * that times stay those of the source.
 */
const MEASURE = [
  `aresample=${RATE}:async=1:first_pts=0`,
  'aformat=sample_fmts=s16:channel_layouts=mono',
  `asetnsamples=n=${(RATE * LEVEL_MS) / 1_000}:p=0`,
  'astats=metadata=1:reset=1:measure_perchannel=none:measure_overall=RMS_level',
  'ametadata=mode=print:key=lavfi.astats.Overall.RMS_level:file=-',
].join(',');

/** Formats seconds for ffmpeg, which does not accept exponents. */
const secondsOf = (seconds: number) => seconds.toFixed(6);

function beyondEnd(seconds: number): UnreadableMedia {
  return new UnreadableMedia(`The source ends after ${seconds} seconds, before the part begins`);
}

function requireShort(seconds: number): void {
  if (seconds > MAX_SOUND_SECONDS)
    throw new UnreadableMedia(`At most ${MAX_SOUND_SECONDS / 60} minutes can be transcribed at once; use trim`);
}
