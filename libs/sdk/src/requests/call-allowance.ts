import { delay } from './delay.js';

/** A limit in the header `RateLimit`: `"user";r=1100;t=30`. */
const LIMIT = /"[^"]{0,100}";r=(\d{1,10});t=(\d{1,6})/g;

/** Keeps the calls of a client to one service within what its responses say is left of the caller's limits. */
export class CallAllowance {
  private left = Infinity;
  private resetsAt = 0;
  private active = 0;

  /** Resolves when a request may be sent; each one must be followed by `release`. */
  async enter(signal?: AbortSignal): Promise<void> {
    while (this.left <= this.active && Date.now() < this.resetsAt) await delay(this.resetsAt - Date.now(), signal);
    this.active += 1;
  }

  release(): void {
    this.active -= 1;
  }

  /** Takes what a response says. The limit with the least left counts. */
  note({ headers }: Response): void {
    const limits = [...(headers.get('RateLimit') ?? '').matchAll(LIMIT)];
    if (limits.length === 0) return;
    const [left, seconds] = limits
      .map(([, remaining, reset]) => [Number(remaining), Number(reset)] as const)
      .reduce((lowest, each) => (each[0] < lowest[0] ? each : lowest));
    // Requests under way are among those that will be counted.
    this.left = left;
    this.resetsAt = Date.now() + seconds * 1_000;
  }
}
