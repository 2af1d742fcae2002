import { DomainError, Notifier } from '@reelsheet/kernel';
import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 15_000;
/** The id of a stream's end, which who connects again by itself brings back. */
const END = 'end';

export interface EventFeed<T> {
  /** Reads the record as it is now. */
  readonly read: () => Promise<T>;
  /** True once nothing more will change. */
  readonly isFinal: (state: T) => boolean;
  /** Calls back when the record may have moved; returns the way to stop. */
  readonly watch: (wake: () => void) => () => void;
  /** Milliseconds between looks when nothing calls. */
  readonly pollMs: number;
}

/**
 * Streams a record's states as server-sent events, each once, until it is final, the reader leaves, or `read` throws a
 * DomainError: before the first event it is the answer, later it ends the stream, and who connects again is told why.
 * An EventSource connects again after every end; 204 is the one answer that keeps it from doing so.
 */
export async function streamEvents<T>(reply: FastifyReply, feed: EventFeed<T>): Promise<void> {
  let state = await feed.read();
  if (reply.request.headers['last-event-id'] === END && feed.isFinal(state)) {
    await reply.status(204).send();
    return;
  }
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
    ...requestId(reply),
  });
  const wakeUp = new Notifier();
  const stop = feed.watch(() => wakeUp.notify());
  const heartbeat = setInterval(() => raw.write(': alive\n\n'), HEARTBEAT_MS);
  raw.on('close', () => wakeUp.notify());
  try {
    for (let sent = ''; !raw.destroyed;) {
      const text = JSON.stringify(state);
      if (text !== sent) raw.write(`data: ${text}\n\n`);
      sent = text;
      if (feed.isFinal(state)) {
        raw.write(`id: ${END}\n\n`);
        break;
      }
      await wakeUp.wait(feed.pollMs);
      // For a reader who left nothing is read: thousands may leave at once.
      if (!raw.destroyed) state = await feed.read();
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  } finally {
    clearInterval(heartbeat);
    stop();
    raw.end();
  }
}

const requestId = (reply: FastifyReply) => ({ 'X-Request-Id': String(reply.request.id) });
