import type { Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { tooLong } from '../blob.errors.js';

/** Bytes of a request as they arrive. A connection that breaks off ends them like the end of the body. */
export class ArrivingBytes {
  /** True if the connection broke off before the end. */
  isCut = false;

  constructor(
    private readonly body: Readable,
    private readonly maxBytes: number,
    private readonly hash?: Hash,
  ) {}

  /** Throws 413 for more than the maximum number of bytes. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    let arrived = 0;
    const chunks = this.body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
    for (;;) {
      const next = await chunks.next().catch(() => undefined);
      if (!next) this.isCut = true;
      if (!next || next.done) return;
      arrived += next.value.length;
      if (arrived > this.maxBytes) throw tooLong();
      this.hash?.update(next.value);
      yield next.value;
    }
  }
}
