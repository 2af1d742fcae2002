import type { Readable } from 'node:stream';
import type { Announcement } from './announcement.js';
import { mismatch } from '../blob.errors.js';
import { gathered } from './buffered.js';
import type { Md5Thread } from './md5-thread.js';

/**
 * Hands the bytes on in pieces while they come, and throws unless they are the announced ones to the last. Pieces are
 * hashed while they are lent, and ahead of that.
 */
export async function* verified(
  body: Readable,
  { byteSize, checksum }: Pick<Announcement, 'byteSize' | 'checksum'>,
  thread: Md5Thread,
): AsyncGenerator<Uint8Array> {
  const md5 = thread.begin(byteSize);
  let came = 0;
  const hash = (piece: number, length: number) => {
    came += length;
    return md5.update(piece, length);
  };
  try {
    yield* gathered(body, md5.pieces, byteSize, hash);
    if (came < byteSize) throw mismatch(`body has ${came} bytes of ${byteSize} announced`);
    if ((await md5.digest()) !== checksum) throw mismatch('body has another MD5 than announced');
  } finally {
    md5.close();
  }
}
