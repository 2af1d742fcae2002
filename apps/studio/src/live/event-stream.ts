/** An item of a stream of server-sent events: an event, a sign of life that moves the last id, or both. */
export interface StreamItem<Event> {
  readonly id?: string;
  readonly event?: Event;
}

/** Yields the items of a response with server-sent events. */
export async function* streamItems<Event>(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamItem<Event>> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = lines.pop()!;
      yield* lines.map((block) => itemOf<Event>(block));
    }
  } finally {
    await reader.cancel();
  }
}

function itemOf<Event>(block: string): StreamItem<Event> {
  let id: string | undefined;
  let data = '';
  for (const line of block.split('\n')) {
    if (line.startsWith('id:')) id = line.slice('id:'.length).trim();
    if (line.startsWith('data:')) data += line.slice('data:'.length).trim();
  }
  return { ...(id === undefined ? {} : { id }), ...(data ? { event: JSON.parse(data) as Event } : {}) };
}
