import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf, ApiError, type Outcome } from '@reelsheet/client';

/** Finds the result of a call whose response was lost, so that the call is not repeated. */
export type Find<T> = () => Promise<T | undefined>;

const TIMEOUT_MS = 120_000;
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 4_000;

/**
 * Returns the result of a call and retries while the service is unavailable. If a lost response may have created
 * something, `find` is called before the call is repeated.
 */
export async function withRetries<T>(call: () => Promise<Outcome<T>>, find?: Find<T>): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
    const outcome = await attempt(call);
    if ('answer' in outcome) return outcome.answer;
    if (Date.now() > deadline) throw outcome.trouble;
    await sleep(wait);
    const found = await find?.();
    if (found !== undefined) return found;
  }
}

async function attempt<T>(call: () => Promise<Outcome<T>>): Promise<{ answer: T } | { trouble: Error }> {
  try {
    return { answer: await dataOf(call()) };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error;
    return { trouble: error as Error };
  }
}
