import { readServerSentEvents } from '@reelsheet/client/server-sent-events';
import { ApiConnectionError, ResponseError, retryAfterOf } from '../errors/errors.js';
import { backoffMs, delay } from '../requests/delay.js';

/** The API sends a line every 15 seconds; a connection without any for this long is lost. */
const SILENCE_MS = 45_000;
/** Maximum number of attempts to connect in succession without any event. */
const MAX_ATTEMPTS = 20;
const END_ID = 'end';
const NO_CONTENT = 204;

/** Opens the stream after an event, or from its beginning. */
export type Connect = (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;

/** An event with what the stream says about it. */
export interface NamedEvent<Event> {
  /** Name of the event: `message` where the stream gives none. */
  readonly event: string;
  /** Position from which a lost connection continues. */
  readonly id: string | undefined;
  readonly data: Event;
}

/**
 * A stream of events. `for await` yields the data of each one; a lost connection is opened again after the last event.
 * The stream ends with what it describes, when the loop is left, or by the signal of its options.
 */
export class EventSequence<Event> implements AsyncIterable<Event> {
  constructor(
    private readonly connect: Connect,
    private readonly signal: AbortSignal | undefined,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Event, void, undefined> {
    for await (const { data } of this.named()) yield data;
  }

  /** Yields the events with their names and ids. */
  async *named(): AsyncGenerator<NamedEvent<Event>, void, undefined> {
    let lastId: string | undefined;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const watchdog = new Watchdog(this.signal);
      try {
        const response = await this.connect(lastId, watchdog.signal);
        if (response.status === NO_CONTENT || !response.body) return;
        for await (const { id, event = 'message', data } of readServerSentEvents(response.body, () =>
          watchdog.alive(),
        )) {
          attempt = 0;
          lastId = id ?? lastId;
          if (data !== undefined && data !== '') yield { event, id, data: JSON.parse(data) as Event };
          if (id === END_ID) return;
        }
      } catch (error) {
        this.signal?.throwIfAborted();
        if (isFinal(error)) throw error;
        await delay(retryAfterResponse(error) ?? 0, this.signal);
      } finally {
        watchdog.end();
      }
      await delay(backoffMs(attempt), this.signal);
    }
    throw new ApiConnectionError(`the stream could not be opened again in ${MAX_ATTEMPTS} attempts`);
  }
}

const retryAfterResponse = (error: unknown) =>
  error instanceof ResponseError ? retryAfterOf(error.response) : undefined;

/** An error response that another attempt would get as well. */
const isFinal = (error: unknown) => error instanceof ResponseError && error.status < 500 && error.status !== 429;

/** Aborts a connection on which nothing arrives. */
class Watchdog {
  private readonly controller = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly outer: AbortSignal | undefined) {
    outer?.addEventListener('abort', this.onAbort, { once: true });
    if (outer?.aborted) this.onAbort();
    this.alive();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  alive(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.controller.abort(new TypeError('nothing arrives')), SILENCE_MS);
  }

  end(): void {
    clearTimeout(this.timer);
    this.outer?.removeEventListener('abort', this.onAbort);
    this.controller.abort();
  }

  private readonly onAbort = () => this.controller.abort(this.outer?.reason);
}
