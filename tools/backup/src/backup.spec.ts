import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request, startSandbox, type Sandbox } from '@reelsheet/testing';
import { identityIn, makeKey, seal, unseal } from './sealed-file.js';
import { restore, sha256Of, storedSha256 } from './stored-backup.js';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let folder: string;
let sandbox: Sandbox;
let film: Buffer;
beforeAll(async () => {
  [folder, sandbox] = await Promise.all([mkdtemp(join(tmpdir(), 'backup-')), startSandbox()]);
  film = randomBytes(200_000);
  await writeFile(at('film'), film);
});
afterAll(async () => {
  await sandbox?.close();
  await rm(folder, { recursive: true });
});

let names = 0;
const at = (name: string) => join(folder, name);
const fresh = () => at(`file-${(names += 1)}`);
const newKey = async () => {
  const path = fresh();
  const recipient = await makeKey(path);
  return { path, recipient, identity: identityIn(await readFile(path, 'utf8')) };
};

async function store(bytes: Uint8Array) {
  const aggregator = `${sandbox.url}/blob_store`;
  const answer = await fetch(`${aggregator}/v1/blobs?epochs=2`, {
    method: 'PUT',
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: { authorization: 'Bearer sandbox-test' },
  });
  const { newlyCreated } = (await answer.json()) as { newlyCreated: { blobObject: { blobId: string } } };
  return { aggregator, blobId: newlyCreated.blobObject.blobId, sha256: sha256(bytes) };
}

async function sealed() {
  const [key, path] = [await newKey(), fresh()];
  await seal(at('film'), path, key.recipient);
  return { ...key, sealedAt: path, bytes: await readFile(path) };
}

describe('an encrypted backup', () => {
  it('is restored as identical bytes', async () => {
    const { identity, bytes } = await sealed();
    expect(bytes.includes(film.subarray(0, 64))).toBe(false);
    const [backup, target] = [await store(bytes), fresh()];
    expect(await storedSha256(backup)).toBe(backup.sha256);
    await restore(backup, target, identity);
    expect(await sha256Of(target)).toBe(sha256(film));
  });

  it('is restored encrypted without the key, and rejected with another key', async () => {
    const { bytes } = await sealed();
    const [backup, target, other] = [await store(bytes), fresh(), await newKey()];
    await expect(restore(backup, target, other.identity)).rejects.toThrow('identity');
    await restore(backup, target);
    expect(await readFile(target)).toEqual(bytes);
  });

  it('with a changed byte is reported and leaves no file', async () => {
    const { identity, sealedAt, bytes } = await sealed();
    const backup = await store(bytes);
    await request('POST', `${sandbox.url}/faults`, {
      body: { vendor: 'blob_store', kind: 'corrupt', times: 1, path: '/v1/blobs/' },
    });
    const before = await readdir(folder);
    await expect(restore(backup, fresh(), identity)).rejects.toThrow('different bytes');
    expect(await readdir(folder)).toEqual(before);
    bytes[bytes.length - 5]! ^= 1;
    await writeFile(sealedAt, bytes);
    await expect(unseal(sealedAt, fresh(), identity)).rejects.toThrow();
  });
});

it('never overwrites an existing key file', async () => {
  const { path, recipient } = await newKey();
  expect(recipient).toMatch(/^age1/);
  await expect(makeKey(path)).rejects.toThrow('EEXIST');
  expect(() => identityIn('# nothing')).toThrow('AGE-SECRET-KEY-');
});
