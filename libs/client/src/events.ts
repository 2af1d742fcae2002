const DATA = 'data: ';

/** Yields the data of each server-sent event of a response that was requested with `parseAs: 'stream'`. */
export async function* readEvents<Event>(stream: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of stream) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line.startsWith(DATA)) yield JSON.parse(line.slice(DATA.length)) as Event;
  }
}
