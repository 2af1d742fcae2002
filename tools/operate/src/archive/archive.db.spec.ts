import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { withPostgres } from '@reelsheet/native-servers';
import type { TestDatabase } from '@reelsheet/testing';
import { migratedInstallation } from '../../test/migrated-installation.js';
import type { Installation } from '../installation.js';
import { backup as backupCommand, restore as restoreCommand } from '../backup.js';
import { UsageError } from '../command.js';
import { backUp, purge, restore, verify } from './archive.js';
import { storagePath } from './folder-storage.js';

const [PICTURE, THUMBNAIL, RESUMED] = ['picture', 'thumbnail', 'resumed'];
const KEYS = [PICTURE, THUMBNAIL, RESUMED];

const digestOf = (key: string, encoding: 'hex' | 'base64') => createHash('md5').update(key).digest(encoding);

/** A file with a thumbnail, and one that arrived as a resumable upload, so that its checksum is random. */
const FILES = `
  INSERT INTO upload.blob (key, user_id, account, filename, content_type, byte_size, checksum, stored_at) VALUES
    ('${PICTURE}', 1, 'user:1', 'a.png', 'image/png', ${PICTURE.length}, '${digestOf(PICTURE, 'base64')}', now()),
    ('${RESUMED}', 1, 'user:1', 'a.mp4', 'video/mp4', ${RESUMED.length}, '${digestOf('random', 'base64')}', now());
  INSERT INTO upload.resumable_upload (blob_id, expires_at) SELECT id, now() FROM upload.blob WHERE key = '${RESUMED}';
  INSERT INTO upload.media
    (key, blob_id, filename, content_type, extension, object_type, byte_size, etag, thumbnail_key)
  SELECT '${PICTURE}', id, 'a', 'image/png', 'png', 'image', byte_size, 'e', '${THUMBNAIL}' FROM upload.blob
    WHERE key = '${PICTURE}'
  UNION ALL SELECT '${THUMBNAIL}', id, 'b', 'image/jpeg', 'jpg', 'image', ${THUMBNAIL.length},
    '${digestOf(THUMBNAIL, 'hex')}', NULL FROM upload.blob WHERE key = '${PICTURE}'`;

let database: TestDatabase<string>;
let folder: string;
let installation: Installation & { readonly storage: string };

beforeAll(async () => {
  database = await migratedInstallation();
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  installation = { databaseUrl: database.adminUrl, storage: join(folder, 'storage') };
  await withPostgres(database.adminUrl, (client) => client.query(FILES));
  await Promise.all(KEYS.map((key) => write(storagePath(installation.storage, key), key)));
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const intoFolder = (name: string) => join(folder, name);

it('restores all files of a backup, with thumbnails and files of resumable uploads', async () => {
  const backup = await backUp(installation, intoFolder('backups'), () => undefined);
  expect(await verify(backup)).toEqual([]);
  await rm(installation.storage, { recursive: true });
  await restore(installation, backup, () => undefined);
  expect(KEYS.filter((key) => !existsSync(storagePath(installation.storage, key)))).toEqual([]);
});

it('finds a damaged copy of a file without checksum, also in a backup that was made afterwards', async () => {
  const backups = intoFolder('damaged');
  const first = await backUp(installation, backups, () => undefined);
  await write(storagePath(backups, RESUMED), 'RESUMED');
  const errors = [`${RESUMED} has different bytes`];
  expect(await verify(first)).toEqual(errors);
  expect(await verify(await backUp(installation, backups, () => undefined))).toEqual(errors);
});

it('is complete without the files of a bucket, and names files that it restores into no bucket', async () => {
  const withBucket = { databaseUrl: database.adminUrl };
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const backup = await backUp(withBucket, intoFolder('bucket'), print);
  expect(lines).toEqual([expect.stringMatching(/ tables, 0 files$/), 'the files are in a bucket: back it up as well']);
  expect(await verify(backup)).toEqual([]);
  await restore(withBucket, backup, print);
  expect(lines.at(-1)).toMatch(/ tables and 0 files are restored as of /);
  await restore(withBucket, await backUp(installation, intoFolder('folder'), () => undefined), print);
  expect(lines.at(-1)).toMatch(/^3 files are only in the backup: /);
});

it('leaves no folder of a backup that failed', async () => {
  const backups = intoFolder('failed');
  const { pathname } = new URL(database.adminUrl);
  const databaseUrl = database.adminUrl.replace(pathname, '/missing');
  await expect(backUp({ ...installation, databaseUrl }, backups, () => undefined)).rejects.toThrow('does not exist');
  expect(await readdir(backups)).toEqual([]);
});

it('purges nothing while a backup is being made, and later what a killed one has left', async () => {
  const backups = intoFolder('purged');
  const backup = await backUp(installation, backups, () => undefined);
  const unfinished = join(backups, '2026-01-01T00-00-00-000Z.unfinished');
  await mkdir(unfinished);
  const touchedBefore = (minutes: number) => {
    const time = new Date(Date.now() - minutes * 60_000);
    return utimes(unfinished, time, time);
  };
  await touchedBefore(59);
  await expect(purge(backups, 0)).rejects.toThrow('a backup is being made');
  expect(await verify(backup)).toEqual([]);
  await touchedBefore(61);
  expect(await purge(backups, 1)).toEqual({ backups: 0, files: 0 });
  expect((await readdir(backups)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
});

it('restores a damaged backup only if that is confirmed, and names what is damaged', async () => {
  const backups = intoFolder('confirmed');
  const backup = await backUp(installation, backups, () => undefined);
  await rm(storagePath(backups, THUMBNAIL));
  await rm(installation.storage, { recursive: true });
  const lines: string[] = [];
  const run = (...options: string[]) =>
    restoreCommand.run(
      [backup, ...options],
      () => installation,
      (line) => lines.push(line),
    );
  await expect(run('--yes')).rejects.toThrow('confirm with --damaged');
  expect(existsSync(installation.storage)).toBe(false);
  expect(await run('--yes', '--damaged')).toBe(true);
  expect(lines).toContain(`${THUMBNAIL} is missing`);
  expect(existsSync(storagePath(installation.storage, PICTURE))).toBe(true);
});

it('verifies a new backup and deletes old ones in one command, but none after a damaged one', async () => {
  const backups = intoFolder('retained');
  const lines: string[] = [];
  const run = (...options: string[]) =>
    backupCommand.run(
      [backups, ...options],
      () => installation,
      (line) => lines.push(line),
    );
  const left = async () => (await readdir(backups)).filter((name) => /^\d{4}-/.test(name));
  for (let count = 1; count <= 3; count += 1) expect(await run('--retain', '2')).toBe(true);
  expect(await left()).toHaveLength(2);
  expect(lines.slice(-2)).toEqual(['the backup is complete', '1 backups and 0 files removed']);
  await write(storagePath(backups, PICTURE), 'PICTURE');
  expect(await run('--retain', '1')).toBe(false);
  expect(lines.slice(-2)).toEqual(['1 errors', `${PICTURE} has different bytes`]);
  expect(await left()).toHaveLength(3);
  for (const options of [['--retain'], ['--retain', '0'], ['--retain', '1.5'], ['--keep', '2']])
    await expect(run(...options)).rejects.toThrow(UsageError);
  expect(await left()).toHaveLength(3);
});
