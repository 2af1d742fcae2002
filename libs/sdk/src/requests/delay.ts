/** Resolves after some milliseconds; rejects with the reason of the signal if that aborts first. */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 15_000;

/** Returns a random delay before the next attempt; its maximum doubles with each attempt. */
export function backoffMs(attempt: number): number {
  const max = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
  return max / 2 + (Math.random() * max) / 2;
}
