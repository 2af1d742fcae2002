import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { ProviderError } from '@reelsheet/provider-common';
import { Mp3Walk } from './mp3-walk.js';
import type { AudioFormat } from './port.js';
import { WavWalk } from './wav-walk.js';

const WALKS = { mp3: Mp3Walk, wav: WavWalk } as const;

interface AudioTarget {
  readonly vendor: string;
  readonly format: AudioFormat;
  readonly file: string;
  readonly signal: AbortSignal;
}

/**
 * Writes an answer's audio to `file` and gives its length; throws `corrupt_answer` where it is not a whole file of
 * its format.
 */
export async function saveAudio({ body }: Response, { vendor, format, file, signal }: AudioTarget): Promise<number> {
  if (!body) throw new ProviderError(vendor, 'corrupt_answer', { reason: 'empty' });
  const walk = new WALKS[format]();
  let bytes = 0;
  await pipeline(
    Readable.fromWeb(body as ReadableStream<Uint8Array>),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        walk.push(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file),
    { signal },
  );
  if (!walk.isWhole()) throw new ProviderError(vendor, 'corrupt_answer', { reason: `not a whole ${format} file` });
  return bytes;
}
