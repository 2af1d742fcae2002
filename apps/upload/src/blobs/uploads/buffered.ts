import { finished, type Readable } from 'node:stream';
import { mismatch, tooLong } from '../blob.errors.js';

/** Reads so many bytes of a piece, which stay as they are until it has. */
export type PieceReader = (piece: number, length: number) => Promise<unknown>;

/**
 * What a body brings, gathered in pieces that `read` sees as soon as they are full, in their order. One is lent until
 * the next is asked for, and filled again when `read` is through with it too. A body that brings more than `most`
 * bytes, or ends early, throws; what it brings later is not read.
 */
export async function* gathered(
  body: Readable,
  pieces: readonly Uint8Array[],
  most: number,
  read: PieceReader,
): AsyncGenerator<Uint8Array> {
  const gathering = new Gathering(body, pieces, most, read);
  try {
    for (let filled = await gathering.next(); filled; filled = await gathering.next()) {
      yield pieces[filled.piece]!.subarray(0, filled.length);
      gathering.giveBack(filled);
    }
  } finally {
    gathering.stop();
  }
}

interface Filled {
  /** Which of the pieces. */
  readonly piece: number;
  readonly length: number;
  readonly read: Promise<unknown>;
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
    private readonly read: PieceReader,
  ) {
    this.free = [...pieces.keys()];
    this.unwatch = finished(body, { writable: false }, (fault) =>
      this.finish(fault ? mismatch('body ended early') : undefined),
    );
    body.on('data', this.take);
  }

  /** Undefined after the last. Throws what the body met. */
  async next(): Promise<Filled | undefined> {
    while (this.full.length === 0 && !this.isOver) await new Promise<void>((resolve) => (this.wake = resolve));
    if (this.end?.fault) throw this.end.fault;
    return this.full.shift();
  }

  /** Where a piece was not free when it ended, what it brought last is still to be lent. */
  private get isOver(): boolean {
    return this.end !== undefined && (this.end.fault !== undefined || !this.rest);
  }

  giveBack({ piece, read }: Filled): void {
    read.then(
      () => this.fillAgain(piece),
      (fault: unknown) => this.finish(fault as Error),
    );
  }

  private fillAgain(piece: number): void {
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
    const [piece, length] = [this.filling!, this.length];
    this.full.push({ piece, length, read: this.read(piece, length) });
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
