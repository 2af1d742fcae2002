import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ByteRange } from './store.port.js';

const CHUNK_BYTES = 512 * 1024;

/**
 * A range of an open file, which it closes at the end. When piped, it alternates between two buffers and reuses each
 * after it was written; otherwise every read gets its own memory.
 */
export class FileBytes extends Readable {
  private at: number;
  private readonly end: number;
  private release: () => void = () => undefined;

  constructor(
    private readonly file: FileHandle,
    { start, end }: ByteRange = { start: 0, end: Infinity },
  ) {
    super({ highWaterMark: CHUNK_BYTES });
    this.at = start;
    this.end = end + 1;
  }

  override _read(): void {
    this.next(Buffer.allocUnsafeSlow(this.bufferSize())).then(
      (bytes) => {
        if (bytes.length > 0) this.push(bytes);
        if (this.at === this.end) this.push(null);
      },
      (error: unknown) => this.destroy(error as Error),
    );
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.release();
    this.file.close().then(
      () => done(error),
      (other: unknown) => done(error ?? (other as Error)),
    );
  }

  override pipe<T extends NodeJS.WritableStream>(destination: T, { end = true }: { end?: boolean } = {}): T {
    this.pour(destination).then(
      () => {
        if (this.destroyed) return;
        if (end) destination.end();
        this.push(null);
        this.resume();
      },
      (error: unknown) => this.destroy(error as Error),
    );
    return destination;
  }

  private async pour(destination: NodeJS.WritableStream): Promise<void> {
    const buffers: [Buffer?, Buffer?] = [];
    let written: Promise<void> = Promise.resolve();
    for (let slot: 0 | 1 = 0; this.at < this.end && !this.destroyed; slot = slot === 0 ? 1 : 0) {
      const bytes = await this.next((buffers[slot] ??= Buffer.allocUnsafeSlow(this.bufferSize())));
      await written;
      if (!this.destroyed && bytes.length > 0) written = this.write(bytes, destination);
    }
    await written;
  }

  /** Resolves when the memory can be reused or is never used again. */
  private write(bytes: Uint8Array, destination: NodeJS.WritableStream): Promise<void> {
    return new Promise((resolve) => {
      this.release = resolve;
      destination.write(bytes, (error) => {
        if (error) this.destroy();
        resolve();
      });
    });
  }

  /** A read shorter than the buffer is the last one. */
  private async next(memory: Buffer): Promise<Buffer> {
    const length = Math.min(memory.length, this.end - this.at);
    const { bytesRead } = await this.file.read(memory, 0, length, this.at);
    this.at += bytesRead;
    if (bytesRead < length) this.at = this.end;
    return memory.subarray(0, bytesRead);
  }

  private bufferSize(): number {
    return Math.min(CHUNK_BYTES, this.end - this.at);
  }
}
