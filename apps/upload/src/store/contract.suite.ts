import { buffer } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newKey } from './key.js';
import type { Continuation, StoredProgress } from './partial-files.port.js';
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

    describe('a file that arrives in several requests', () => {
      const MEGABYTE = 2 ** 20;
      const segment = (fill: string, megabytes = 3) => Buffer.alloc(megabytes * MEGABYTE, fill);
      const begin = (byteSize: number): Continuation => ({
        key: newKey(),
        partial: {},
        offset: 0,
        byteSize,
        attempt: 1,
        isContested: false,
        isAllOrNothing: false,
      });
      /** Sends bytes and stores all progress; returns where the next attempt continues. */
      const send = async (
        from: Continuation,
        bytes: Iterable<Uint8Array>,
        stored = Infinity,
      ): Promise<Continuation> => {
        let next = { ...from, attempt: from.attempt + 1 };
        async function* arriving() {
          yield* bytes;
        }
        let reports = 0;
        for await (const progress of store.partials.continue(from, arriving())) {
          if (reports === stored) break;
          reports += 1;
          next = { ...next, ...progress };
        }
        return next;
      };
      const contentOf = async ({ key }: Continuation) => buffer(await store.read(key));
      const finish = ({ key, partial, byteSize }: Continuation) => store.partials.finish(key, partial, byteSize);

      it('is whole after any cuts, and unreadable before', async () => {
        const segments = [segment('a'), segment('b', 7), Buffer.from('short'), segment('c', 17), Buffer.from('end')];
        const whole = Buffer.concat(segments);
        let at = begin(whole.length);
        for (const each of segments) {
          at = await send(at, [each]);
          await expect(store.read(at.key)).rejects.toThrow(BlobMissing);
        }
        expect(at.offset).toBe(whole.length);
        await finish(at);
        await finish(at);
        expect((await contentOf(at)).equals(whole)).toBe(true);
        await store.remove(at.key);
      });

      it('reports progress before the end, and continues after the last report that was stored', async () => {
        const whole = Buffer.concat([segment('a', 8), segment('b', 8), segment('c', 4)]);
        const chunks = Array.from({ length: 20 }, (_, index) =>
          whole.subarray(index * MEGABYTE, (index + 1) * MEGABYTE),
        );
        const cut = await send(begin(whole.length), chunks, 1);
        expect(cut.offset).toBe(8 * MEGABYTE);
        const rest = await send({ ...cut, isContested: true }, [whole.subarray(cut.offset)]);
        await finish(rest);
        expect((await contentOf(rest)).equals(whole)).toBe(true);
        await store.remove(rest.key);
      });

      it('does not change by what an earlier attempt writes late', async () => {
        const whole = Buffer.concat([segment('a', 8), segment('b', 8)]);
        const late = Promise.withResolvers<void>();
        async function* slow() {
          yield whole.subarray(0, 8 * MEGABYTE);
          await late.promise;
          yield segment('x', 8);
        }
        const first = begin(whole.length);
        const writer = store.partials.continue(first, slow());
        const reported = (await writer.next()).value as StoredProgress;
        const taken = await send({ ...first, ...reported, attempt: 2, isContested: true }, [segment('b', 8)]);
        late.resolve();
        await writer.next();
        await writer.return(undefined);
        await finish(taken);
        expect((await contentOf(taken)).equals(whole)).toBe(true);
        await store.remove(taken.key);
      });

      it('reports once where only all bytes count', async () => {
        const whole = Buffer.concat([segment('a', 20), Buffer.from('end')]);
        const from = { ...begin(whole.length + 1), isAllOrNothing: true };
        const offsets: number[] = [];
        async function* arriving() {
          yield whole;
        }
        for await (const { offset } of store.partials.continue(from, arriving())) offsets.push(offset);
        expect(offsets).toEqual([whole.length]);
        await store.remove(from.key);
      });

      it('is discarded, and cannot be finished afterwards or before its bytes have arrived', async () => {
        const at = await send(begin(10 * MEGABYTE), [segment('a')]);
        await expect(finish(at)).rejects.toThrow();
        await store.partials.discard(at.key, at.partial);
        await store.partials.discard(at.key, at.partial);
        await expect(send(at, [segment('b', 7)]).then(finish)).rejects.toThrow(BlobMissing);
      });
    });

    it('rejects names that are no keys', async () => {
      await expect(store.read('../../etc/passwd')).rejects.toThrow('no key');
      await expect(store.remove('../parts')).rejects.toThrow('no key');
    });
  });
}
