/** A server-sent event. A line with an id alone is one without data. */
export interface ServerSentEvent {
  readonly id?: string;
  /** Name of the event; `message` where absent. */
  readonly event?: string;
  readonly data?: string;
}

/** Maximum number of characters of one event; a longer one ends the connection. */
const MAX_EVENT_LENGTH = 16 * 1024 * 1024;

/** Yields the events of a response as they arrive; `onBytes` is called for anything that arrives. */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let event: ServerSentEvent = {};
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop()!;
      if (rest.length > MAX_EVENT_LENGTH) throw new TypeError('an event is too long');
      for (const line of lines) {
        if (line === '' && (event.id !== undefined || event.data !== undefined)) yield event;
        event = line === '' ? {} : withLine(event, line);
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function withLine(event: ServerSentEvent, line: string): ServerSentEvent {
  const colon = line.indexOf(':');
  const name = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
  if (name === 'id' || name === 'event') return { ...event, [name]: value };
  if (name !== 'data') return event;
  return { ...event, data: event.data === undefined ? value : `${event.data}\n${value}` };
}
