const FIRST_MS = 250;
const MAX_MS = 30_000;
/** A process that was ready for this long started successfully, so a later crash has another cause. */
const GOOD_RUN_MS = 10_000;

/**
 * Delays between restarts of one process. The delay doubles after each early crash and is short again after a
 * successful run.
 */
export class Backoff {
  private next = FIRST_MS;

  /** Returns the milliseconds to wait before the next start, after a run that was ready for `readyFor` ms. */
  after(readyFor: number): number {
    if (readyFor >= GOOD_RUN_MS) this.next = FIRST_MS;
    const wait = this.next;
    this.next = Math.min(wait * 2, MAX_MS);
    return wait;
  }
}
