import { createHash } from 'node:crypto';
import { DomainError } from '@reelsheet/kernel';
import type { Announcement } from './announcement.js';
import { mismatch, tooLong } from './blob.errors.js';

/** Hands the bytes on while they come, and throws unless they are the announced ones to the last. */
export async function* verified(
  body: AsyncIterable<Uint8Array>,
  { byteSize, checksum }: Pick<Announcement, 'byteSize' | 'checksum'>,
): AsyncGenerator<Uint8Array> {
  const md5 = createHash('md5');
  let length = 0;
  for await (const chunk of uninterrupted(body)) {
    length += chunk.length;
    if (length > byteSize) throw tooLong();
    md5.update(chunk);
    yield chunk;
  }
  if (length < byteSize) throw mismatch(`body has ${length} bytes of ${byteSize} announced`);
  if (md5.digest('base64') !== checksum) throw mismatch('body has another MD5 than announced');
}

/** A connection that breaks is the sender's fault, not ours. */
async function* uninterrupted(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw cause instanceof DomainError ? cause : mismatch('body ended early');
  }
}
