import { setTimeout as delay } from 'node:timers/promises';

/** Probes become rarer the longer they fail, because each costs processor time that the awaited work needs. */
const MAX_INTERVAL_MS = 300;
/** The time between two probes grows to this share of the time that was waited for. */
const INTERVAL_SHARE = 1 / 8;

/**
 * Calls `probe` until it no longer throws and returns its result. It waits at least `interval` ms between two calls.
 * After `timeout` ms (default 120,000, since the machine may be busy) it throws the last error.
 */
export async function eventually<T>(
  probe: () => T | Promise<T>,
  { timeout = 120_000, interval = 25 } = {},
): Promise<T> {
  const startedAt = Date.now();
  for (;;) {
    try {
      return await probe();
    } catch (error) {
      if (Date.now() - startedAt >= timeout)
        throw new Error(`still failing after ${timeout} ms: ${textOf(error)}`, { cause: error });
    }
    const growing = Math.min(MAX_INTERVAL_MS, (Date.now() - startedAt) * INTERVAL_SHARE);
    await delay(Math.max(interval, growing));
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
