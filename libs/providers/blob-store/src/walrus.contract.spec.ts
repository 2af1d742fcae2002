import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SandboxVendor } from '@reelsheet/provider-common/contract';
import { VendorServer } from '@reelsheet/provider-common/testing';
import { encodedLengthOf } from './port.js';
import { WalrusBlobStore } from './walrus.adapter.js';

const OWNER = `0x${'ab'.repeat(32)}`;

describe('WalrusBlobStore', () => {
  let vendor: SandboxVendor;
  let folder: string;
  let store: WalrusBlobStore;
  beforeAll(async () => {
    [vendor, folder] = await Promise.all([SandboxVendor.start('blob_store'), mkdtemp(join(tmpdir(), 'blobs-'))]);
    store = storeWith('sandbox-key');
  });
  afterAll(() => Promise.all([vendor.close(), rm(folder, { recursive: true })]));

  const storeWith = (token: string) =>
    new WalrusBlobStore({ publisherUrl: vendor.url, aggregatorUrl: vendor.url, token });
  let files = 0;
  const file = async (text: string) => {
    const path = join(folder, `file-${(files += 1)}`);
    await writeFile(path, text);
    return path;
  };
  const put = async (text: string, more: object = {}) =>
    store.store({ file: await file(text), epochs: 2, force: false, ...more });

  it('stores a blob with its object, and finds the same bytes again', async () => {
    const stored = await put('a film');
    expect(stored).toEqual({
      blobId: expect.stringMatching(/^[\w-]{43}$/),
      objectId: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      storageId: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      encodedLength: encodedLengthOf(6),
      endEpoch: expect.any(Number),
    });
    const { blobId, endEpoch } = stored;
    expect(await put('a film')).toEqual({ blobId, endEpoch, objectId: null, storageId: null, encodedLength: null });
    const owned = await put('a film', { owner: OWNER, force: true });
    expect([owned.blobId, owned.objectId]).toEqual([blobId, expect.not.stringContaining(stored.objectId!)]);
    expect(await new Response(await store.read(blobId)).text()).toBe('a film');
  });

  it.each([
    ['error', 'unavailable'],
    ['reject', 'content_refused'],
    ['lost_answer', 'unknown_outcome'],
    ['corrupt', 'unknown_outcome'],
  ] as const)('takes %s for %s', async (kind, category) => {
    await vendor.misbehave(kind);
    await expect(put(`a film with ${kind}`)).rejects.toMatchObject({ category });
  });

  it('reports a rejected token and a missing blob', async () => {
    await expect(storeWith('wrong').store({ file: await file('x'), epochs: 2, force: false })).rejects.toMatchObject({
      category: 'unauthorized',
    });
    await expect(store.read('nothing')).rejects.toMatchObject({ status: 404 });
    const away = await VendorServer.unreachable();
    const nowhere = new WalrusBlobStore({ publisherUrl: away, aggregatorUrl: away });
    await expect(nowhere.store({ file: await file('x'), epochs: 2, force: false })).rejects.toMatchObject({
      category: 'unavailable',
    });
  });
});
