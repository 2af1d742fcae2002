import { DomainError } from '@reelsheet/kernel';
import { openBytes, type Extent, type Plan } from '@reelsheet/composition';
import { renderWork } from '../billing/prices/render-price.js';
import { RenderErrors } from './render-job.errors.js';

/** Of one source, and of the video: upload takes no larger file. */
export const MAX_FILE_BYTES = 2 ** 30;

const START_MS = 3 * 60_000;
/** A second of a video in the usual size may take half a minute on a busy machine. */
const MS_PER_SECOND = 30_000;

/** How long composing a video may take, in milliseconds: in proportion to its work. */
export function maxComposing(extent: Extent): number {
  return START_MS + renderWork(extent) * MS_PER_SECOND;
}

/** Throws `render_too_large` where the sources of a video take more than `megabytes` MiB once they are open. */
export function requireMemory(plan: Plan, megabytes: number): void {
  const needed = Math.ceil(openBytes(plan) / 2 ** 20);
  if (needed > megabytes)
    throw new DomainError(
      RenderErrors.tooLarge,
      `The pictures of all sources take ${needed} MiB when they are opened together; at most ${megabytes} are possible`,
    );
}

/** Gives `work` a signal that aborts with `render_timed_out` after `ms` milliseconds, or as `outer` does. */
export async function inTime<T>(ms: number, outer: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DomainError(RenderErrors.tookTooLong)), ms);
  try {
    return await work(AbortSignal.any([outer, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}
