import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@reelsheet/native-servers';
import { startS3, type S3Server } from '@reelsheet/testing/s3-server';
import { storageIn, store, textIn } from '../../test/moving-ends.js';
import { copyFile, fileError, type FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

const MEGABYTE = 2 ** 20;

let folder: string;
let servers: S3Server[];
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  servers = [await startS3(), await startS3()];
});
afterAll(async () => {
  for (const server of servers ?? []) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The storages between which files are copied. */
const SIDES = { from: 0, to: 1 } as const;
const KINDS = {
  folder: (side: keyof typeof SIDES) => new FolderStorage(join(folder, side)),
  bucket: (side: keyof typeof SIDES) => storageIn(servers[SIDES[side]]!),
} as const;
const NAMES = ['folder', 'bucket'] as const;

const fileOf = (content: string | Buffer) => ({
  key: `key${(count += 1)}`,
  size: String(content.length),
  md5: createHash('md5').update(content).digest('hex'),
});

describe.each(NAMES.flatMap((from) => NAMES.map((to) => [from, to] as const)))('from a %s to a %s', (one, other) => {
  let from: FileStorage;
  let to: FileStorage;
  beforeAll(() => {
    from = KINDS[one]('from');
    to = KINDS[other]('to');
  });

  it('copies a file once, and finds it unchanged', async () => {
    const file = fileOf('a file');
    await store(from, file.key, 'a file');
    expect(await copyFile(from, to, file)).toBe('copied');
    expect(await fileError(to, file)).toBeUndefined();
    await from.remove(file.key);
    expect(await copyFile(from, to, file)).toBe('there');
    expect(await textIn(to, file.key)).toBe('a file');
  });

  it('copies a file of several segments', async () => {
    const content = Buffer.concat([Buffer.alloc(9 * MEGABYTE, 'a'), Buffer.alloc(9 * MEGABYTE, 'b')]);
    const file = fileOf(content);
    await from.write(
      file.key,
      (async function* () {
        yield content;
      })(),
    );
    expect(await copyFile(from, to, file)).toBe('copied');
    expect(await fileError(to, file)).toBeUndefined();
    expect((await buffer(to.read(file.key))).equals(content)).toBe(true);
  });

  it('copies a file again whose copy has another size', async () => {
    const file = fileOf('a file');
    await store(from, file.key, 'a file');
    await store(to, file.key, 'a fi');
    expect(await copyFile(from, to, file)).toBe('copied');
    expect(await textIn(to, file.key)).toBe('a file');
  });

  it('finds a missing file', async () => {
    const file = fileOf('a file');
    expect(await copyFile(from, to, file)).toBe('missing');
    expect(await fileError(to, file)).toBe(`${file.key} is missing`);
  });
});

describe.each(NAMES)('a %s', (kind) => {
  let storage: FileStorage;
  beforeAll(() => {
    storage = KINDS[kind]('from');
  });

  it('shows changed bytes, unless the database has no checksum', async () => {
    const file = fileOf('a file');
    await store(storage, file.key, 'a fill');
    expect(await fileError(storage, file)).toBe(`${file.key} has different bytes`);
    expect(await fileError(storage, { ...file, md5: null })).toBeUndefined();
    await store(storage, file.key, 'a file!');
    expect(await fileError(storage, file)).toBe(`${file.key} has 7 bytes instead of 6`);
  });

  it('has nothing of a file whose bytes end early', async () => {
    const { key } = fileOf('a file');
    async function* half(): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(9 * MEGABYTE);
      throw new Error('the source is gone');
    }
    await expect(storage.write(key, half())).rejects.toThrow('the source is gone');
    expect(await storage.sizeOf(key)).toBeUndefined();
  });

  it('removes one file, and accepts an unknown key', async () => {
    const [file, other] = [fileOf('a file'), fileOf('other')];
    await store(storage, file.key, 'a file');
    await store(storage, other.key, 'other');
    for (let times = 0; times < 2; times += 1) await storage.remove(file.key);
    expect(await textIn(storage, file.key)).toBeUndefined();
    expect(await textIn(storage, other.key)).toBe('other');
  });
});

it('removes what a killed copy has left in a folder', async () => {
  const storage = new FolderStorage(join(folder, 'killed'));
  await store(storage, 'abc', 'whole');
  await writeFile(join(folder, 'killed', 'files', 'ab', 'abc.part'), 'who');
  await storage.remove('abc');
  await expect(rm(join(folder, 'killed', 'files', 'ab', 'abc.part'))).rejects.toThrow('ENOENT');
});

it('has one name for all links to a folder', async () => {
  await symlink(folder, join(folder, 'link'));
  expect(new FolderStorage(join(folder, 'link')).name).toBe(new FolderStorage(folder).name);
});

const useAll = (storage: FileStorage) => [
  () => storage.sizeOf('key'),
  () => buffer(storage.read('key')),
  () => store(storage, 'key', 'a file'),
  () => storage.remove('key'),
];

it('names a bucket that does not respond', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const line = new RegExp(`^the bucket blobs-of-the-tests at ${endpoint} cannot be used: .*ECONNREFUSED.*$`);
  for (const use of useAll(storageIn({ endpoint }))) await expect(use()).rejects.toThrow(line);
});

it.each([
  [503, 'status 503'],
  [403, 'status 403'],
])('names a bucket that answers %d', async (status, reason) => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const use of useAll(storageIn({ endpoint })))
    await expect(use()).rejects.toThrow(`the bucket blobs-of-the-tests at ${endpoint} cannot be used: ${reason}`);
  server.close();
});

it('names the source of a copy that ends early, and stores nothing', async () => {
  const server = createServer(({ method }, response) => {
    response.writeHead(200, { 'Content-Length': '10' });
    if (method === 'HEAD') response.end();
    else response.write('half', () => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [from, file] = [storageIn({ endpoint }), fileOf('0123456789')];
  for (const kind of NAMES) {
    const to = KINDS[kind]('to');
    await expect(copyFile(from, to, file)).rejects.toMatchObject({ message: `${from.name} cannot be used: aborted` });
    expect(await to.sizeOf(file.key)).toBeUndefined();
  }
  server.close();
});
