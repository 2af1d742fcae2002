import { Readable } from 'node:stream';
import type { JsonBody } from './sheet-view.js';

/** Reads parts of a response one after the other. When one cannot be read, the streams of the others are closed. */
export async function readInTurn(reads: readonly (() => Promise<JsonBody>)[]): Promise<JsonBody[]> {
  const parts: JsonBody[] = [];
  try {
    for (const read of reads) parts.push(await read());
  } catch (error) {
    closeStreams(parts);
    throw error;
  }
  return parts;
}

/** Joins parts of a response; it is streamed when one of them is. Streams that were not reached are closed with it. */
export function joined(parts: readonly JsonBody[]): JsonBody {
  if (!parts.some((part) => part instanceof Readable)) return parts.join('');
  return Readable.from(inOrder(parts)).once('close', () => closeStreams(parts));
}

const closeStreams = (parts: readonly JsonBody[]): void =>
  parts.forEach((part) => {
    if (part instanceof Readable) part.destroy();
  });

async function* inOrder(parts: readonly JsonBody[]): AsyncGenerator<string | Buffer> {
  for (const part of parts)
    if (part instanceof Readable) yield* part as AsyncIterable<string>;
    else yield part;
}
