import { hashKey, type QueryKey } from '@tanstack/react-query';

/** Milliseconds between two rounds in which pages read again what events have changed. */
const INTERVAL_MS = 1_000;

interface ReadingOptions {
  /** Reads again what has this key. */
  readonly read: (key: QueryKey) => void;
  readonly schedule: (work: () => void, ms: number) => void;
  readonly now: () => number;
}

/**
 * Lets queries be read again after events: at once after a quiet time, and once a second while many events arrive, as
 * from a batch. So a page sends no more requests when more happens.
 */
export class CoalescedReading {
  private readonly waiting = new Map<string, QueryKey>();
  private lastRound = -Infinity;
  private isScheduled = false;

  constructor(private readonly options: ReadingOptions) {}

  add(keys: readonly QueryKey[]): void {
    for (const key of keys) this.waiting.set(hashKey(key), key);
    if (this.waiting.size === 0 || this.isScheduled) return;
    const wait = this.lastRound + INTERVAL_MS - this.options.now();
    if (wait <= 0) return this.readAll();
    this.isScheduled = true;
    this.options.schedule(() => {
      this.isScheduled = false;
      this.readAll();
    }, wait);
  }

  private readAll(): void {
    const keys = [...this.waiting.values()];
    this.waiting.clear();
    this.lastRound = this.options.now();
    for (const key of keys) this.options.read(key);
  }
}
