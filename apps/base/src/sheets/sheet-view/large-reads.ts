import { Readable } from 'node:stream';
import { CommonErrors, DomainError } from '@reelsheet/kernel';

/** A chunk of a large answer, and where the next one begins. */
export interface Page {
  readonly text: string;
  readonly next?: Cursor;
}

/** Behind `after`, `most` parts at most; `left` are wanted in all. */
export interface Cursor {
  readonly after: number;
  readonly most: number;
  readonly left: number;
}

/** Large answers under way in one process: each holds a chunk in memory, and a sheet may be one chunk. */
const MAX_AT_ONCE = 8;
const MAX_OF_AGENT = 4;
/** In this time a reader takes a chunk, or is left. */
const CHUNK_WITHIN_MS = 30_000;

/** Sends large answers chunk by chunk, each read when the one before is taken, so that a slow reader holds no connection. */
export class LargeReads {
  private readonly agents: number[] = [];

  /** JSON that begins with `first`. Throws `rate_limited` or `service_unavailable` where too many are under way. */
  stream(agentId: number, first: Page, read: (place: Cursor) => Promise<Page>, close: string): Readable {
    if (this.agents.filter((agent) => agent === agentId).length >= MAX_OF_AGENT)
      throw new DomainError(CommonErrors.rateLimited, 'Too many large engines are being read at once');
    if (this.agents.length >= MAX_AT_ONCE) throw new DomainError(CommonErrors.unavailable);
    this.agents.push(agentId);
    const impatience = setTimeout(() => body.destroy(new Error('the reader takes too long')), CHUNK_WITHIN_MS);
    const body = Readable.from(
      chunks(first, read, close, () => impatience.refresh()),
      { objectMode: false },
    );
    return body.once('close', () => {
      clearTimeout(impatience);
      this.agents.splice(this.agents.indexOf(agentId), 1);
    });
  }
}

async function* chunks(
  first: Page,
  read: (place: Cursor) => Promise<Page>,
  close: string,
  taken: () => void,
): AsyncGenerator<string> {
  yield first.text;
  for (let { next } = first; next;) {
    taken();
    const page: Page = await read(next);
    if (page.text) yield `,${page.text}`;
    next = page.next;
  }
  yield close;
}
