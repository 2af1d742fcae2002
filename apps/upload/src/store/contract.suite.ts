import { buffer } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newKey } from './key.js';
import { BlobMissing, type FileStore, type StoredFile } from './store.port.js';

async function* give(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function* giveAndFail(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
  throw new Error('the sender went away');
}

/** Tests that every store must pass. */
export function blobStoreContract(name: string, make: () => Promise<FileStore>): void {
  describe(`${name} as a blob store`, () => {
    let store: FileStore;
    const textOf = async (key: string) => (await buffer(await store.read(key))).toString();
    beforeAll(async () => {
      store = await make();
    });

    it('returns what was put, whole and in ranges', async () => {
      const key = newKey();
      await store.put(key, give('hello ', 'world'), 1);
      expect(await textOf(key)).toBe('hello world');
      expect((await buffer(await store.read(key, { start: 4, end: 6 }))).toString()).toBe('o w');
    });

    it('provides a local file', async () => {
      const key = newKey();
      await store.put(key, give('a file'), 1);
      expect(await store.withFile(key, (path) => readFile(path, 'utf8'))).toBe('a file');
    });

    it('stores the given bytes although the source reuses its memory', async () => {
      const key = newKey();
      const memory = Buffer.alloc(100_000);
      async function* reusing(): AsyncGenerator<Uint8Array> {
        for (let round = 0; round < 20; round += 1) yield memory.fill(round);
      }
      await store.put(key, reusing(), 1);
      const expected = Array.from({ length: 20 }, (_, round) => Buffer.alloc(memory.length, round));
      expect((await buffer(await store.read(key))).equals(Buffer.concat(expected))).toBe(true);
    });

    it('stores nothing of a source that fails, and accepts the next attempt', async () => {
      const key = newKey();
      await expect(store.put(key, giveAndFail('half'), 1)).rejects.toThrow('the sender went away');
      await expect(store.read(key)).rejects.toThrow(BlobMissing);
      await store.put(key, give('whole'), 2);
      expect(await textOf(key)).toBe('whole');
    });

    it('shows nothing before the source has ended', async () => {
      const key = newKey();
      const seen: string[] = [];
      async function* slow(): AsyncGenerator<Uint8Array> {
        yield Buffer.from('first');
        seen.push(await textOf(key).catch((error: unknown) => (error as Error).constructor.name));
        yield Buffer.from('last');
      }
      await store.put(key, slow(), 1);
      expect(seen).toEqual(['BlobMissing']);
    });

    it('flushes any number of times', async () => {
      const key = newKey();
      await store.put(key, give('for good'), 1);
      await Promise.all([store.flush(key), store.flush(key)]);
      expect(await textOf(key)).toBe('for good');
    });

    it('replaces what an earlier attempt stored', async () => {
      const key = newKey();
      await store.put(key, give('first'), 1);
      await store.put(key, give('second'), 2);
      expect(await textOf(key)).toBe('second');
    });

    it('removes, and accepts an unknown key', async () => {
      const key = newKey();
      await store.put(key, give('gone soon'), 1);
      await store.remove(key);
      await store.remove(key);
      await expect(store.read(key)).rejects.toThrow(BlobMissing);
      await expect(store.withFile(key, async () => undefined)).rejects.toThrow(BlobMissing);
    });

    it('lists everything, and returns the size of one key', async () => {
      const key = newKey();
      expect(await store.stat(key)).toBeUndefined();
      await store.put(key, give('12345'), 1);
      expect(await store.stat(key)).toMatchObject({ byteSize: 5 });
      const listed: StoredFile[] = [];
      for await (const files of store.list()) listed.push(...files);
      const found = listed.find((file) => file.key === key);
      expect(Math.abs(found!.writtenAt.getTime() - Date.now())).toBeLessThan(60_000);
    });

    it('collects nothing that nobody PUT', async () => {
      const grant = { key: newKey(), byteSize: 1, checksum: '1B2M2Y8AsgTpgAmY7PhCfg==', contentType: 'image/png' };
      const copy = newKey();
      expect(await store.collect(grant, copy)).toBe(false);
      expect(await store.stat(copy)).toBeUndefined();
    });

    it('rejects names that are no keys', async () => {
      await expect(store.read('../../etc/passwd')).rejects.toThrow('no key');
      await expect(store.remove('../parts')).rejects.toThrow('no key');
    });
  });
}
