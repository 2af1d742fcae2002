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

it('removes what a killed writer left when the next one starts', async () => {
  const store = await FolderStore.open(folder);
  const key = newKey();
  await writeFile(join(folder, 'parts', `${key}.1`), 'half');
  await store.put(key, (async function* () {})(), 2);
  expect(await readdir(join(folder, 'parts'))).toEqual([]);
});

it('has one mark, also for concurrent first readers, until another one is set', async () => {
  const [one, other] = [await FolderStore.open(folder), await FolderStore.open(folder)];
  const marks = await Promise.all([one.mark(), other.mark(), one.mark()]);
  expect(new Set(marks).size).toBe(1);
  expect(await (await FolderStore.open(await mkdtemp(join(tmpdir(), 'store-')))).mark()).not.toBe(marks[0]);
  await one.replaceMark('another');
  expect(await other.mark()).toBe('another');
  expect(await readdir(join(folder, 'parts'))).toEqual([]);
});

it('has nothing to flush for an unknown key', async () => {
  await expect((await FolderStore.open(folder)).flush(newKey())).rejects.toThrow(BlobMissing);
});

it('sweeps unfinished files that nobody writes to', async () => {
  const store = await FolderStore.open(folder);
  const partialFile = join(folder, 'parts', `${newKey()}.1`);
  await writeFile(partialFile, 'half');
  await store.sweepPartialFiles(new Date(Date.now() - 60_000));
  expect(await readdir(join(folder, 'parts'))).toHaveLength(1);
  await store.sweepPartialFiles(new Date(Date.now() + 60_000));
  expect(await readdir(join(folder, 'parts'))).toEqual([]);
});
