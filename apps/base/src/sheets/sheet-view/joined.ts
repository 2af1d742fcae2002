import { Readable } from 'node:stream';
import type { JsonBody } from './sheet-view.js';

/** Reads chunks of a response one after the other. When one cannot be read, the streams of the others are closed. */
export async function readInOrder(reads: readonly (() => Promise<JsonBody>)[]): Promise<JsonBody[]> {
  const chunks: JsonBody[] = [];
  try {
    for (const read of reads) chunks.push(await read());
  } catch (error) {
    closeStreams(chunks);
    throw error;
  }
  return chunks;
}

/** Joins chunks of a response; it is streamed when one of them is. Streams that were not reached are closed with it. */
export function joined(chunks: readonly JsonBody[]): JsonBody {
  if (chunks.every((chunk) => typeof chunk === 'string')) return chunks.join('');
  return Readable.from(inOrder(chunks)).once('close', () => closeStreams(chunks));
}

const closeStreams = (chunks: readonly JsonBody[]): void =>
  chunks.forEach((chunk) => {
    if (chunk instanceof Readable) chunk.destroy();
  });

async function* inOrder(chunks: readonly JsonBody[]): AsyncGenerator<string | Buffer> {
  for (const chunk of chunks)
    if (chunk instanceof Readable) yield* chunk as AsyncIterable<string>;
    else yield chunk;
}
