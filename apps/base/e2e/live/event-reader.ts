import { eventually } from '@reelsheet/testing';

export interface SeenEvent {
  readonly id: number;
  readonly event: string | undefined;
  readonly data: { readonly kind: string; readonly [name: string]: unknown };
  /** When it arrived, in milliseconds. */
  readonly at: number;
}

interface ReaderOptions {
  readonly key?: string;
  readonly bearer?: string;
  readonly lastEventId?: number;
  readonly query?: string;
}

/** Reads the events of a stream, as a client does. */
export class EventReader {
  readonly events: SeenEvent[] = [];
  hasEnded = false;
  /** The id of the last event, also of those that were not shown. */
  lastId = 0;

  private constructor(private readonly controller: AbortController) {}

  /** Reads the events of an organization. Resolves when the stream has started. */
  static open(url: string, organizationId: number, options: ReaderOptions): Promise<EventReader> {
    const { query } = options;
    return EventReader.openAt(`${url}/organizations/${organizationId}/events${query ? `?${query}` : ''}`, options);
  }

  /** Resolves when the stream at the address has started. */
  static async openAt(address: string, options: Omit<ReaderOptions, 'query'>): Promise<EventReader> {
    const { key, bearer, lastEventId } = options;
    const controller = new AbortController();
    const answer = await fetch(address, {
      headers: {
        ...(key ? { 'X-API-Key': key } : {}),
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
        ...(lastEventId === undefined ? {} : { 'Last-Event-ID': String(lastEventId) }),
      },
      signal: controller.signal,
    });
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    const reader = new EventReader(controller);
    void reader.read(answer.body!);
    await eventually(() => {
      if (reader.events.length === 0 && !reader.hasEnded) throw new Error('the stream has not started');
    });
    return reader;
  }

  /** The changes, without the beginning of the stream. */
  get changes(): readonly SeenEvent[] {
    return this.events.filter(({ event }) => event === undefined);
  }

  get kinds(): readonly string[] {
    return this.changes.map(({ data }) => data.kind);
  }

  cut(): void {
    this.controller.abort();
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of body) {
        const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
        rest = blocks.pop()!;
        for (const block of blocks) this.take(block);
      }
    } catch {
      // The reader has disconnected.
    }
    this.hasEnded = true;
  }

  private take(block: string): void {
    const fields = new Map(
      block
        .split('\n')
        .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    const id = fields.get('id');
    if (id !== undefined) this.lastId = Number(id);
    const data = fields.get('data');
    if (data === undefined) return;
    const parsed = JSON.parse(data) as SeenEvent['data'];
    this.events.push({ id: this.lastId, event: fields.get('event'), data: parsed, at: performance.now() });
  }
}
