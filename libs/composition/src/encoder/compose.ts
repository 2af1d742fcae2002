import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DomainError } from '@reelsheet/kernel';
import { MediaToolError, probe, runMediaTool, UnreadableMedia } from '@reelsheet/platform-media-tools';
import { CompositionErrors } from '../document/composition.errors.js';
import { type Command, joinCommand, loudnessCommand, pictureCommand, posterCommand, soundCommand } from './graph.js';
import { gainFor, needsLimiting, readLoudness, TARGET_LUFS } from './loudness.js';
import type { Plan } from '../document/plan.js';
import { framesOf, type Segment, type PictureSegment, type SegmentPlan } from './segment-plan.js';
import { runConcurrently } from './run-concurrently.js';
import { cutPlan } from './segments.js';

const TIMEOUT_MS = 600_000;
/** Number of times the loudness is measured again to compensate for the limiter. Drafts skip this to save time. */
const LOUDNESS_CORRECTIONS = { full: 2, draft: 0 } as const;
/** Number of ffmpeg processes that run at the same time, each on one thread. */
const CONCURRENCY = 2;

/** Stores encoded segments by content key, so that later compositions can reuse them. */
export interface SegmentCache {
  /** Copies a cached segment into a new file. Returns false if there is none under this key. */
  fetch(key: string, file: string, signal: AbortSignal): Promise<boolean>;
  /** Stores a segment that was just encoded. */
  store(key: string, file: string, signal: AbortSignal): Promise<void>;
}

export interface ComposeOptions {
  /** Called with the progress from 0 to 1, which never decreases. */
  readonly onProgress?: (share: number) => void;
  /** Aborts the composition and removes all written files. */
  readonly signal?: AbortSignal;
  /** Maximum duration of each ffmpeg process in milliseconds. Default: ten minutes. */
  readonly timeoutMs?: number;
  /** Maximum size of the video; a larger one fails. Its segments take up to the same space again. */
  readonly maxBytes?: number;
  /** Cache that is checked before a segment is encoded. */
  readonly cache?: SegmentCache;
}

export interface Composed {
  /** Seconds. */
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/**
 * Writes the video to `outFile` as MP4 (H.264, AAC). Video segments and the sound track are encoded separately, a
 * few at a time, and then joined without re-encoding. Throws `unreadable_source`, `render_failed` or the signal's
 * reason.
 */
export async function compose(
  segmentPlan: SegmentPlan,
  outFile: string,
  options: ComposeOptions = {},
): Promise<Composed> {
  const target = resolve(outFile);
  const folder = await mkdtemp(join(dirname(target), 'composition-'));
  try {
    const composed = await new Composition(segmentPlan, folder, options).write(target);
    options.onProgress?.(1);
    return composed;
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

class Composition {
  private readonly progress = new Map<Segment, number>();
  private readonly timeoutMs: number;
  private writtenBytes = 0;

  constructor(
    private readonly segmentPlan: SegmentPlan,
    private readonly folder: string,
    private readonly options: ComposeOptions,
  ) {
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  }

  async write(target: string): Promise<Composed> {
    const { plan, pictures, sound } = this.segmentPlan;
    const { maxBytes, signal } = this.options;
    const videoTasks = pictures.map(
      (segment) => (abort: AbortSignal) => this.make(segment, abort, () => this.draw(segment, abort)),
    );
    const soundTask = (abort: AbortSignal) => this.make(sound, abort, () => this.mix(abort));
    await runConcurrently([soundTask, ...videoTasks], CONCURRENCY, signal);
    const join = joinCommand(plan, framesOf(pictures), sound.file, target, maxBytes);
    await run(join, this.folder, { signal, timeoutMs: this.timeoutMs });
    return inspect(plan, target, maxBytes);
  }

  /** Fetches a segment from the cache, or encodes it and stores it there. */
  private async make(segment: Segment, signal: AbortSignal, encode: () => Promise<void>): Promise<void> {
    const file = join(this.folder, segment.file);
    const { cache, maxBytes = Infinity } = this.options;
    if (!(await cache?.fetch(segment.key, file, signal))) {
      await encode();
      await cache?.store(segment.key, file, signal);
    }
    this.writtenBytes += (await stat(file)).size;
    if (this.writtenBytes >= maxBytes) throw tooLarge(maxBytes);
    this.report(segment, 1);
  }

  private async draw(segment: PictureSegment, signal: AbortSignal): Promise<void> {
    const { maxBytes } = this.options;
    const rest = maxBytes === undefined ? undefined : maxBytes - this.writtenBytes;
    const folder = join(this.folder, `${segment.file}.d`);
    await mkdir(folder);
    const seconds = segment.plan.frames / segment.plan.canvas.fps;
    await run(pictureCommand(segment.plan, join(this.folder, segment.file), rest), folder, {
      signal,
      timeoutMs: this.timeoutMs,
      onLine: (line) => this.report(segment, Number(/^out_time_us=(\d+)/.exec(line)?.[1]) / 1e6 / seconds),
    });
  }

  private async mix(signal: AbortSignal): Promise<void> {
    const { plan, sound } = this.segmentPlan;
    const folder = join(this.folder, `${sound.file}.d`);
    await mkdir(folder);
    const limits = { signal, timeoutMs: this.timeoutMs };
    const gain = await measureGain(plan, folder, limits);
    await run(soundCommand(plan, join(this.folder, sound.file), gain), folder, limits);
  }

  private report(segment: Segment, share: number): void {
    const { plan, pictures } = this.segmentPlan;
    if (!(share > (this.progress.get(segment) ?? 0))) return;
    this.progress.set(segment, Math.min(1, share));
    const frames = pictures.reduce((sum, each) => sum + each.plan.frames * (this.progress.get(each) ?? 0), 0);
    if (frames > 0) this.options.onProgress?.(Math.min(0.99, frames / plan.frames));
  }
}

/** Writes a JPEG of an early frame of the planned video, before the video itself is encoded. */
export async function poster(plan: Plan, outFile: string, options: Pick<ComposeOptions, 'signal'> = {}): Promise<void> {
  const target = resolve(outFile);
  const folder = await mkdtemp(join(dirname(target), 'poster-'));
  try {
    const start = Math.min(plan.canvas.fps, Math.floor(plan.frames / 3));
    await run(posterCommand(cutPlan(plan, { start, frames: 1 }), target), folder, {
      ...options,
      timeoutMs: TIMEOUT_MS,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the gain in decibels that reaches the target loudness, measured again while the limiter reduces it. */
async function measureGain(plan: Plan, folder: string, limits: RunOptions): Promise<number> {
  if (plan.sounds.length === 0 && !plan.music) return 0;
  const corrections = LOUDNESS_CORRECTIONS[plan.isDraft ? 'draft' : 'full'];
  const measure = async (at?: number) => readLoudness(await run(loudnessCommand(plan, at), folder, limits));
  const plain = await measure();
  if (!plain) return 0;
  let gain = gainFor(plain);
  for (let round = 0; round < corrections && needsLimiting(plain, gain); round++) {
    const limited = await measure(gain);
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
    throw error instanceof MediaToolError ? toRenderError(error, command) : error;
  }
}

/** Creates a symlink; an earlier ffmpeg run in the same folder may have created it already. */
async function link(file: string, path: string): Promise<void> {
  await symlink(file, path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
}

const DISK_FULL = /No space left on device|Disk quota exceeded/;

/**
 * Returns an error that names the source that could not be decoded, if ffmpeg reports it. A full disk stays an
 * internal error.
 */
function toRenderError(error: MediaToolError, { inputs }: Command): Error {
  const sourcePath = inputs.sourcePathIn(error.tail);
  if (DISK_FULL.test(error.tail)) return error;
  if (!sourcePath) return new DomainError(CompositionErrors.failed, undefined, undefined, { cause: error });
  return new UnreadableMedia(`The source at ${sourcePath}.source can't be decoded`, error);
}

async function inspect({ canvas, frames }: Plan, file: string, maxBytes = Infinity): Promise<Composed> {
  const { duration, video } = await probe(file);
  const { size: bytes } = await stat(file);
  if (bytes >= maxBytes) throw tooLarge(maxBytes);
  if (!video || Math.abs((video.frames ?? 0) - frames) > 1) {
    throw new DomainError(
      CompositionErrors.failed,
      `The video came out with ${video?.frames ?? 0} frames instead of ${frames}`,
    );
  }
  return { duration, width: canvas.width, height: canvas.height, bytes };
}

function tooLarge(maxBytes: number): DomainError {
  return new DomainError(CompositionErrors.failed, `The video is larger than ${maxBytes} bytes`);
}
