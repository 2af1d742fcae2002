import { readServerSentEvents } from './server-sent-events.js';

/** Yields the data of each server-sent event of a response that was requested with `parseAs: 'stream'`. */
export async function* readEvents<Event>(stream: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  for await (const { data } of readServerSentEvents(stream)) if (data !== undefined) yield JSON.parse(data) as Event;
}
