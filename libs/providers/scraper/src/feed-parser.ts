import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ProviderError } from '@reelsheet/provider-common';
import pLimit from 'p-limit';
import { FEED_LIMITS } from './feed-limits.js';
import type { Feed, FeedDocument } from './parse-feed.js';

/** Result of the thread: the feed, or the reason why it cannot be read. */
export type ParsedFeed = { readonly feed: Feed } | { readonly reason: string };

/** In a bundle the file of the thread is next to the importing file; plain Node needs the built file. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? '../dist/feed.thread.js' : 'feed.thread.js', import.meta.url);
const MEMORY = { maxOldGenerationSizeMb: FEED_LIMITS.maxHeapMib, maxYoungGenerationSizeMb: 16 };

const slots = pLimit(FEED_LIMITS.maxThreads);

/**
 * Parses a document of an outsider in a thread, which is ended when it takes too long or too much memory, so that no
 * document stops the process. Throws `corrupt_answer` with the reason, or the reason of the signal.
 */
export function parseInThread(vendor: string, document: FeedDocument, signal: AbortSignal): Promise<Feed> {
  return slots(async () => {
    const parsed = await parsedBy(document, signal);
    if ('feed' in parsed) return parsed.feed;
    throw new ProviderError(vendor, 'corrupt_answer', { reason: parsed.reason });
  });
}

async function parsedBy(document: FeedDocument, signal: AbortSignal): Promise<ParsedFeed> {
  signal.throwIfAborted();
  const thread = new Worker(THREAD, { workerData: document, resourceLimits: MEMORY });
  const within = AbortSignal.any([signal, AbortSignal.timeout(FEED_LIMITS.parseWithinMs)]);
  try {
    const [parsed] = (await once(thread, 'message', { signal: within })) as [ParsedFeed];
    return parsed;
  } catch (error) {
    signal.throwIfAborted();
    if (within.aborted) return { reason: 'takes too long to read' };
    if (isOutOfMemory(error)) return { reason: 'takes too much memory to read' };
    throw error;
  } finally {
    await thread.terminate();
  }
}

const isOutOfMemory = (error: unknown) => (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
