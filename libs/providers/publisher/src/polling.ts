import { setTimeout as wait } from 'node:timers/promises';
import { PublishError } from './errors.js';

export interface PollOptions {
  /** How often a network that processes a file is asked, in milliseconds. */
  readonly pollMs?: number;
  /** How long one run waits for it before it leaves the rest to a later one. */
  readonly patienceMs?: number;
}

const POLL_MS = 3_000;
const PATIENCE_MS = 5 * 60_000;

/** Asks until the answer is true; a network that takes too long is a failure after which the next run goes on. */
export async function pollUntil(
  platform: string,
  isDone: () => Promise<boolean>,
  { pollMs = POLL_MS, patienceMs = PATIENCE_MS }: PollOptions,
  signal?: AbortSignal,
): Promise<void> {
  const until = Date.now() + patienceMs;
  while (!(await isDone())) {
    if (Date.now() > until) throw new PublishError(platform, 'timeout', 'processing', { retryAfterMs: PATIENCE_MS });
    await wait(pollMs, undefined, { signal });
  }
}
