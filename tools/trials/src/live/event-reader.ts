import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

export interface ReadEvent {
  readonly id: number;
  readonly kind: string;
  readonly version: number;
  readonly cellId: number;
  /** Monotonic time of its arrival. */
  readonly at: number;
}

/** Reads the events of an organization until it is cut. */
export class EventReader {
  hasEnded = false;

  private constructor(private readonly response: IncomingMessage) {}

  /** Calls `take` for each change until it returns `cut`; resolves when the stream has started. */
  static async open(
    address: string,
    key: string,
    { after, take = () => undefined }: { readonly after?: number; readonly take?: (event: ReadEvent) => unknown } = {},
  ): Promise<EventReader> {
    const headers = { 'X-API-Key': key, ...(after === undefined ? {} : { 'Last-Event-ID': String(after) }) };
    const [response] = (await once(get(address, { headers, agent: false }), 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`a stream was answered with ${response.statusCode}`);
    const reader = new EventReader(response);
    response.on('close', () => (reader.hasEnded = true));
    response.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      let rest = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop()!;
        for (const block of blocks) {
          if (block.includes('\nevent: resync')) throw new Error('a stream has lost events');
          if (block.includes('\nevent: ready')) resolve();
          else if (block.startsWith('id: ') && take(parse(block)) === 'cut') return reader.cut();
        }
      });
    });
    return reader;
  }

  cut(): void {
    this.response.destroy();
  }
}

function parse(block: string): ReadEvent {
  const at = performance.now();
  const [id, data] = block.split('\n') as [string, string];
  const {
    kind,
    sheet_version: version,
    ids,
  } = JSON.parse(data.slice('data: '.length)) as {
    kind: string;
    sheet_version: number;
    ids: number[];
  };
  return { id: Number(id.slice('id: '.length)), kind, version, cellId: ids[0]!, at };
}

/** Counts the bytes of a stream and nothing else, so that hundreds of readers cost little. */
export async function openSilent(address: string, key: string): Promise<{ bytes: () => number; close: () => void }> {
  const [response] = (await once(get(address, { headers: { 'X-API-Key': key }, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  if (response.statusCode !== 200) throw new Error(`a stream was answered with ${response.statusCode}`);
  let bytes = 0;
  response.on('data', (chunk: Buffer) => (bytes += chunk.length));
  response.on('error', () => undefined);
  return { bytes: () => bytes, close: () => response.destroy() };
}
