import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { withPostgres } from '@reelsheet/native-servers';
import type { TestDatabase } from '@reelsheet/testing';
import { migratedInstallation } from '../../test/migrated-installation.js';
import { storagePath } from '../archive/folder-storage.js';
import { UsageError, type Command } from '../command.js';
import type { Installation } from '../installation.js';
import { compareOne, exportOne } from './organization-commands.js';

const BYTES = 'bytes of a picture';
const THUMBNAIL = 'bytes of its thumbnail';
const md5 = (bytes: string, encoding: 'hex' | 'base64') => createHash('md5').update(bytes).digest(encoding);

/** Lines, quotes, backslashes and characters that separate or quote values of COPY. */
const AWKWARD = 'a "b"\\n\\\n\t\u0001c\u0002 é';

const organization = (id: number) => `
  INSERT INTO base.organization (id, name) OVERRIDING SYSTEM VALUE VALUES (${id}, 'Organization ${id}');
  INSERT INTO base.membership (organization_id, user_id, role) VALUES (${id}, 1, 'owner');
  INSERT INTO base.agent (id, organization_id, creator_id, name) OVERRIDING SYSTEM VALUE VALUES (${id}0, ${id}, 1, 'A');
  INSERT INTO base.agent_vendor_key (agent_id, vendor, sealed, masked) VALUES (${id}0, 'fal', 'k1:secret', 'f…1');
  INSERT INTO base.sheet (id, slug, organization_id, agent_id, title) OVERRIDING SYSTEM VALUE
    VALUES (${id}00, 's${id}', ${id}, ${id}0, 'S');
  INSERT INTO base.cell (id, sheet_id, row_id, column_id, value) OVERRIDING SYSTEM VALUE
    SELECT ${id}000 + n, ${id}00, ${id}000 + n, 1, $value$${AWKWARD}$value$ FROM generate_series(1, 12) AS n;
  INSERT INTO base.ledger_entry (id, organization_id, kind, amount, reference) OVERRIDING SYSTEM VALUE
    VALUES (${id}0000, ${id}, 'grant', 5, 'r');
  INSERT INTO base.ledger_posting (entry_id, account, amount) VALUES (${id}0000, 'available', 5);
  INSERT INTO upload.blob (id, key, organization_id, account, filename, content_type, byte_size, checksum, stored_at)
    OVERRIDING SYSTEM VALUE VALUES (${id}, 'picture${id}', ${id}, 'organization:${id}', 'a.png', 'image/png',
      ${BYTES.length}, '${md5(BYTES, 'base64')}', now());
  INSERT INTO upload.media
    (key, blob_id, filename, content_type, extension, object_type, byte_size, etag, thumbnail_key)
    VALUES ('picture${id}', ${id}, 'a', 'image/png', 'png', 'image', ${BYTES.length}, 'e', 'thumbnail${id}'),
    ('thumbnail${id}', ${id}, 'b', 'image/jpeg', 'jpg', 'image', ${THUMBNAIL.length}, '${md5(THUMBNAIL, 'hex')}',
      NULL);`;

const ROWS = `
  INSERT INTO base.user_account (id, email, name, username, password_hash) OVERRIDING SYSTEM VALUE
    VALUES (1, 'ada@example.com', 'Ada', 'ada', 'hash of the password');
  ${organization(7)} ${organization(8)}`;

let database: TestDatabase<string>;
let folder: string;
let installation: Installation & { readonly storage: string };

beforeAll(async () => {
  database = await migratedInstallation();
  folder = await mkdtemp(join(tmpdir(), 'organization-'));
  installation = { databaseUrl: database.adminUrl, storage: join(folder, 'storage') };
  await query(ROWS);
  for (const id of [7, 8]) {
    await write(`picture${id}`, BYTES);
    await write(`thumbnail${id}`, THUMBNAIL);
  }
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs statements without triggers and foreign keys. */
const query = (sql: string) =>
  withPostgres(database.adminUrl, (client) => client.query(`SET session_replication_role = replica; ${sql}`));

async function write(key: string, bytes: string): Promise<void> {
  const path = storagePath(installation.storage, key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

async function run(command: Command, args: readonly string[], at: Installation = installation) {
  const lines: string[] = [];
  const isFine = await command.run(
    args,
    () => at,
    (line) => lines.push(line),
  );
  return { lines, isFine };
}

/** Exports organization 7 into a folder of its own, and returns the folder of the export. */
async function exported(name: string): Promise<string> {
  const into = join(folder, name);
  expect((await run(exportOne, ['7', into])).isFine).toBe(true);
  return join(into, (await readdir(into))[0]!);
}

const linesOf = async (path: string, name: string) =>
  gunzipSync(await readFile(join(path, `${name}.jsonl.gz`)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('exports the rows of one organization, ordered by their keys, and its files with thumbnails', async () => {
  const path = await exported('first');
  const cells = await linesOf(path, 'base.cell');
  expect(cells.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => 7001 + index));
  expect(cells[0]).toMatchObject({ sheet_id: 700, value: AWKWARD });
  expect(await linesOf(path, 'base.ledger_posting')).toEqual([{ entry_id: 70000, account: 'available', amount: 5 }]);
  expect(await linesOf(path, 'base.user_account')).toEqual([{ id: 1, email: 'ada@example.com', name: 'Ada' }]);
  expect(await linesOf(path, 'files')).toMatchObject([{ key: 'picture7' }, { key: 'thumbnail7' }]);
  expect(await readFile(storagePath(path, 'thumbnail7'), 'utf8')).toBe(THUMBNAIL);
});

it('says whether there is a secret, and writes none', async () => {
  expect(await linesOf(await exported('secrets'), 'base.agent_vendor_key')).toMatchObject([
    { vendor: 'fal', masked: 'f…1', sealed: 'sealed' },
  ]);
});

it('finds an organization as it was exported, also with other settings of the server and other keys', async () => {
  const path = await exported('same');
  await query(`
    ALTER DATABASE ${new URL(database.adminUrl).pathname.slice(1)} SET TimeZone = 'Asia/Tokyo';
    UPDATE base.agent_vendor_key SET sealed = 'k2:encrypted again';
    UPDATE base.cell SET value = 'other' WHERE sheet_id = 800`);
  const { checksum } = JSON.parse(await readFile(join(path, 'organization.json'), 'utf8')) as { checksum: string };
  expect(await run(compareOne, [path])).toEqual({
    lines: ['the organization is as it was exported', `checksum ${checksum}`],
    isFine: true,
  });
});

it('names the tables that differ, and files that are damaged or missing', async () => {
  const path = await exported('changed');
  await query(`
    UPDATE base.cell SET value = 'changed' WHERE id = 7001;
    DELETE FROM base.ledger_posting WHERE entry_id = 70000;
    DELETE FROM base.agent_vendor_key WHERE agent_id = 70`);
  await write('picture7', 'other bytes of it ');
  await rm(storagePath(installation.storage, 'thumbnail7'));
  const { lines, isFine } = await run(compareOne, [path]);
  expect(isFine).toBe(false);
  expect(lines.slice(0, -1)).toEqual([
    'base.agent_vendor_key: 0 instead of 1',
    'base.ledger_posting: 0 instead of 1',
    'base.cell: 12 as before, some of them differ',
    'files: 2 as before, some of them differ',
    'picture7 has different bytes',
    'thumbnail7 is missing',
  ]);
  expect(await run(exportOne, ['7', join(folder, 'damaged')])).toMatchObject({ isFine: false });
});

it('leaves out the bytes of files in a bucket, and says so', async () => {
  const { lines } = await run(exportOne, ['8', join(folder, 'bucket')], { databaseUrl: installation.databaseUrl });
  expect(lines).toContain('the files are in a bucket, and not in the export');
});

it('leaves no folder of an organization that does not exist', async () => {
  const into = join(folder, 'none');
  await expect(run(exportOne, ['9', into])).rejects.toThrow('there is no organization 9');
  expect(await readdir(into)).toEqual([]);
  await expect(run(exportOne, ['seven', into])).rejects.toThrow(UsageError);
  await expect(run(exportOne, ['7'])).rejects.toThrow(UsageError);
  await expect(run(compareOne, [])).rejects.toThrow(UsageError);
});
