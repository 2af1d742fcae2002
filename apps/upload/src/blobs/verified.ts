import { DomainError } from '@reelsheet/kernel';
import type { Announcement } from './announcement.js';
import { mismatch, tooLong } from './blob.errors.js';
import type { Md5Hash } from './md5-hash.js';

/**
 * Hands the bytes on while they come, and throws unless they are the announced ones to the last. Each chunk's memory is
 * taken back when the next is asked for.
 */
export async function* verified(
  body: AsyncIterable<Uint8Array>,
  { byteSize, checksum }: Pick<Announcement, 'byteSize' | 'checksum'>,
  md5: Md5Hash,
): AsyncGenerator<Uint8Array> {
  let length = 0;
  try {
    for await (const chunk of uninterrupted(body)) {
      length += chunk.length;
      if (length > byteSize) throw tooLong();
      await md5.update(chunk);
      yield chunk;
      discard(chunk);
    }
    if (length < byteSize) throw mismatch(`body has ${length} bytes of ${byteSize} announced`);
    if ((await md5.digest()) !== checksum) throw mismatch('body has another MD5 than announced');
  } finally {
    md5.close();
  }
}

/** Gives the memory back at once: waiting for the collector, a large upload would hold far more than it needs. */
function discard({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** A connection that breaks is the sender's fault, not ours. */
async function* uninterrupted(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw cause instanceof DomainError ? cause : mismatch('body ended early');
  }
}
