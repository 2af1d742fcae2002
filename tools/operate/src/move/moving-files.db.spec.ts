import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startS3, type S3Server } from '@reelsheet/testing/s3-server';
import { BYTES, insert, query, run, startEnds, store, textIn, type MovingEnds } from '../../test/moving-ends.js';
import { storagePath } from '../archive/folder-storage.js';
import { cancel, move } from './move-commands.js';

const OTHER_BYTES = BYTES.replace('picture', 'pasture');
const DAMAGED = 'picture7001 has different bytes in the';

let servers: Record<'here' | 'there', S3Server>;
let ends: MovingEnds | undefined;

beforeAll(async () => {
  servers = { here: await startS3(), there: await startS3() };
});
afterAll(async () => {
  for (const server of Object.values(servers ?? {})) await server.stop();
});
afterEach(async () => {
  const stopping = ends;
  ends = undefined;
  // Files in folders are deleted with the folder, those in buckets are shared by all tests.
  for (const { files } of stopping ? [stopping.here, stopping.there] : [])
    for (const key of ['picture7001', 'picture8001', 'thumbnail7001', 'resized7001']) await files.remove(key);
  await stopping?.stop();
});

type Kind = 'folder' | 'bucket';

async function start(one: Kind, other: Kind): Promise<MovingEnds> {
  ends = await startEnds({
    ...(one === 'bucket' && { here: servers.here }),
    ...(other === 'bucket' && { there: servers.there }),
  });
  return ends;
}

const moved = ({ here, there }: MovingEnds) => run(move, ['7001', there.file], here.installation);

describe.each([
  ['folder', 'folder'],
  ['folder', 'bucket'],
  ['bucket', 'folder'],
  ['bucket', 'bucket'],
] as const)('from a %s to a %s', (one, other) => {
  it('moves the files of an organization with thumbnails, and deletes only its own', async () => {
    const both = await start(one, other);
    const { here, there } = both;
    await insert(
      here,
      `INSERT INTO upload.media
         (key, blob_id, filename, content_type, extension, object_type, byte_size, etag, address_version)
       VALUES ('thumbnail7001', 7001, 't', 'image/jpeg', 'jpg', 'image', 5, md5('small'), 3);
       UPDATE upload.media SET thumbnail_key = 'thumbnail7001' WHERE key = 'picture7001';
       INSERT INTO upload.resized_picture (media_key, size, file_key, content_type, byte_size)
         VALUES ('picture7001', '64', 'resized7001', 'image/png', 4)`,
    );
    await store(here.files, 'thumbnail7001', 'small');
    await store(here.files, 'resized7001', 'tiny');
    expect((await moved(both)).lines).toContain('the copy is equal, with 2 files');
    expect(await textIn(there.files, 'picture7001')).toBe(BYTES);
    expect(await textIn(there.files, 'thumbnail7001')).toBe('small');
    expect(await textIn(there.files, 'picture8001')).toBeUndefined();
    for (const key of ['picture7001', 'thumbnail7001', 'resized7001'])
      expect(await textIn(here.files, key)).toBeUndefined();
    expect(await textIn(here.files, 'picture8001')).toBe(BYTES);
  });

  it('leaves a file that another organization uses too', async () => {
    const both = await start(one, other);
    await insert(
      both.here,
      `INSERT INTO base.content_resource
         (id, organization_id, agent_id, key, url, file_name, content_type, object_type, byte_size)
         OVERRIDING SYSTEM VALUE
         VALUES (8002, 8001, 8001, 'picture7001', 'u', 'a.png', 'image/png', 'image', ${BYTES.length})`,
    );
    expect((await moved(both)).isFine).toBe(true);
    expect(await textIn(both.there.files, 'picture7001')).toBe(BYTES);
    expect(await textIn(both.here.files, 'picture7001')).toBe(BYTES);
  });

  it('does not give away an organization with a missing or changed file, and then continues', async () => {
    const both = await start(one, other);
    const { here, there } = both;
    await here.files.remove('picture7001');
    await expect(moved(both)).rejects.toThrow(`picture7001 is missing in ${here.files.name}, so the organization`);
    await store(here.files, 'picture7001', OTHER_BYTES);
    await expect(moved(both)).rejects.toThrow(`${DAMAGED} ${other}`);
    await there.files.remove('picture7001');
    await store(here.files, 'picture7001', BYTES);
    expect((await moved(both)).isFine).toBe(true);
    expect(await textIn(there.files, 'picture7001')).toBe(BYTES);
  });

  it('does not accept a copy with other bytes, which a cancelled move deletes', async () => {
    const both = await start(one, other);
    const { here, there } = both;
    await store(there.files, 'picture7001', OTHER_BYTES);
    await expect(moved(both)).rejects.toThrow(`${DAMAGED} ${other}`);
    expect(await textIn(here.files, 'picture7001')).toBe(BYTES);
    expect(await run(cancel, ['7001', there.file], here.installation)).toMatchObject({ isFine: true });
    expect(await textIn(there.files, 'picture7001')).toBeUndefined();
    expect(await textIn(here.files, 'picture7001')).toBe(BYTES);
  });
});

it('copies what a killed command has left unfinished in a folder', async () => {
  const both = await start('bucket', 'folder');
  const [path, file] = [both.there.file.replace(/\.env$/, ''), 'picture7001'];
  const unfinished = `${storagePath(path, file)}.part`;
  await mkdir(dirname(unfinished), { recursive: true });
  await writeFile(unfinished, 'bytes of a');
  expect((await moved(both)).isFine).toBe(true);
  expect(await textIn(both.there.files, file)).toBe(BYTES);
  await expect(readFile(unfinished)).rejects.toThrow('ENOENT');
});

it('moves more files than one statement finds', async () => {
  const both = await start('folder', 'folder');
  await insert(
    both.here,
    `INSERT INTO upload.blob (id, key, organization_id, account, filename, content_type, byte_size, checksum, stored_at)
       OVERRIDING SYSTEM VALUE
       SELECT 10001 + 1000 * n, 'file' || n, 7001, 'organization:7001', 'a', 'image/png', 1,
         encode(decode(md5('x'), 'hex'), 'base64'), now() FROM generate_series(1, 2100) AS n`,
  );
  for (let number = 1; number <= 2_100; number += 1) await store(both.here.files, `file${number}`, 'x');
  expect((await moved(both)).lines).toContain('the copy is equal, with 2101 files');
  expect(await textIn(both.here.files, 'file2100')).toBeUndefined();
  expect(await textIn(both.there.files, 'file2100')).toBe('x');
});

it('ends with one line while a bucket does not respond, and continues afterwards', async () => {
  const both = await start('folder', 'bucket');
  await servers.there.goAway();
  const error = await moved(both).catch((each: unknown) => (each as Error).message);
  expect(error).toMatch(new RegExp(`^the bucket .* at ${servers.there.endpoint} cannot be used: .*ECONNREFUSED.*$`));
  await servers.there.comeBack();
  expect((await moved(both)).isFine).toBe(true);
});

it.each(['folder', 'bucket'] as const)('continues after an error while it deletes rows, with a %s', async (kind) => {
  const both = await start(kind, 'bucket');
  // The deletion of rows runs without other triggers.
  await query(
    both.here,
    `CREATE FUNCTION public.reject() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'interrupted'; END $$;
     CREATE TRIGGER rejected BEFORE DELETE ON base.agent FOR EACH ROW EXECUTE FUNCTION public.reject();
     ALTER TABLE base.agent ENABLE ALWAYS TRIGGER rejected`,
  );
  await expect(moved(both)).rejects.toThrow('interrupted');
  expect(await textIn(both.here.files, 'picture7001')).toBeUndefined();
  expect(await query(both.here, `SELECT FROM upload.blob`)).toHaveLength(2);
  await query(both.here, `DROP TRIGGER rejected ON base.agent`);
  expect((await moved(both)).isFine).toBe(true);
  expect(await query(both.here, `SELECT FROM upload.blob`)).toHaveLength(1);
  expect(await textIn(both.there.files, 'picture7001')).toBe(BYTES);
});

it('names missing and wrong settings of a bucket, and a bucket that both installations have', async () => {
  const { here, there } = await start('folder', 'bucket');
  const withFile = async (change: (text: string) => string) => {
    const changed = `${there.file}.changed`;
    await writeFile(changed, change(await readFile(there.file, 'utf8')));
    return run(move, ['7001', changed], here.installation);
  };
  await expect(withFile((text) => text.replace(/^S3_(BUCKET|SECRET).*$/gm, ''))).rejects.toThrow(
    /^set S3_BUCKET, S3_SECRET_ACCESS_KEY in .*\.env\.changed$/,
  );
  await expect(withFile((text) => text.replace('=s3', '=s4'))).rejects.toThrow('is neither folder nor s3');
  const settings = { ...here.installation.settings, OBJECT_STORE: 's3' };
  await expect(run(move, ['7001', there.file], { ...here.installation, settings })).rejects.toThrow(
    'set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY in the environment',
  );
  const same = { ...there.installation.settings, ...here.installation.settings };
  const lines = await run(move, ['7001', there.file], { ...here.installation, settings: same });
  expect(lines).toEqual({ isFine: false, lines: [`both installations have the files in ${there.files.name}`] });
});
