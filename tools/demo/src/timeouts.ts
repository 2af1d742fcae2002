import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf, Refused, type Outcome } from '@reelsheet/client';

/** Finds what a call of unknown outcome may have made, so that it is not made twice. */
export type Find<T> = () => Promise<T | undefined>;

const PATIENCE_MS = 120_000;
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 4_000;

/**
 * The call's answer; a service that is away for a while is asked again. Where something may have been made by a call
 * whose answer got lost, it is looked for before the call is repeated.
 */
export async function patiently<T>(call: () => Promise<Outcome<T>>, find?: Find<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
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
    if (error instanceof Refused && error.status < 500 && error.status !== 429) throw error;
    return { trouble: error as Error };
  }
}
