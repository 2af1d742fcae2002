import { setTimeout as delay } from 'node:timers/promises';

/** What `work` gives, or undefined after so many milliseconds; the work goes on, and the wait keeps no process alive. */
export async function waitAtMost<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const wait = new AbortController();
  const late = delay(milliseconds, undefined, { ref: false, signal: wait.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    wait.abort();
  }
}
