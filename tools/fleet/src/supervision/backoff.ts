const FIRST_MS = 250;
const MAX_MS = 30_000;
/** A process that was ready for this long had a good start: what ends it now is news. */
const GOOD_RUN_MS = 10_000;

/** Waits between restarts of one process: doubled each time it falls early, short again after a good run. */
export class Backoff {
  private next = FIRST_MS;

  /** Milliseconds to wait before the next start, after a run that was ready for `readyFor` ms. */
  after(readyFor: number): number {
    if (readyFor >= GOOD_RUN_MS) this.next = FIRST_MS;
    const wait = this.next;
    this.next = Math.min(wait * 2, MAX_MS);
    return wait;
  }
}
