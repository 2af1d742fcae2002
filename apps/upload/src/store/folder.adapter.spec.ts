import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { blobStoreContract } from './contract.suite.js';
import { FolderStore } from './folder.adapter.js';
import { newKey } from './key.js';
import { BlobMissing } from './store.port.js';

const folder = await mkdtemp(join(tmpdir(), 'store-'));

blobStoreContract('a folder', () => FolderStore.open(folder));

it('clears what a killed writer left as soon as the next one begins', async () => {
  const store = await FolderStore.open(folder);
  const key = newKey();
  await writeFile(join(folder, 'parts', `${key}.1`), 'half');
  await store.put(key, (async function* () {})(), 2);
  expect(await readdir(join(folder, 'parts'))).toEqual([]);
});

it('has one mark, whoever looks for it first, until it takes another', async () => {
  const [one, other] = [await FolderStore.open(folder), await FolderStore.open(folder)];
  const marks = await Promise.all([one.mark(), other.mark(), one.mark()]);
  expect(new Set(marks).size).toBe(1);
  expect(await (await FolderStore.open(await mkdtemp(join(tmpdir(), 'store-')))).mark()).not.toBe(marks[0]);
  await one.takeMark('another');
  expect(await other.mark()).toBe('another');
  expect(await readdir(join(folder, 'parts'))).toEqual([]);
});

it('has nothing to flush of an unknown key', async () => {
  await expect((await FolderStore.open(folder)).flush(newKey())).rejects.toThrow(BlobMissing);
});

it('sweeps half-written bytes that nobody adds to', async () => {
  const store = await FolderStore.open(folder);
  const part = join(folder, 'parts', `${newKey()}.1`);
  await writeFile(part, 'half');
  await store.sweepParts(new Date(Date.now() - 60_000));
  expect(await readdir(join(folder, 'parts'))).toHaveLength(1);
  await store.sweepParts(new Date(Date.now() + 60_000));
  expect(await readdir(join(folder, 'parts'))).toEqual([]);
});
