import { stat } from 'node:fs/promises';
import { guardedInput, orUnreadable, probe, runMediaTool, UnreadableMedia } from '@reelsheet/platform-media-tools';
import { LEVEL_MS, type Levels, type Segment } from './sound-cuts.js';

/** What can be transcribed at once. */
export const MAX_SOUND_SECONDS = 4 * 60 * 60;

const RATE = 16_000;
const BYTES_A_SECOND = RATE * 2;
const WAV_HEADER = 44;
const TIMEOUT_MS = 600_000;
/** A sample. */
const MIN_SECONDS = 1 / RATE;
/** Below all that 16 bits can tell. */
const NOTHING_DB = -120;
const LEVEL = /^lavfi\.astats\.Overall\.RMS_level=(.*)$/;

/** A stretch of a file, in seconds. */
export interface Part {
  readonly start: number;
  readonly duration: number;
}

export interface Sound {
  /** 16-bit mono, so that any part of it is cut out to the sample. */
  readonly file: string;
  readonly seconds: number;
  readonly levels: Levels;
}

/** Takes the sound, or a part of it, out of a local file, and measures how loud it is. Throws `unreadable_source`. */
export async function takeSound(
  source: string,
  file: string,
  part: Part | undefined,
  signal: AbortSignal,
): Promise<Sound> {
  const found = await probe(source, signal);
  if (!found.audio) throw new UnreadableMedia('The source holds no sound');
  const start = part?.start ?? 0;
  if (start >= found.duration) throw beyondEnd(found.duration);
  const seconds = Math.min(part?.duration ?? Infinity, found.duration - start);
  refuseLong(seconds);
  const levels: number[] = [];
  const onLine = (line: string) => {
    const [, level] = LEVEL.exec(line) ?? [];
    // Of digital silence ffmpeg says -inf.
    if (level !== undefined) levels.push(Number.isFinite(Number(level)) ? Number(level) : NOTHING_DB);
  };
  const longest = secondsOf(Math.max(MIN_SECONDS, Math.min(seconds, MAX_SOUND_SECONDS + 1)));
  const input = guardedInput(source, ['-ss', secondsOf(start), '-t', longest]);
  const output = [
    '-map',
    `0:${found.audio.index}`,
    '-af',
    MEASURED,
    '-t',
    longest,
    '-c:a',
    'pcm_s16le',
    '-bitexact',
    '-f',
    'wav',
  ];
  const args = ['-v', 'error', '-nostdin', '-y', ...input, ...output, `file:${file}`];
  const decoded = runMediaTool('ffmpeg', args, { timeoutMs: TIMEOUT_MS, signal, onLine });
  await orUnreadable(decoded, "The source's sound can't be decoded");
  const taken = Math.max(0, (await stat(file)).size - WAV_HEADER) / BYTES_A_SECOND;
  if (taken === 0) throw beyondEnd(found.duration);
  refuseLong(taken);
  return { file, seconds: taken, levels };
}

/** Writes a stretch of it as a file that vendors take: without loss, which takes a seventh of an MP3's time. */
export async function cutSound({ file }: Sound, { fromMs, toMs }: Segment, target: string, signal: AbortSignal) {
  const input = guardedInput(file, ['-ss', String(fromMs / 1_000), '-t', String((toMs - fromMs) / 1_000)]);
  const output = ['-f', 'flac', `file:${target}`];
  await runMediaTool('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...input, ...output], { signal });
}

/** Its levels, for a name that tells it from every other. */
export function levelsOf({ levels }: Sound, { fromMs, toMs }: Segment): Levels {
  return levels.slice(Math.floor(fromMs / LEVEL_MS), Math.ceil(toMs / LEVEL_MS));
}

/** Speech needs one channel. Where the source has gaps, silence takes their place, so that times are those of the source. */
const MEASURED = [
  `aresample=${RATE}:async=1:first_pts=0`,
  'aformat=sample_fmts=s16:channel_layouts=mono',
  `asetnsamples=n=${(RATE * LEVEL_MS) / 1_000}:p=0`,
  'astats=metadata=1:reset=1:measure_perchannel=none:measure_overall=RMS_level',
  'ametadata=mode=print:key=lavfi.astats.Overall.RMS_level:file=-',
].join(',');

/** ffmpeg reads no exponents. */
const secondsOf = (seconds: number) => seconds.toFixed(6);

function beyondEnd(seconds: number): UnreadableMedia {
  return new UnreadableMedia(`The source ends after ${seconds} seconds, before the part begins`);
}

function refuseLong(seconds: number): void {
  if (seconds > MAX_SOUND_SECONDS)
    throw new UnreadableMedia(`At most ${MAX_SOUND_SECONDS / 60} minutes can be transcribed at once; use trim`);
}
