import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterEach, expect, it } from '@jest/globals';
import { Md5Thread } from './md5-thread.js';
import { verified } from './verified.js';

const thread = new Md5Thread();
afterEach(() => thread.onApplicationShutdown());

const CHUNK_BYTES = 512 * 1024;
const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');
const announcementOf = (bytes: Uint8Array) => ({ byteSize: bytes.length, checksum: md5Of(bytes) });

/** Returns a body in chunks of growing sizes, each with its own memory like those of a socket. */
function bodyOf(bytes: Uint8Array): Readable {
  const chunks: Uint8Array[] = [];
  for (let at = 0, size = 1; at < bytes.length; at += size, size = size * 3 + 1)
    chunks.push(new Uint8Array(bytes.subarray(at, at + size)));
  return Readable.from(chunks);
}

/** Reads like a store that is slow now and then. */
async function stored(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const copies: Buffer[] = [];
  for await (const chunk of chunks) {
    copies.push(Buffer.from(chunk));
    if (copies.length % 3 === 0) await new Promise(setImmediate);
  }
  return Buffer.concat(copies);
}

it.each([1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 9 * CHUNK_BYTES, 9 * CHUNK_BYTES + 1])(
  'hands on %d bytes as they came, in chunks of any size',
  async (length) => {
    const bytes = randomBytes(length);
    expect((await stored(verified(bodyOf(bytes), announcementOf(bytes), thread))).equals(bytes)).toBe(true);
  },
);

it('hashes several bodies concurrently', async () => {
  const bodies = Array.from({ length: 8 }, (_, index) => randomBytes(2_000_000 + index));
  const read = await Promise.all(bodies.map((bytes) => stored(verified(bodyOf(bytes), announcementOf(bytes), thread))));
  expect(read.every((bytes, index) => bytes.equals(bodies[index]!))).toBe(true);
});

it('reads no further than it has memory while nobody requests the next chunk', async () => {
  const bytes = randomBytes(40 * CHUNK_BYTES);
  let given = 0;
  const body = new Readable({
    read() {
      const chunk = new Uint8Array(bytes.subarray(given, given + 65_536));
      given += chunk.length;
      this.push(chunk.length > 0 ? chunk : null);
    },
  });
  const chunks = verified(body, announcementOf(bytes), thread);
  await chunks.next();
  for (let round = 0; round < 100; round += 1) await new Promise(setImmediate);
  expect(given).toBeLessThan(6 * CHUNK_BYTES);
  await chunks.return(undefined);
});

it.each<[string, (bytes: Buffer) => Readable]>([
  ['other bytes', (bytes) => bodyOf(Buffer.alloc(bytes.length))],
  ['fewer bytes', (bytes) => bodyOf(bytes.subarray(1))],
  ['more bytes', (bytes) => bodyOf(Buffer.concat([bytes, Buffer.alloc(1)]))],
  ['no bytes', () => Readable.from([])],
  ['a body that breaks', (bytes) => Readable.from(broken(bytes.subarray(0, CHUNK_BYTES + 1)))],
  ['a body that was broken before', () => new Readable().on('error', () => undefined).destroy(new Error('gone'))],
])('rejects %s', async (_, sent) => {
  const bytes = randomBytes(3 * CHUNK_BYTES);
  await expect(stored(verified(sent(bytes), announcementOf(bytes), thread))).rejects.toMatchObject({
    code: expect.stringMatching(/^(upload_mismatch|payload_too_large)$/),
  });
});

async function* broken(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
  throw new Error('the connection broke');
}

it('fails if its thread has ended, and the next body gets another one', async () => {
  const bytes = randomBytes(3 * CHUNK_BYTES);
  const chunks = verified(bodyOf(bytes), announcementOf(bytes), thread);
  await chunks.next();
  await thread.onApplicationShutdown();
  await expect(stored(chunks)).rejects.toThrow('has ended');
  expect((await stored(verified(bodyOf(bytes), announcementOf(bytes), thread))).length).toBe(bytes.length);
});
