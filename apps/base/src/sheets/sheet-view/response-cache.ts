import { LRUCache } from 'lru-cache';

/** A complete response and the state of the sheet that it shows (ADR 20). */
export interface CachedResponse {
  readonly body: Buffer;
  readonly state: string;
  /** Id of the window's last row when more follow. */
  readonly last: number | null;
}

/** Maximum share of the cache for one response, so that one sheet does not evict all others. */
const MAX_SHARE = 1 / 4;

/**
 * Caches responses in this process's memory. A cached response is used only after the caller has read that the sheet is
 * still in the same state. Concurrent requests for the same response share one read.
 */
export class ResponseCache {
  private readonly responses?: LRUCache<string, CachedResponse>;
  private readonly pending = new Map<string, Promise<CachedResponse | undefined>>();

  /** A size of 0 disables the cache. */
  constructor(megabytes: number) {
    const maxSize = megabytes * 2 ** 20;
    if (maxSize === 0) return;
    this.responses = new LRUCache({
      maxSize,
      maxEntrySize: maxSize * MAX_SHARE,
      sizeCalculation: ({ body }, key) => body.length + key.length,
    });
  }

  /** Returns the last or the pending response; the caller checks that its state is current. */
  find(key: string): CachedResponse | Promise<CachedResponse | undefined> | undefined {
    return this.pending.get(key) ?? this.responses?.get(key);
  }

  /** Caches the response of `reading` unless it is streamed. */
  async store<T>(key: string, reading: Promise<T | CachedResponse>): Promise<T | CachedResponse> {
    if (!this.responses) return reading;
    const response = reading.then(
      (read) => (isComplete(read) ? read : undefined),
      () => undefined,
    );
    this.pending.set(key, response);
    const complete = await response;
    if (complete) this.responses.set(key, complete);
    if (this.pending.get(key) === response) this.pending.delete(key);
    return reading;
  }
}

const isComplete = (response: unknown): response is CachedResponse =>
  Buffer.isBuffer((response as { body?: unknown }).body);
