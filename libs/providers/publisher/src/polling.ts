import { setTimeout as wait } from 'node:timers/promises';
import { PublishError } from './errors.js';

export interface PollOptions {
  /** Polling interval while a network processes a file, in milliseconds. */
  readonly pollMs?: number;
  /** Maximum time to wait in one run; a later run continues. */
  readonly maxWaitMs?: number;
}

const POLL_MS = 3_000;
const MAX_WAIT_MS = 5 * 60_000;

/** Polls until `isDone` returns true. Throws a retryable `timeout` if it takes too long. */
export async function pollUntil(
  platform: string,
  isDone: () => Promise<boolean>,
  { pollMs = POLL_MS, maxWaitMs = MAX_WAIT_MS }: PollOptions,
  signal?: AbortSignal,
): Promise<void> {
  const until = Date.now() + maxWaitMs;
  while (!(await isDone())) {
    if (Date.now() > until) throw new PublishError(platform, 'timeout', 'processing', { retryAfterMs: MAX_WAIT_MS });
    await wait(pollMs, undefined, { signal });
  }
}
