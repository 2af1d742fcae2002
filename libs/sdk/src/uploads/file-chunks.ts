import type { ClientRequest } from 'node:http';
import type { ChunkAnswer, ChunkRequest } from '@reelsheet/client/resumable-upload';
import { builtInModule } from '../environment.js';

/** Maximum number of bytes that are hashed or sent at once. */
const BUFFER_BYTES = 256 * 1_024;
/** Milliseconds without a byte in any direction after which a connection is lost. */
const IDLE_MS = 60_000;

/** Yields bytes from a position, which are valid until the next ones are requested. */
type Segments = (offset: number, size: number) => AsyncGenerator<Uint8Array>;

/**
 * Hashes and sends the chunks of a file by the modules of Node, so that an upload of any size takes little memory:
 * `fetch` and Web Crypto need memory for whole chunks, which stays used until the next collection.
 */
export class FileChunks {
  private constructor(
    private readonly segments: Segments,
    readonly close: () => Promise<void>,
  ) {}

  /** Opens a file of this machine, which is read through one buffer. */
  static async open(path: string): Promise<FileChunks> {
    const file = await required('node:fs/promises').open(path);
    const buffer = new Uint8Array(BUFFER_BYTES);
    return new FileChunks(
      async function* (offset, size) {
        for (let at = 0; at < size;) {
          const { bytesRead } = await file.read(buffer, 0, Math.min(BUFFER_BYTES, size - at), offset + at);
          if (bytesRead === 0) throw new Error('the file became shorter while it was sent');
          yield buffer.subarray(0, bytesRead);
          at += bytesRead;
        }
      },
      () => file.close(),
    );
  }

  /** Returns undefined in browsers, which have no modules of Node. */
  static ofBlob(blob: Blob): FileChunks | undefined {
    if (!builtInModule('node:http')) return undefined;
    return new FileChunks(
      async function* (offset, size) {
        const bytes: AsyncIterable<Uint8Array<ArrayBuffer>> = blob.slice(offset, offset + size).stream();
        for await (const segment of bytes) {
          for (let at = 0; at < segment.length; at += BUFFER_BYTES) yield segment.subarray(at, at + BUFFER_BYTES);
          // The memory is free at once. Otherwise that of many segments waits for the next collection.
          segment.buffer.transfer?.(0);
        }
      },
      async () => undefined,
    );
  }

  /** Returns the SHA-1 of a chunk in Base64. */
  async hash({ size }: { readonly size: number }, offset: number): Promise<string> {
    const hash = required('node:crypto').createHash('sha1');
    for await (const segment of this.segments(offset, size)) hash.update(segment);
    return hash.digest('base64');
  }

  /** Sends a chunk, and reports each segment that was sent. */
  async send({ url, headers, body, signal, onSent }: ChunkRequest): Promise<ChunkAnswer> {
    const { request: send } = url.startsWith('https:') ? required('node:https') : required('node:http');
    const given = { ...headers, 'Content-Length': body.size };
    const request = send(url, { method: 'PATCH', headers: given, ...(signal ? { signal } : {}) });
    request.setTimeout(IDLE_MS, () => request.destroy(new Error('the connection is idle')));
    const written = this.write(request, Number(headers['Upload-Offset']), body.size, onSent).catch((error: unknown) => {
      request.destroy(error as Error);
    });
    try {
      return await answerOf(request);
    } finally {
      // A service that rejects a chunk may answer before it has read all of it.
      if (!request.writableFinished) request.destroy();
      await written;
    }
  }

  private async write(request: ClientRequest, offset: number, size: number, onSent: (bytes: number) => void) {
    let sent = 0;
    for await (const segment of this.segments(offset, size)) {
      await new Promise<void>((resolve, reject) => {
        request.write(segment, (error) => (error ? reject(error) : resolve()));
      });
      sent += segment.length;
      // The end of a chunk is reported when it is stored.
      if (sent < size) onSent(sent);
    }
    request.end();
  }
}

function required<Name extends Parameters<typeof builtInModule>[0]>(name: Name) {
  const found = builtInModule<Name>(name);
  if (!found) throw new TypeError('this runtime reads no files by their paths: give a `File` or `Blob`');
  return found;
}

function answerOf(request: ClientRequest): Promise<ChunkAnswer> {
  return new Promise((resolve, reject) => {
    request.on('error', reject).on('response', (response) => {
      const offset = response.headers['upload-offset'];
      const answer = { status: response.statusCode!, offset: offset === undefined ? null : String(offset) };
      response.resume().on('error', reject);
      response.on('end', () => resolve(answer));
    });
  });
}
