import { inParallel } from '@reelsheet/kernel';

/**
 * Does all works, `atOnce` at a time, in their order. The first that fails, or the signal, aborts the others; it is thrown once all have
 * ended.
 */
export async function sideBySide(
  works: readonly ((signal: AbortSignal) => Promise<void>)[],
  atOnce: number,
  outer?: AbortSignal,
): Promise<void> {
  const failing = new AbortController();
  const signal = outer ? AbortSignal.any([outer, failing.signal]) : failing.signal;
  await inParallel(works, atOnce, async (work) => {
    signal.throwIfAborted();
    await work(signal).catch((error: unknown) => failing.abort(error));
    signal.throwIfAborted();
  });
}
