import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Bounds that keep a reader who is too slow from taking memory and time. */
export interface StreamBounds {
  /** Maximum number of bytes that wait for the reader, who is disconnected beyond it. */
  readonly maxUnsentBytes: number;
  /** Maximum time that the reader may take for what was written, in milliseconds. */
  readonly maxDrainMs: number;
}

/** Takes the response over and begins a stream of server-sent events in it. */
export function beginEvents(reply: FastifyReply): ServerResponse {
  const { raw } = reply.hijack();
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  raw.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
  return raw;
}

/** A response that stays open, to one reader. */
export class ResponseStream {
  constructor(
    private readonly raw: ServerResponse,
    private readonly bounds: StreamBounds,
  ) {}

  get isOpen(): boolean {
    return !this.raw.destroyed && !this.raw.writableEnded;
  }

  /** Writes bytes, or disconnects a reader for whom too many wait already. */
  write(bytes: Buffer): void {
    if (bytes.length === 0 || !this.isOpen) return;
    if (this.raw.writableLength > this.bounds.maxUnsentBytes) this.raw.destroy();
    else this.raw.write(bytes);
  }

  /** Waits until the reader has taken what was written, and disconnects one who does not. */
  async drained(): Promise<void> {
    if (!this.raw.writableNeedDrain || !this.isOpen) return;
    const closed = new AbortController();
    const close = () => closed.abort();
    this.raw.once('close', close);
    const timer = setTimeout(() => this.raw.destroy(), this.bounds.maxDrainMs);
    try {
      await once(this.raw, 'drain', { signal: closed.signal });
    } catch {
      // The reader has disconnected.
    } finally {
      clearTimeout(timer);
      this.raw.off('close', close);
    }
  }

  /** Calls back when the reader has disconnected, or at once where that has happened. */
  onClose(listener: () => void): void {
    if (this.raw.destroyed) listener();
    else this.raw.once('close', listener);
  }

  end(): void {
    if (this.isOpen) this.raw.end();
  }
}
