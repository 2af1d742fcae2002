import { finished, type Readable } from 'node:stream';
import { mismatch, tooLong } from '../blob.errors.js';

/** Processes this many bytes of a chunk; the chunk stays unchanged until it has finished. */
export type ChunkReader = (chunkIndex: number, length: number) => Promise<unknown>;

/**
 * Copies a body into reusable chunks of memory, which `read` gets as soon as they are full, in order. A chunk is
 * yielded until the next one is requested, and reused when `read` has finished with it. Throws if the body has more
 * than the maximum number of bytes or ends early; later bytes are not read.
 */
export async function* buffered(
  body: Readable,
  buffers: readonly Uint8Array[],
  maxBytes: number,
  read: ChunkReader,
): AsyncGenerator<Uint8Array> {
  const gathering = new Buffering(body, buffers, maxBytes, read);
  try {
    for (let filled = await gathering.next(); filled; filled = await gathering.next()) {
      yield buffers[filled.chunkIndex]!.subarray(0, filled.length);
      gathering.reuse(filled);
    }
  } finally {
    gathering.stop();
  }
}

interface FilledChunk {
  /** Index of the chunk. */
  readonly chunkIndex: number;
  readonly length: number;
  readonly read: Promise<unknown>;
}

class Buffering {
  private readonly free: number[];
  private readonly full: FilledChunk[] = [];
  private current: number | undefined;
  private length = 0;
  private arrived = 0;
  /** Remaining bytes for which no chunk was free. */
  private rest: Uint8Array | undefined;
  private end: { readonly error?: Error } | undefined;
  private wake: () => void = () => undefined;
  private readonly unwatch: () => void;

  constructor(
    private readonly body: Readable,
    private readonly buffers: readonly Uint8Array[],
    private readonly maxBytes: number,
    private readonly read: ChunkReader,
  ) {
    this.free = [...buffers.keys()];
    this.unwatch = finished(body, { writable: false }, (error) =>
      this.finish(error ? mismatch('body ended early') : undefined),
    );
    body.on('data', this.take);
  }

  /** Returns undefined after the last chunk. Throws the error of the body. */
  async next(): Promise<FilledChunk | undefined> {
    while (this.full.length === 0 && !this.isOver) await new Promise<void>((resolve) => (this.wake = resolve));
    if (this.end?.error) throw this.end.error;
    return this.full.shift();
  }

  /** False while the last received bytes still wait for a free chunk. */
  private get isOver(): boolean {
    return this.end !== undefined && (this.end.error !== undefined || !this.rest);
  }

  reuse({ chunkIndex, read }: FilledChunk): void {
    read.then(
      () => this.release(chunkIndex),
      (error: unknown) => this.finish(error as Error),
    );
  }

  private release(chunkIndex: number): void {
    this.free.push(chunkIndex);
    if (!this.rest) return;
    const { rest } = this;
    this.rest = undefined;
    this.fill(rest);
    if (this.rest) return;
    this.body.resume();
    this.yieldRemaining();
  }

  stop(): void {
    this.unwatch();
    this.body.off('data', this.take).pause();
  }

  private readonly take = (chunk: Uint8Array) => {
    this.arrived += chunk.length;
    if (this.arrived > this.maxBytes) this.finish(tooLong());
    if (!this.end) this.fill(chunk);
  };

  private fill(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length;) {
      this.current ??= this.free.pop();
      if (this.current === undefined) {
        this.rest = chunk.subarray(at);
        this.body.pause();
        return;
      }
      const buffer = this.buffers[this.current]!;
      const portion = chunk.subarray(at, at + buffer.length - this.length);
      buffer.set(portion, this.length);
      this.length += portion.length;
      at += portion.length;
      if (this.length === buffer.length) this.enqueue();
    }
    discard(chunk);
  }

  private enqueue(): void {
    const [chunkIndex, length] = [this.current!, this.length];
    this.full.push({ chunkIndex, length, read: this.read(chunkIndex, length) });
    [this.current, this.length] = [undefined, 0];
    this.wake();
  }

  private finish(error: Error | undefined): void {
    this.end ??= { error };
    this.yieldRemaining();
    this.wake();
  }

  /** A body may end while there is no free chunk for its last bytes. */
  private yieldRemaining(): void {
    if (this.end && !this.rest && this.length > 0) this.enqueue();
  }
}

/** Releases the memory at once; waiting for garbage collection, a large upload would use far more than it needs. */
function discard({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
