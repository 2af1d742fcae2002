import { Readable } from 'node:stream';
import { ConcurrencyLimit } from '../sheet/concurrency-limit.js';
import { SHEET_CONCURRENCY } from '../sheet/sheet-limits.js';

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

/** The connection of a client that takes longer than this to receive a chunk is closed. */
const CHUNK_TIMEOUT_MS = 30_000;

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
  stream(agentId: number, first: SheetPage, read: (cursor: Cursor) => Promise<SheetPage>, close: string): Readable {
    const release = this.running.acquire(agentId);
    const timeout = setTimeout(() => body.destroy(new Error('the client reads too slowly')), CHUNK_TIMEOUT_MS);
    const body = Readable.from(
      chunks(first, read, close, () => timeout.refresh()),
      { objectMode: false },
    );
    return body.once('close', () => {
      clearTimeout(timeout);
      release();
    });
  }
}

async function* chunks(
  first: SheetPage,
  read: (cursor: Cursor) => Promise<SheetPage>,
  close: string,
  onRead: () => void,
): AsyncGenerator<string> {
  yield first.text;
  for (let { next } = first; next;) {
    onRead();
    const page: SheetPage = await read(next);
    if (page.text) yield `,${page.text}`;
    next = page.next;
  }
  yield close;
}
