import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { ClientRequest } from 'node:http';
import type { ChunkAnswer, ChunkRequest } from '@reelsheet/client/resumable-upload';

const BUFFER_BYTES = 256 * 1_024;

/** Reads the chunks of a file through one buffer, so that an upload of any size takes little memory. */
export class FileChunks {
  private readonly buffer = Buffer.allocUnsafe(BUFFER_BYTES);

  private constructor(private readonly file: FileHandle) {}

  static async open(path: string): Promise<FileChunks> {
    return new FileChunks(await open(path));
  }

  /** Returns the SHA-1 of a chunk in Base64. */
  async hash({ size }: Blob, offset: number): Promise<string> {
    const hash = createHash('sha1');
    for await (const segment of this.segments(offset, size)) hash.update(segment);
    return hash.digest('base64');
  }

  /** Sends a chunk, and reports each segment that was sent. */
  async send({ url, headers, body, signal, onSent }: ChunkRequest): Promise<ChunkAnswer> {
    // All imports of built-in modules are loaded when the program starts, and these take long.
    const { request: send } = url.startsWith('https:') ? await import('node:https') : await import('node:http');
    const given = { ...headers, 'Content-Length': body.size };
    const request = send(url, { method: 'PATCH', headers: given, ...(signal ? { signal } : {}) });
    const answered = answerOf(request);
    const written = this.write(request, Number(headers['Upload-Offset']), body.size, onSent);
    // A service that rejects a chunk may answer before it has read all of it.
    const [answer] = await Promise.allSettled([answered, Promise.race([written, answered])]);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private async write(request: ClientRequest, offset: number, size: number, onSent: (bytes: number) => void) {
    let sent = 0;
    for await (const segment of this.segments(offset, size)) {
      await new Promise<void>((resolve, reject) => {
        request.write(segment, (error) => (error ? reject(error) : resolve()));
      });
      onSent((sent += segment.length));
    }
    request.end();
  }

  /** Yields the bytes of a chunk in the same buffer, which the next segment replaces. */
  private async *segments(offset: number, size: number): AsyncGenerator<Buffer> {
    for (let at = 0; at < size;) {
      const { bytesRead } = await this.file.read(this.buffer, 0, Math.min(BUFFER_BYTES, size - at), offset + at);
      if (bytesRead === 0) throw new Error('the file became shorter while it was sent');
      yield this.buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }
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
