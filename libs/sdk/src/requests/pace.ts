import { delay } from './delay.js';

/** Maximum number of requests of one operation at the same time, which is reached while the API accepts all of them. */
const MAX_AT_ONCE = 16;
/**
 * Share of the requests at the same time that remains after a rejection, and how many each success adds. Both are
 * small, because all requests under way with a rejected one are likely rejected too.
 */
const [REST_AFTER_REJECTION, GROWTH_PER_SUCCESS] = [1 / 4, 1 / 32];

/**
 * Paces the requests of one operation. After 429 nothing is sent until the API accepts requests again, and then fewer
 * at the same time; each success adds to their number. So many waiting calls do not all try again at once.
 */
export class Pace {
  private limit = MAX_AT_ONCE;
  private active = 0;
  private closedUntil = 0;
  private readonly waiting: (() => void)[] = [];

  /** Resolves when a request may be sent; each one must be followed by `release`. */
  async enter(signal?: AbortSignal): Promise<void> {
    for (;;) {
      signal?.throwIfAborted();
      const closedForMs = this.closedUntil - Date.now();
      if (closedForMs > 0) await delay(closedForMs, signal);
      else if (this.active < Math.max(1, Math.floor(this.limit))) break;
      else await this.nextEnd(signal);
    }
    this.active += 1;
  }

  release(): void {
    this.active -= 1;
    this.waiting.shift()?.();
  }

  accepted(): void {
    this.limit = Math.min(MAX_AT_ONCE, this.limit + GROWTH_PER_SUCCESS);
    if (this.active < Math.floor(this.limit)) this.waiting.shift()?.();
  }

  /** The API accepts no requests for some milliseconds. */
  rejected(retryAfterMs: number): void {
    const until = Date.now() + retryAfterMs;
    // Requests that were sent together are rejected together, and count once.
    if (Date.now() >= this.closedUntil) this.limit = Math.max(1, this.limit * REST_AFTER_REJECTION);
    this.closedUntil = Math.max(this.closedUntil, until);
  }

  private nextEnd(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const wake = () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      };
      const onAbort = () => {
        this.waiting.splice(this.waiting.indexOf(wake), 1);
        reject(signal!.reason as Error);
      };
      this.waiting.push(wake);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }
}
