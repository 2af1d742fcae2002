import { setTimeout as delay } from 'node:timers/promises';

/**
 * Calls `probe` until it no longer throws and returns its result. After `timeout` ms (default 120,000, since the
 * machine may be busy) it throws the last error.
 */
export async function eventually<T>(
  probe: () => T | Promise<T>,
  { timeout = 120_000, interval = 25 } = {},
): Promise<T> {
  const deadline = Date.now() + timeout;
  for (;;) {
    try {
      return await probe();
    } catch (error) {
      if (Date.now() >= deadline)
        throw new Error(`still failing after ${timeout} ms: ${textOf(error)}`, { cause: error });
    }
    await delay(interval);
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
