import { DomainError } from '@reelsheet/kernel';
import { openBytes, type Extent, type Plan } from '@reelsheet/composition';
import { renderWork } from '../billing/prices/render-price.js';
import { RenderErrors } from './render-job.errors.js';

/** Number of render jobs per page of the list. */
export const PAGE_SIZE = 20;

/** Videos that are compared or estimated by the same statements, so that their layers and documents fit in memory. */
export const RENDERS_AT_ONCE = {
  /** Maximum number of videos whose documents are read at once. */
  videos: 200,
  /** Maximum number of layers and sources of documents that are read at once; a video with more is read alone. */
  sources: 500,
} as const;

/** Maximum size of each source and of the video, equal to the maximum file size of the upload service. */
export const MAX_FILE_BYTES = 2 ** 30;

/** Time for composing any video, to which the time for its length is added. */
const START_MS = 3 * 60_000;
/** Milliseconds for one second of video in the default size, generous enough for a busy machine. */
const MS_PER_SECOND = 30_000;

/** Returns the time limit for composing a video in milliseconds, in proportion to its work. */
export function maxComposeMs(extent: Extent): number {
  return START_MS + renderWork(extent) * MS_PER_SECOND;
}

/** Throws `render_too_large` if the opened sources of a video need more than `megabytes` MiB of memory. */
export function assertMemory(plan: Plan, megabytes: number): void {
  const needed = Math.ceil(openBytes(plan) / 2 ** 20);
  if (needed > megabytes)
    throw new DomainError(
      RenderErrors.tooLarge,
      `The pictures of all sources take ${needed} MiB when they are opened together; at most ${megabytes} are possible`,
    );
}

/** Runs `work` with a signal that aborts with `render_timed_out` after `ms` milliseconds, or with `outer`. */
export async function withTimeout<T>(
  ms: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new DomainError(RenderErrors.tookTooLong)), ms);
  try {
    return await work(AbortSignal.any([outer, timeout.signal]));
  } finally {
    clearTimeout(timer);
  }
}

/** Interval at which an event stream checks a render for changes of which it was not notified. */
export const POLL_MS = 2_000;
