import { LRUCache } from 'lru-cache';

/** What a read answered whole, and the state of the sheet (ADR 20) whose bytes these are. */
export interface CachedResponse {
  readonly body: Buffer;
  readonly state: string;
  /** The window's last part where more follow. */
  readonly last: number | null;
}

/** Of all that is kept, so that one sheet does not push out all others. */
const MAX_SHARE = 1 / 4;

/**
 * The last answers to questions about sheets, in this process' memory. They are given again only where the caller has
 * just read that the sheet's state is theirs; who asks while one is being read may wait for it.
 */
export class ResponseCache {
  private readonly answers?: LRUCache<string, CachedResponse>;
  private readonly underWay = new Map<string, Promise<CachedResponse | undefined>>();

  /** Of at most `megabytes` in all; with 0 none. */
  constructor(megabytes: number) {
    const maxSize = megabytes * 2 ** 20;
    if (maxSize === 0) return;
    this.answers = new LRUCache({
      maxSize,
      maxEntrySize: maxSize * MAX_SHARE,
      sizeCalculation: ({ body }, question) => body.length + question.length,
    });
  }

  /** What was answered last, or is being read now; whether it still holds is for the caller to find out. */
  find(question: string): CachedResponse | Promise<CachedResponse | undefined> | undefined {
    return this.underWay.get(question) ?? this.answers?.get(question);
  }

  /** Keeps what `reading` gives, unless that is sent in pieces. */
  async keep<T>(question: string, reading: Promise<T | CachedResponse>): Promise<T | CachedResponse> {
    if (!this.answers) return reading;
    const answer = reading.then(
      (read) => (isWhole(read) ? read : undefined),
      () => undefined,
    );
    this.underWay.set(question, answer);
    const kept = await answer;
    if (kept) this.answers.set(question, kept);
    if (this.underWay.get(question) === answer) this.underWay.delete(question);
    return reading;
  }
}

const isWhole = (answer: unknown): answer is CachedResponse => Buffer.isBuffer((answer as { body?: unknown }).body);
