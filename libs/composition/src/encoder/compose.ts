import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DomainError } from '@reelsheet/kernel';
import { MediaToolError, probe, runMediaTool, UnreadableMedia } from '@reelsheet/platform-media-tools';
import { CompositionErrors } from '../document/composition.errors.js';
import { type Command, joinCommand, listenCommand, pictureCommand, posterCommand, soundCommand } from './graph.js';
import { gainFor, needsLimiting, readLoudness, TARGET_LUFS } from './loudness.js';
import type { Plan } from '../document/plan.js';
import { framesOf, type Part, type PicturePart, type Recipe } from './recipe.js';
import { sideBySide } from './side-by-side.js';
import { partOf } from './segments.js';

const TIMEOUT_MS = 600_000;
/** Times that the sound is listened to again for what the limiter takes away; a draft is near enough without. */
const CORRECTIONS = { whole: 2, draft: 0 } as const;
/** Runs of ffmpeg at a time, of one thread each. */
const AT_ONCE = 2;

/** Parts of earlier compositions, by their keys. */
export interface SegmentCache {
  /** Brings a part into a new file. False where there is none of that key. */
  bring(key: string, file: string, signal: AbortSignal): Promise<boolean>;
  /** Offers a part that was just made. */
  keep(key: string, file: string, signal: AbortSignal): Promise<void>;
}

export interface ComposeOptions {
  /** Called with 0..1, never backwards. */
  readonly onProgress?: (share: number) => void;
  /** Ends the work at once and removes what was written. */
  readonly signal?: AbortSignal;
  /** Longest wall time of each run of ffmpeg in milliseconds, ten minutes unless told. */
  readonly timeoutMs?: number;
  /** Of the video; a larger one is not finished. Its parts take as much again. */
  readonly maxBytes?: number;
  /** Where parts are looked for before they are made. */
  readonly kept?: SegmentCache;
}

export interface Composed {
  /** Seconds. */
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/**
 * Writes the video to `outFile` as MP4 (H.264, AAC): stretches of its pictures and its sound, a few at a time, joined without encoding anything again.
 * Throws `unreadable_source` or `render_failed`, or the signal's reason.
 */
export async function compose(recipe: Recipe, outFile: string, options: ComposeOptions = {}): Promise<Composed> {
  const target = resolve(outFile);
  const folder = await mkdtemp(join(dirname(target), 'composition-'));
  try {
    const composed = await new Composition(recipe, folder, options).write(target);
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
  private readonly reached = new Map<Part, number>();
  private readonly timeoutMs: number;
  private written = 0;

  constructor(
    private readonly recipe: Recipe,
    private readonly folder: string,
    private readonly options: ComposeOptions,
  ) {
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  }

  async write(target: string): Promise<Composed> {
    const { plan, pictures, sound } = this.recipe;
    const { maxBytes, signal } = this.options;
    const works = pictures.map((part) => (soon: AbortSignal) => this.make(part, soon, () => this.draw(part, soon)));
    const listening = (soon: AbortSignal) => this.make(sound, soon, () => this.mix(soon));
    await sideBySide([listening, ...works], AT_ONCE, signal);
    const join = joinCommand(plan, framesOf(pictures), sound.file, target, maxBytes);
    await run(join, this.folder, { signal, timeoutMs: this.timeoutMs });
    return inspect(plan, target, maxBytes);
  }

  private async make(part: Part, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    const file = join(this.folder, part.file);
    const { kept, maxBytes = Infinity } = this.options;
    if (!(await kept?.bring(part.key, file, signal))) {
      await work();
      await kept?.keep(part.key, file, signal);
    }
    this.written += (await stat(file)).size;
    if (this.written >= maxBytes) throw tooLarge(maxBytes);
    this.report(part, 1);
  }

  private async draw(part: PicturePart, signal: AbortSignal): Promise<void> {
    const { maxBytes } = this.options;
    const rest = maxBytes === undefined ? undefined : maxBytes - this.written;
    const folder = join(this.folder, `${part.file}.d`);
    await mkdir(folder);
    const seconds = part.plan.frames / part.plan.canvas.fps;
    await run(pictureCommand(part.plan, join(this.folder, part.file), rest), folder, {
      signal,
      timeoutMs: this.timeoutMs,
      onLine: (line) => this.report(part, Number(/^out_time_us=(\d+)/.exec(line)?.[1]) / 1e6 / seconds),
    });
  }

  private async mix(signal: AbortSignal): Promise<void> {
    const { plan, sound } = this.recipe;
    const folder = join(this.folder, `${sound.file}.d`);
    await mkdir(folder);
    const limits = { signal, timeoutMs: this.timeoutMs };
    const gain = await findGain(plan, folder, limits);
    await run(soundCommand(plan, join(this.folder, sound.file), gain), folder, limits);
  }

  private report(part: Part, share: number): void {
    const { plan, pictures } = this.recipe;
    if (!(share > (this.reached.get(part) ?? 0))) return;
    this.reached.set(part, Math.min(1, share));
    const frames = pictures.reduce((sum, each) => sum + each.plan.frames * (this.reached.get(each) ?? 0), 0);
    if (frames > 0) this.options.onProgress?.(Math.min(0.99, frames / plan.frames));
  }
}

/** Writes a JPEG of an early, telling frame of the planned video, before there is any. */
export async function poster(plan: Plan, outFile: string, options: Pick<ComposeOptions, 'signal'> = {}): Promise<void> {
  const target = resolve(outFile);
  const folder = await mkdtemp(join(dirname(target), 'poster-'));
  try {
    const start = Math.min(plan.canvas.fps, Math.floor(plan.frames / 3));
    await run(posterCommand(partOf(plan, { start, frames: 1 }), target), folder, { ...options, timeoutMs: TIMEOUT_MS });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Decibels that bring the sound to the target, found by listening again as long as the limiter takes some away. */
async function findGain(plan: Plan, folder: string, limits: RunOptions): Promise<number> {
  if (plan.sounds.length === 0 && !plan.music) return 0;
  const corrections = CORRECTIONS[plan.isDraft ? 'draft' : 'whole'];
  const listen = async (at?: number) => readLoudness(await run(listenCommand(plan, at), folder, limits));
  const plain = await listen();
  if (!plain) return 0;
  let gain = gainFor(plain);
  for (let turn = 0; turn < corrections && needsLimiting(plain, gain); turn++) {
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

const DISK_FULL = /No space left on device|Disk quota exceeded/;

/** Names the source that could not be decoded, where ffmpeg says which one it was. A full disk is not the document's fault. */
function toFailure(error: MediaToolError, { inputs }: Command): Error {
  const path = inputs.blamedIn(error.tail);
  if (DISK_FULL.test(error.tail)) return error;
  if (!path) return new DomainError(CompositionErrors.failed, undefined, undefined, { cause: error });
  return new UnreadableMedia(`The source at ${path}.source can't be decoded`, error);
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
