import { inParallel } from '@reelsheet/kernel';

/**
 * Starts tasks in order, at most `concurrency` at a time. The first error, or the signal, aborts the others and is
 * thrown after all have ended.
 */
export async function runConcurrently(
  tasks: readonly ((signal: AbortSignal) => Promise<void>)[],
  concurrency: number,
  outer?: AbortSignal,
): Promise<void> {
  const failing = new AbortController();
  const signal = outer ? AbortSignal.any([outer, failing.signal]) : failing.signal;
  await inParallel(tasks, concurrency, async (task) => {
    signal.throwIfAborted();
    await task(signal).catch((error: unknown) => failing.abort(error));
    signal.throwIfAborted();
  });
}
