import type { Readable } from 'node:stream';
import { DomainError } from '@reelsheet/kernel';
import type { Announcement } from './announcement.js';
import { mismatch } from './blob.errors.js';
import { gathered } from './gathered.js';
import type { Md5Thread } from './md5-thread.js';

/**
 * Hands the bytes on in pieces while they come, and throws unless they are the announced ones to the last. A piece is
 * hashed while it is lent, and filled anew once the next is asked for.
 */
export async function* verified(
  body: Readable,
  { byteSize, checksum }: Pick<Announcement, 'byteSize' | 'checksum'>,
  thread: Md5Thread,
): AsyncGenerator<Uint8Array> {
  const md5 = thread.begin(byteSize);
  let came = 0;
  try {
    for await (const { piece, length } of uninterrupted(gathered(body, md5.pieces, byteSize))) {
      came += length;
      const hashed = md5.update(piece, length);
      yield md5.pieces[piece]!.subarray(0, length);
      await hashed;
    }
    if (came < byteSize) throw mismatch(`body has ${came} bytes of ${byteSize} announced`);
    if ((await md5.digest()) !== checksum) throw mismatch('body has another MD5 than announced');
  } finally {
    md5.close();
  }
}

/** A connection that breaks is the sender's fault, not ours. */
async function* uninterrupted<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* pieces;
  } catch (cause) {
    throw cause instanceof DomainError ? cause : mismatch('body ended early');
  }
}
