import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, open, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { FileBytes } from './file-bytes.js';

const CHUNK_BYTES = 512 * 1024;
const folder = await mkdtemp(join(tmpdir(), 'bytes-'));
let files = 0;

async function fileOf(bytes: Uint8Array): Promise<FileHandle> {
  const path = join(folder, String((files += 1)));
  await writeFile(path, bytes);
  return open(path);
}

/** A slow consumer, like a socket with a slow client. */
class Slow extends Writable {
  readonly taken: Buffer[] = [];
  override _write(bytes: Buffer, _: unknown, done: () => void): void {
    setImmediate(() => {
      this.taken.push(Buffer.from(bytes));
      done();
    });
  }
}

const LENGTHS = [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 5 * CHUNK_BYTES + 3];

it.each(LENGTHS)('gives %d bytes, piped and read, and closes its file', async (length) => {
  const bytes = randomBytes(length);
  const [piped, read] = [await fileOf(bytes), await fileOf(bytes)];
  const slow = new Slow();
  await once(new FileBytes(piped).pipe(slow), 'finish');
  expect(Buffer.concat(slow.taken).equals(bytes)).toBe(true);
  const source = new FileBytes(read);
  expect((await buffer(source)).equals(bytes)).toBe(true);
  if (!source.closed) await once(source, 'close');
  expect([piped.fd, read.fd]).toEqual([-1, -1]);
});

it.each([
  { start: 0, end: 0 },
  { start: 3, end: CHUNK_BYTES + 2 },
  { start: CHUNK_BYTES, end: 3 * CHUNK_BYTES },
  { start: 2 * CHUNK_BYTES, end: 9 * CHUNK_BYTES },
])('gives a part, and no more than there is', async (range) => {
  const bytes = randomBytes(4 * CHUNK_BYTES);
  const slow = new Slow();
  await once(new FileBytes(await fileOf(bytes), range).pipe(slow), 'finish');
  const partialFile = bytes.subarray(range.start, range.end + 1);
  expect(Buffer.concat(slow.taken).equals(partialFile)).toBe(true);
  expect((await buffer(new FileBytes(await fileOf(bytes), range))).equals(partialFile)).toBe(true);
});

it('closes its file when its destination is closed, and when it is destroyed', async () => {
  for (const end of [(source: FileBytes) => source.destroy(), (_: FileBytes, sink: Writable) => sink.destroy()]) {
    const file = await fileOf(randomBytes(5 * CHUNK_BYTES));
    const source = new FileBytes(file);
    const stuck = new Writable({ write: () => end(source, stuck) }).on('error', () => undefined);
    stuck.once('close', () => source.destroy());
    source.pipe(stuck);
    await once(source, 'close');
    expect(file.fd).toBe(-1);
  }
});
