import { finished, type Readable } from 'node:stream';
import { tooLong } from './blob.errors.js';

export interface Filled {
  /** Which of the pieces. */
  readonly piece: number;
  readonly length: number;
}

/**
 * What a body brings, gathered in pieces: some are filled ahead while one is lent, which is filled again once the next
 * is asked for. A body that brings more than `most` bytes, or ends early, throws; what it brings later is not read.
 */
export async function* gathered(body: Readable, pieces: readonly Uint8Array[], most: number): AsyncGenerator<Filled> {
  const gathering = new Gathering(body, pieces, most);
  try {
    for (let filled = await gathering.next(); filled; filled = await gathering.next()) {
      yield filled;
      gathering.giveBack(filled.piece);
    }
  } finally {
    gathering.stop();
  }
}

class Gathering {
  private readonly free: number[];
  private readonly full: Filled[] = [];
  private filling: number | undefined;
  private length = 0;
  private arrived = 0;
  /** Of the chunk for which no piece was free. */
  private rest: Uint8Array | undefined;
  private end: { readonly fault?: Error } | undefined;
  private wake: () => void = () => undefined;
  private readonly unwatch: () => void;

  constructor(
    private readonly body: Readable,
    private readonly pieces: readonly Uint8Array[],
    private readonly most: number,
  ) {
    this.free = [...pieces.keys()];
    this.unwatch = finished(body, { writable: false }, (fault) => this.finish(fault ?? undefined));
    body.on('data', this.take);
  }

  /** Undefined after the last. Throws what the body met. */
  async next(): Promise<Filled | undefined> {
    while (this.full.length === 0 && !this.end) await new Promise<void>((resolve) => (this.wake = resolve));
    if (this.end?.fault) throw this.end.fault;
    return this.full.shift();
  }

  giveBack(piece: number): void {
    this.free.push(piece);
    if (!this.rest) return;
    const { rest } = this;
    this.rest = undefined;
    this.fill(rest);
    if (this.rest) return;
    this.body.resume();
    this.lendLast();
  }

  stop(): void {
    this.unwatch();
    this.body.off('data', this.take).pause();
  }

  private readonly take = (chunk: Uint8Array) => {
    this.arrived += chunk.length;
    if (this.arrived > this.most) this.finish(tooLong());
    if (!this.end) this.fill(chunk);
  };

  private fill(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length;) {
      this.filling ??= this.free.pop();
      if (this.filling === undefined) {
        this.rest = chunk.subarray(at);
        this.body.pause();
        return;
      }
      const piece = this.pieces[this.filling]!;
      const part = chunk.subarray(at, at + piece.length - this.length);
      piece.set(part, this.length);
      this.length += part.length;
      at += part.length;
      if (this.length === piece.length) this.lend();
    }
    discard(chunk);
  }

  private lend(): void {
    this.full.push({ piece: this.filling!, length: this.length });
    [this.filling, this.length] = [undefined, 0];
    this.wake();
  }

  private finish(fault: Error | undefined): void {
    this.end ??= { fault };
    this.lendLast();
    this.wake();
  }

  /** A body may end while there is no room for what it brought last. */
  private lendLast(): void {
    if (this.end && !this.rest && this.length > 0) this.lend();
  }
}

/** Gives the memory back at once: waiting for the collector, a large upload would hold far more than it needs. */
function discard({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
