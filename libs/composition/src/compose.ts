import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DomainError } from '@reelsheet/kernel';
import { CompositionErrors } from './composition.errors.js';
import { type Command, listenCommand, renderCommand } from './graph.js';
import { guardedInput, MediaToolError, probe, runMediaTool, UnreadableMedia } from '@reelsheet/platform-media-tools';
import { gainFor, needsLimiting, readLoudness, TARGET_LUFS } from './loudness.js';
import type { Plan } from './plan.js';

const TIMEOUT_MS = 600_000;
const CORRECTIONS = 2;
const THUMBNAIL_WIDTH = 540;

export interface ComposeOptions {
  /** Called with 0..1, never backwards. */
  readonly onProgress?: (share: number) => void;
  /** Ends the work at once and removes what was written. */
  readonly signal?: AbortSignal;
  /** Longest wall time of each run of ffmpeg in milliseconds, ten minutes unless told. */
  readonly timeoutMs?: number;
  /** Of the video; a larger one is not finished. */
  readonly maxBytes?: number;
  /** The encoder's threads. With 1, the same plan makes the same bytes. */
  readonly threads?: number;
}

export interface Composed {
  /** Seconds. */
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/**
 * Writes the planned video to `outFile` as MP4 (H.264, AAC) in one pass, after listening once or twice for its loudness.
 * Throws `unreadable_source` or `render_failed`, or the signal's reason.
 */
export async function compose(plan: Plan, outFile: string, options: ComposeOptions = {}): Promise<Composed> {
  const target = resolve(outFile);
  const folder = await mkdtemp(join(dirname(target), 'composition-'));
  const { timeoutMs = TIMEOUT_MS, signal } = options;
  const limits = { signal, timeoutMs };
  try {
    const gain = await findGain(plan, folder, limits);
    const length = plan.frames / plan.canvas.fps;
    await run(renderCommand(plan, target, gain, options), folder, {
      ...limits,
      onLine: progressReader(length, options.onProgress),
    });
    const composed = await inspect(plan, target, options.maxBytes);
    options.onProgress?.(1);
    return composed;
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes a JPEG of an early, telling frame of a video or of a still picture. */
export async function thumbnail(file: string, outFile: string, signal?: AbortSignal): Promise<void> {
  const { duration, video } = await probe(file, signal);
  if (!video) throw new UnreadableMedia('The source holds no pictures');
  const from = duration > 0 ? ['-ss', String(Math.min(1, duration / 3))] : [];
  const scale = `scale='min(iw,${THUMBNAIL_WIDTH})':-2`;
  const output = [
    '-map',
    `0:${video.index}`,
    '-vf',
    scale,
    '-frames:v',
    '1',
    '-q:v',
    '3',
    '-f',
    'image2',
    '-update',
    '1',
  ];
  const args = ['-v', 'error', '-nostdin', '-y', ...guardedInput(file, from), ...output, `file:${resolve(outFile)}`];
  await runMediaTool('ffmpeg', args, { timeoutMs: TIMEOUT_MS, signal });
}

/** Decibels that bring the sound to the target, found by listening again as long as the limiter takes some away. */
async function findGain(plan: Plan, folder: string, limits: RunOptions): Promise<number> {
  if (plan.sounds.length === 0 && !plan.music) return 0;
  const listen = async (at?: number) => readLoudness(await run(listenCommand(plan, at), folder, limits));
  const plain = await listen();
  if (!plain) return 0;
  let gain = gainFor(plain);
  for (let turn = 0; turn < CORRECTIONS && needsLimiting(plain, gain); turn++) {
    const limited = await listen(gain);
    if (!limited) break;
    gain += TARGET_LUFS - limited.integrated;
  }
  return gain;
}

interface RunOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs: number;
  readonly onLine?: (line: string) => void;
}

async function run(command: Command, folder: string, options: RunOptions): Promise<string> {
  const fonts = join(folder, 'fonts');
  await mkdir(fonts, { recursive: true });
  await Promise.all([
    ...[...command.files].map(([name, text]) => writeFile(join(folder, name), text)),
    ...[...command.fonts].map(([name, file]) => link(file, join(fonts, name))),
  ]);
  try {
    return await runMediaTool('ffmpeg', command.args, { cwd: folder, ...options });
  } catch (error) {
    throw error instanceof MediaToolError ? toFailure(error, command) : error;
  }
}

/** An earlier run in the same folder may have used the same font. */
async function link(file: string, path: string): Promise<void> {
  await symlink(file, path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
}

/** Names the source that could not be decoded, where ffmpeg says which one it was. */
function toFailure(error: MediaToolError, { inputs }: Command): DomainError {
  const path = inputs.blamedIn(error.tail);
  if (!path) return new DomainError(CompositionErrors.failed, undefined, undefined, { cause: error });
  return new UnreadableMedia(`The source at ${path}.source can't be decoded`, error);
}

function progressReader(length: number, onProgress: ComposeOptions['onProgress']) {
  let reached = 0;
  return (line: string) => {
    const microseconds = Number(/^out_time_us=(\d+)/.exec(line)?.[1]);
    const share = Math.min(0.99, microseconds / 1e6 / length);
    if (!(share > reached)) return;
    reached = share;
    onProgress?.(share);
  };
}

async function inspect({ canvas, frames }: Plan, file: string, maxBytes = Infinity): Promise<Composed> {
  const { duration, video } = await probe(file);
  const { size: bytes } = await stat(file);
  if (bytes >= maxBytes) throw new DomainError(CompositionErrors.failed, `The video is larger than ${maxBytes} bytes`);
  if (!video || Math.abs((video.frames ?? 0) - frames) > 1) {
    throw new DomainError(
      CompositionErrors.failed,
      `The video came out with ${video?.frames ?? 0} frames instead of ${frames}`,
    );
  }
  return { duration, width: canvas.width, height: canvas.height, bytes };
}
