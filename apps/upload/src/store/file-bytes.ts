import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ByteRange } from './store.port.js';

const PIECE = 512 * 1024;

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
    super({ highWaterMark: PIECE });
    this.at = start;
    this.end = end + 1;
  }

  override _read(): void {
    this.next(Buffer.allocUnsafeSlow(this.room())).then(
      (bytes) => {
        if (bytes.length > 0) this.push(bytes);
        if (this.at === this.end) this.push(null);
      },
      (fault: unknown) => this.destroy(fault as Error),
    );
  }

  override _destroy(fault: Error | null, done: (fault: Error | null) => void): void {
    this.release();
    this.file.close().then(
      () => done(fault),
      (other: unknown) => done(fault ?? (other as Error)),
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
      (fault: unknown) => this.destroy(fault as Error),
    );
    return destination;
  }

  private async pour(destination: NodeJS.WritableStream): Promise<void> {
    const pieces: [Buffer?, Buffer?] = [];
    let written: Promise<void> = Promise.resolve();
    for (let turn: 0 | 1 = 0; this.at < this.end && !this.destroyed; turn = turn === 0 ? 1 : 0) {
      const bytes = await this.next((pieces[turn] ??= Buffer.allocUnsafeSlow(this.room())));
      await written;
      if (!this.destroyed && bytes.length > 0) written = this.write(bytes, destination);
    }
    await written;
  }

  /** Resolves when the memory can be reused or is never used again. */
  private write(bytes: Uint8Array, destination: NodeJS.WritableStream): Promise<void> {
    return new Promise((resolve) => {
      this.release = resolve;
      destination.write(bytes, (fault) => {
        if (fault) this.destroy();
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

  private room(): number {
    return Math.min(PIECE, this.end - this.at);
  }
}
