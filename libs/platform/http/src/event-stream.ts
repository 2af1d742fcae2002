import { DomainError, Notifier } from '@reelsheet/kernel';
import type { FastifyReply } from 'fastify';
import type { DescribedStream } from './openapi/described-stream.js';
import { beginEvents } from './response-stream.js';

const HEARTBEAT_MS = 15_000;
/** Event id of the end of a stream, which a reconnecting client sends back. */
const END = 'end';

/** Describes the streams of {@link streamEvents} in OpenAPI. */
export const STATE_STREAM: DescribedStream = {
  events: ['message'],
  each: 'state',
  resumes: 'at_present_state',
  end: { id: END, status: 204 },
  heartbeat_seconds: HEARTBEAT_MS / 1_000,
};

export interface EventFeed<T> {
  /** Reads the current record. */
  readonly read: () => Promise<T>;
  /** Returns true once nothing more will change. */
  readonly isFinal: (state: T) => boolean;
  /** Calls back when the record may have changed; returns a function that stops watching. */
  readonly watch: (wake: () => void) => () => void;
  /** Poll interval in milliseconds without notifications. */
  readonly pollMs: number;
}

/**
 * Streams the states of a record as server-sent events, each once, until it is final, the client disconnects, or `read`
 * throws a DomainError: before the first event it is the response, later it ends the stream and a reconnecting client
 * gets it. An EventSource reconnects after every end; only 204 stops it.
 */
export async function streamEvents<T>(reply: FastifyReply, feed: EventFeed<T>): Promise<void> {
  let state = await feed.read();
  if (reply.request.headers['last-event-id'] === END && feed.isFinal(state)) {
    await reply.status(204).send();
    return;
  }
  const raw = beginEvents(reply);
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
      // Nothing is read for a client that disconnected, because thousands may disconnect at once.
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
