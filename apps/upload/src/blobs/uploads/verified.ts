import type { Readable } from 'node:stream';
import type { Announcement } from './announcement.js';
import { mismatch } from '../blob.errors.js';
import { buffered } from './buffered.js';
import type { Md5Thread } from './md5-thread.js';

/**
 * Yields the bytes in chunks while they arrive, and throws unless they are exactly the announced ones. Chunks are
 * hashed in parallel.
 */
export async function* verified(
  body: Readable,
  { byteSize, checksum }: Pick<Announcement, 'byteSize' | 'checksum'>,
  thread: Md5Thread,
): AsyncGenerator<Uint8Array> {
  const md5 = thread.begin(byteSize);
  let came = 0;
  const hash = (chunkIndex: number, length: number) => {
    came += length;
    return md5.update(chunkIndex, length);
  };
  try {
    yield* buffered(body, md5.buffers, byteSize, hash);
    if (came < byteSize) throw mismatch(`body has ${came} bytes of ${byteSize} announced`);
    if ((await md5.digest()) !== checksum) throw mismatch('body has another MD5 than announced');
  } finally {
    md5.close();
  }
}
