import { createHash, randomBytes } from 'node:crypto';
import { afterEach, expect, it } from '@jest/globals';
import { Md5Thread } from './md5-thread.js';

const threads = new Md5Thread();
afterEach(() => threads.onApplicationShutdown());

const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

it.each([0, 1, 256 * 1024 - 1, 256 * 1024, 256 * 1024 + 1, 3_000_000])(
  'hashes %d bytes in chunks of any size',
  async (length) => {
    const bytes = randomBytes(length);
    const hash = threads.begin();
    for (let at = 0, size = 1; at < length; at += size, size = size * 3 + 1)
      await hash.update(bytes.subarray(at, at + size));
    expect(await hash.digest()).toBe(md5Of(bytes));
    hash.close();
  },
);

it('hashes several at once, in memory that their senders use again', async () => {
  const digests = Array.from({ length: 8 }, async (_, index) => {
    const hash = threads.begin();
    const memory = Buffer.alloc(100_000);
    for (let round = 0; round < 20; round += 1) await hash.update(memory.fill(index + round));
    return hash.digest().finally(() => hash.close());
  });
  const expected = digests.map((_, index) =>
    md5Of(Buffer.concat(Array.from({ length: 20 }, (_each, round) => Buffer.alloc(100_000, index + round)))),
  );
  expect(await Promise.all(digests)).toEqual(expected);
});

it('fails where its thread has ended, and the next one has another', async () => {
  const hash = threads.begin();
  await hash.update(randomBytes(1_000_000));
  await threads.onApplicationShutdown();
  await expect(hash.digest()).rejects.toThrow('has ended');
  const next = threads.begin();
  await next.update(Buffer.from('a'));
  expect(await next.digest()).toBe(md5Of(Buffer.from('a')));
  next.close();
});
