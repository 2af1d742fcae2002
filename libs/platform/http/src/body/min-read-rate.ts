import { Readable } from 'node:stream';

/** Bytes that a client receives at a time. A larger chunk would hide for long that a client is slow. */
const CHUNK_BYTES = 64 * 1024;

export interface ReadRate {
  /** Minimum number of bytes per second. */
  readonly slowest: number;
  /** Time over which the rate is averaged. */
  readonly windowMs: number;
}

/**
 * Returns the body of a response, which ends with an error if the client receives it more slowly than the rate. Only
 * the time in which the next bytes wait for the client counts.
 */
export function withMinReadRate(body: AsyncIterable<string | Uint8Array>, { slowest, windowMs }: ReadRate): Readable {
  const meter = new ReadMeter();
  const chunks = Readable.from(measured(body, meter), { objectMode: false, highWaterMark: CHUNK_BYTES });
  const timer = setInterval(() => {
    const { bytes, waitedMs } = meter.take();
    const isMeasurable = waitedMs >= windowMs / 2;
    if (isMeasurable && bytes < (slowest * waitedMs) / 1_000) chunks.destroy(new Error('the client reads too slowly'));
  }, windowMs);
  return chunks.once('close', () => clearInterval(timer));
}

async function* measured(body: AsyncIterable<string | Uint8Array>, meter: ReadMeter): AsyncGenerator<Uint8Array> {
  for await (const content of body) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      const chunk = bytes.subarray(start, start + CHUNK_BYTES);
      meter.offer();
      yield chunk;
      meter.accept(chunk.length);
    }
  }
}

/** Counts bytes that the client accepted and the time for which bytes waited for it. */
class ReadMeter {
  private bytes = 0;
  private waitedMs = 0;
  /** Time since which a chunk waits, on the monotonic clock. */
  private since: number | undefined;

  offer(): void {
    this.since = performance.now();
  }

  accept(bytes: number): void {
    this.measure();
    this.since = undefined;
    this.bytes += bytes;
  }

  /** Returns the figures since the last call. */
  take(): { readonly bytes: number; readonly waitedMs: number } {
    this.measure();
    const { bytes, waitedMs } = this;
    [this.bytes, this.waitedMs] = [0, 0];
    return { bytes, waitedMs };
  }

  private measure(): void {
    if (this.since === undefined) return;
    const now = performance.now();
    this.waitedMs += now - this.since;
    this.since = now;
  }
}
