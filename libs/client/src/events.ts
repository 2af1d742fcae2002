const DATA = 'data: ';

/** Yields the data of each server-sent event of a response that was requested with `parseAs: 'stream'`. */
export async function* readEvents<Event>(stream: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  let rest = '';
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line.startsWith(DATA)) yield JSON.parse(line.slice(DATA.length)) as Event;
  }
}
