import { guardedInput, orUnreadable, probe, runMediaTool, UnreadableMedia } from '@reelsheet/platform-media-tools';

const KILOBITS = 32;
/** What the least of the vendors takes in one call, at {@link KILOBITS}. */
const LONGEST_SECONDS = 108 * 60;
const TIMEOUT_MS = 300_000;

/** A stretch of a file, in seconds. */
export interface Part {
  readonly start: number;
  readonly duration: number;
}

export interface Sound {
  readonly file: string;
  readonly seconds: number;
}

/** Cuts the sound, or a part of it, out of a local file: small and good enough for speech. Throws `unreadable_source`. */
export async function cutSound(
  source: string,
  file: string,
  part: Part | undefined,
  signal: AbortSignal,
): Promise<Sound> {
  const found = await probe(source, signal);
  if (!found.audio) throw new UnreadableMedia('The source holds no sound');
  const start = part?.start ?? 0;
  const seconds = Math.min(part?.duration ?? Infinity, found.duration - start);
  if (seconds <= 0)
    throw new UnreadableMedia(`The source ends after ${found.duration} seconds, before the part begins`);
  if (seconds > LONGEST_SECONDS)
    throw new UnreadableMedia(
      `At most ${Math.floor(LONGEST_SECONDS / 60)} minutes can be transcribed at once; use trim`,
    );
  const input = guardedInput(source, ['-ss', String(start), '-t', String(seconds)]);
  const output = [
    '-map',
    `0:${found.audio.index}`,
    '-ac',
    '1',
    '-ar',
    '16000',
    '-b:a',
    `${KILOBITS}k`,
    '-f',
    'mp3',
    `file:${file}`,
  ];
  const args = ['-v', 'error', '-nostdin', '-y', ...input, ...output];
  const decoded = runMediaTool('ffmpeg', args, { timeoutMs: TIMEOUT_MS, signal });
  await orUnreadable(decoded, "The source's sound can't be decoded");
  return { file, seconds };
}
