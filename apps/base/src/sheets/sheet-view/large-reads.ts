import type { Readable } from 'node:stream';
import { withMinReadRate } from '@reelsheet/platform-http';
import { ConcurrencyLimit } from '../sheet/concurrency-limit.js';
import { READ_RATE, SHEET_CONCURRENCY } from '../sheet/sheet-limits.js';

/** A chunk of a large response and the cursor of the next one. */
export interface SheetPage {
  readonly text: string;
  readonly next?: Cursor;
}

export interface Cursor {
  /** Position or id of the last item that was read. */
  readonly after: number;
  /** Maximum number of items of the next chunk. */
  readonly limit: number;
  /** Number of items that the whole response may still contain. */
  readonly remaining: number;
}

/**
 * Streams large responses. Each chunk is read from Postgres when the previous one has been sent, so that a slow client
 * does not keep a database connection.
 */
export class LargeReads {
  private readonly running = new ConcurrencyLimit(
    SHEET_CONCURRENCY.largeReads,
    'Too many large engines are being read at once',
  );

  /**
   * Streams JSON that begins with `first`. Throws `rate_limited` or `service_unavailable` when too many are running.
   */
  stream(first: SheetPage, read: (cursor: Cursor) => Promise<SheetPage>, close: string): Readable {
    const release = this.running.acquire();
    return this.streamUnlimited(first, read, close).once('close', release);
  }

  /** Like {@link stream}, for what a request has written: an error would say that it has had no effect. */
  streamUnlimited(first: SheetPage, read: (cursor: Cursor) => Promise<SheetPage>, close: string): Readable {
    return withMinReadRate(chunks(first, read, close), READ_RATE);
  }
}

async function* chunks(
  first: SheetPage,
  read: (cursor: Cursor) => Promise<SheetPage>,
  close: string,
): AsyncGenerator<string> {
  yield first.text;
  for (let { next } = first; next;) {
    const page: SheetPage = await read(next);
    if (page.text) yield `,${page.text}`;
    next = page.next;
  }
  yield close;
}
