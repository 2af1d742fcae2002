import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { withPostgres } from '@reelsheet/native-servers';
import type { TestDatabase } from '@reelsheet/testing';
import pg from 'pg';
import { migratedInstallation } from '../../test/migrated-installation.js';
import { storagePath } from '../archive/files.js';
import type { Command } from '../command.js';
import type { Installation } from '../installation.js';
import { numberInstallation } from '../numbering.js';
import { OWNED_TABLES } from '../organization/map/organization-map.js';
import { selectLines } from '../organization/rows-sql.js';
import { fence } from './fence.js';
import { cancel, move } from './move-commands.js';
import { park } from './parking.js';
import { prepareStates, setLeaving } from './move-states.js';

const KEYS = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const BYTES = 'bytes of a picture';
const md5 = createHash('md5').update(BYTES).digest('base64');

interface MovingEnd {
  readonly database: TestDatabase<string>;
  readonly installation: Installation & { readonly storage: string };
  readonly file: string;
}

let folder: string;
let here: MovingEnd;
let there: MovingEnd;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-'));
  here = await startEnd('here', 1);
  there = await startEnd('there', 2);
  for (const id of [7001, 8001]) await insertOrganization(id);
});
afterEach(async () => {
  await here?.database.drop();
  await there?.database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function startEnd(name: string, number: number): Promise<MovingEnd> {
  const database = await migratedInstallation();
  const [storage, file] = [join(folder, name), join(folder, `${name}.env`)];
  const uploadUrl = `https://upload.${name}.example.com/v1`;
  await writeFile(
    file,
    [
      `ADMIN_DATABASE_URL=${database.adminUrl}`,
      `UPLOAD_DIR=${storage}`,
      `UPLOAD_URL=${uploadUrl}`,
      `ENCRYPTION_KEYS=${KEYS}`,
    ].join('\n'),
  );
  const installation = { databaseUrl: database.adminUrl, storage, uploadUrl, encryptionKeys: KEYS };
  await run(numberInstallation, [String(number)], installation);
  return { database, installation, file };
}

const query = (to: MovingEnd, sql: string) =>
  withPostgres(to.database.adminUrl, async (client) => {
    const results = (await client.query<Record<string, unknown>>(sql)) as unknown;
    return (results as pg.QueryResult<Record<string, unknown>>).rows;
  });

/** Runs statements without triggers and foreign keys. */
const insert = (sql: string) => query(here, `SET session_replication_role = replica; ${sql}`);

async function insertOrganization(id: number): Promise<void> {
  const url = `https://upload.here.example.com/v1/media/picture${id}.png`;
  await insert(`
    INSERT INTO base.user_account (id, email, name, username, password_hash) OVERRIDING SYSTEM VALUE VALUES
      (${id + 100}, 'ada${id}@example.com', 'Ada', 'ada${id}', 'hash'),
      (${id + 200}, 'former${id}@example.com', 'Former member', 'former${id}', 'hash');
    INSERT INTO base.organization (id, name, founder_id) OVERRIDING SYSTEM VALUE
      VALUES (${id}, 'Organization ${id}', ${id + 100});
    INSERT INTO base.membership (organization_id, user_id, role) VALUES (${id}, ${id + 100}, 'owner');
    INSERT INTO base.access_key (id, user_id, maker_id, organization_id, hash, name) OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id + 100}, NULL, NULL, '\\x${id}', 'K'),
        (${id + 1}, ${id + 100}, ${id}, ${id}, '\\x${id}01', 'L');
    INSERT INTO base.agent (id, organization_id, creator_id, name) OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, ${id + 200}, 'A');
    INSERT INTO base.agent_vendor_key (agent_id, vendor, sealed, masked) VALUES (${id}, 'fal', 'k1:secret', 'f…1');
    INSERT INTO base.sheet (id, slug, organization_id, agent_id, title) OVERRIDING SYSTEM VALUE
      VALUES (${id}, 's${id}', ${id}, ${id}, 'S');
    INSERT INTO base.sheet_row (id, sheet_id, position) OVERRIDING SYSTEM VALUE VALUES (${id}, ${id}, 0);
    INSERT INTO base.sheet_column (id, sheet_id, position, title, type, column_role) OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, 0, 'C', 'text', 'default');
    INSERT INTO base.cell (id, sheet_id, row_id, column_id, value) OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, ${id}, ${id}, '${url} "é" \\ and more');
    INSERT INTO base.credit_account (organization_id, available, held) VALUES (${id}, 5, 0);
    INSERT INTO base.ledger_entry (id, organization_id, kind, amount, reference) OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, 'grant', 5, 'r');
    INSERT INTO base.ledger_posting (entry_id, account, amount) VALUES (${id}, 'available', 5);
    INSERT INTO base.post (id, agent_id, status, schedule_type, scheduled_time, requested, strict, content, skipped)
      OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, 'scheduled', 'scheduled', '2030-01-01', '{shortvideo}', false, '{}', '[]');
    INSERT INTO base.post_target (id, post_id, platform, organization_id, due_at) OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, 'shortvideo', ${id}, '2030-01-01T00:00:00.123456Z');
    INSERT INTO base.content_resource
      (id, organization_id, agent_id, key, url, file_name, content_type, object_type, byte_size)
      OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, ${id}, 'picture${id}', '${url}', 'a.png', 'image/png', 'image', ${BYTES.length});
    INSERT INTO upload.blob (id, key, organization_id, account, filename, content_type, byte_size, checksum, stored_at)
      OVERRIDING SYSTEM VALUE VALUES (${id}, 'picture${id}', ${id}, 'organization:${id}', 'a.png', 'image/png',
        ${BYTES.length}, '${md5}', now());
    INSERT INTO upload.media
      (key, blob_id, filename, content_type, extension, object_type, byte_size, etag, address_version)
      VALUES ('picture${id}', ${id}, 'a', 'image/png', 'png', 'image', ${BYTES.length}, 'e', 3);
    INSERT INTO upload.storage_account (name, bytes) VALUES ('organization:${id}', ${BYTES.length});
    INSERT INTO agent.task (organization_id, kind, payload, key, due_at)
      VALUES (${id}, 'fire_recurring_job', '{}', 'r${id}', '2030-01-01');
    INSERT INTO base.live_head (organization_id, position) VALUES (${id}, 4)`);
  const path = storagePath(here.installation.storage, `picture${id}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, BYTES);
}

async function run(command: Command, args: readonly string[], at: Installation = here.installation) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const isFine = await command.run(args, () => at, print);
  return { lines, isFine };
}

/** Does what base's worker does with the tasks that a move schedules, for which it waits at the next move. */
const endTasks = (at: MovingEnd) => query(at, `DELETE FROM base.task WHERE kind = 'welcome_organization'`);

/** Returns all rows of an organization by table, with the addresses of the new installation. */
const rowsOf = (at: MovingEnd, id: number) =>
  withPostgres(at.database.adminUrl, async (client) => {
    const all: Record<string, string[]> = {};
    for (const name of Object.keys(OWNED_TABLES)) {
      const { rows } = await client.query<{ row_to_json: object }>(selectLines(name, id));
      if (rows.length > 0)
        all[name] = rows.map((row) => JSON.stringify(row.row_to_json).replaceAll('upload.here', 'upload.there'));
    }
    return all;
  });

const moved = () => run(move, ['7001', there.file]);

it('moves an organization with all rows and files, and leaves nothing of it', async () => {
  const [before, other] = [await rowsOf(here, 7001), await rowsOf(here, 8001)];
  expect(await moved()).toEqual({
    isFine: true,
    lines: [
      'new work waits, and running work ends',
      'the organization can be read, and not changed',
      'the copy is equal, with 1 files',
      'the organization works at the other installation',
      'nothing of it is left here',
    ],
  });
  const after = await rowsOf(there, 7001);
  expect(Object.keys(after).length).toBeGreaterThan(12);
  expect(after).toEqual(before);
  expect(await rowsOf(here, 7001)).toEqual({});
  expect(await rowsOf(here, 8001)).toEqual(other);
  expect(await readFile(storagePath(there.installation.storage, 'picture7001'), 'utf8')).toBe(BYTES);
  await expect(readFile(storagePath(here.installation.storage, 'picture7001'))).rejects.toThrow('ENOENT');
  expect(await readFile(storagePath(here.installation.storage, 'picture8001'), 'utf8')).toBe(BYTES);
  for (const table of ['base.live_head', 'agent.task', 'upload.storage_account'])
    expect(await query(here, `SELECT FROM ${table}`)).toHaveLength(1);
});

it('brings what an export leaves out: secrets, tasks, credentials and the use of storage', async () => {
  await moved();
  expect(await query(there, `SELECT sealed FROM base.agent_vendor_key`)).toEqual([{ sealed: 'k1:secret' }]);
  expect(await query(there, `SELECT kind, due_at FROM agent.task`)).toEqual([
    { kind: 'fire_recurring_job', due_at: new Date('2030-01-01') },
  ]);
  expect(await query(there, `SELECT username, password_hash FROM base.user_account ORDER BY id`)).toEqual([
    { username: 'ada7001', password_hash: 'hash' },
    { username: 'deleted:7201', password_hash: null },
  ]);
  expect(await query(there, `SELECT name, bytes::integer FROM upload.storage_account`)).toEqual([
    { name: 'organization:7001', bytes: BYTES.length },
  ]);
  expect(await query(there, `SELECT payload FROM base.task WHERE kind = 'welcome_organization'`)).toEqual([
    { payload: { organizationId: 7001, founderId: 7101, userIds: [7101] } },
  ]);
  const [next] = await query(there, `SELECT nextval('base.cell_id_seq')::integer AS id`);
  expect(next).toEqual({ id: 7002 });
});

/** Lets an organization watch a source with a post and a comment. */
const watch = (id: number) =>
  insert(`
    INSERT INTO core.scraped_source (id, platform, target_type, target_value, organization_id, due_at, run_id)
      OVERRIDING SYSTEM VALUE VALUES (5001, 'shortvideo', 'account', 'nova', 0, '2030-01-01', 'r')
      ON CONFLICT DO NOTHING;
    INSERT INTO core.scraped_post (id, source_id, platform, external_id, url, creator, caption, posted_at, watch_count,
        like_count, comment_count, share_count, save_count, engagement_rate, trending_score)
      OVERRIDING SYSTEM VALUE VALUES (5001, 5001, 'shortvideo', 'e', 'u', 'c', 'c', now(), 0, 0, 0, 0, 0, 0, 0)
      ON CONFLICT DO NOTHING;
    INSERT INTO core.watchlist (id, organization_id, agent_id, user_id, name, name_key)
      VALUES ('00000000-0000-4000-8000-00000000${id}', ${id}, ${id}, ${id + 100}, 'W', 'w');
    INSERT INTO core.watch_source (id, watchlist_id, source_id, original_display_value)
      VALUES (gen_random_uuid(), '00000000-0000-4000-8000-00000000${id}', 5001, 'nova')`);

it('copies watched sources, of which the next organization finds those that are there', async () => {
  for (const id of [7001, 8001]) await watch(id);
  expect((await moved()).isFine).toBe(true);
  await endTasks(there);
  expect((await run(move, ['8001', there.file])).isFine).toBe(true);
  expect(await query(there, `SELECT id::integer, run_id, due_at FROM core.scraped_source`)).toEqual([
    { id: 5001, run_id: null, due_at: new Date('2030-01-01') },
  ]);
  expect(await query(there, `SELECT FROM core.scraped_post`)).toHaveLength(1);
  expect(await query(there, `SELECT FROM core.watch_source`)).toHaveLength(2);
});

it('does not move an organization whose source the other installation scrapes with another id', async () => {
  await watch(7001);
  await query(
    there,
    `INSERT INTO core.scraped_source (platform, target_type, target_value, organization_id)
     VALUES ('shortvideo', 'account', 'nova', 0)`,
  );
  expect((await moved()).lines).toEqual(['the source is scraped there too: shortvideo account nova']);
});

it('can be interrupted after each step, and continues', async () => {
  await withPostgres(here.database.adminUrl, async (client) => {
    await prepareStates(client);
    await setLeaving(client, 7001, 'waiting');
    await park(client, 7001);
    await fence(client, 7001);
  });
  expect((await moved()).isFine).toBe(true);
  expect(await moved()).toMatchObject({ isFine: true, lines: expect.arrayContaining(['nothing of it is left here']) });
  expect(await query(there, `SELECT due_at FROM base.post_target`)).toEqual([
    { due_at: new Date('2030-01-01T00:00:00.123Z') },
  ]);
});

it('can bring an organization back, and move it again', async () => {
  const back = () => run(move, ['7001', here.file], there.installation);
  const before = await rowsOf(here, 7001);
  for (let times = 0; times < 2; times += 1) {
    expect((await moved()).isFine).toBe(true);
    expect(await rowsOf(here, 7001)).toEqual({});
    await endTasks(there);
    expect((await back()).isFine).toBe(true);
    await endTasks(here);
    expect(await rowsOf(there, 7001)).toEqual({});
  }
  expect(await rowsOf(here, 7001)).toEqual(before);
  expect(await readFile(storagePath(here.installation.storage, 'picture7001'), 'utf8')).toBe(BYTES);
});

it('deletes nothing of an organization that the other installation does not have', async () => {
  await moved();
  await query(there, `DELETE FROM operate.move`);
  await expect(moved()).rejects.toThrow('is not at the other installation');
});

it('parks new work, rejects changes of the organization, and nothing of others', async () => {
  await withPostgres(here.database.adminUrl, async (client) => {
    await client.query('SET search_path = base');
    await prepareStates(client);
    await park(client, 7001);
    await client.query(
      `INSERT INTO base.render_job (agent_id, organization_id, sheet_id, cell_id, input, preview)
       VALUES (7001, 7001, 7001, 7001, '{}', false), (8001, 8001, 8001, 8001, '{}', false)`,
    );
    const { rows } = await client.query(
      `SELECT organization_id::integer, due_at > now() + interval '900 years' AS parked
       FROM base.render_job ORDER BY 1`,
    );
    expect(rows).toEqual([
      { organization_id: 7001, parked: true },
      { organization_id: 8001, parked: false },
    ]);
    await fence(client, 7001);
    const change = (id: number) => client.query(`UPDATE base.cell SET value = 'x' WHERE id = ${id}`);
    await expect(change(7001)).rejects.toMatchObject({ code: '55P03' });
    await expect(client.query(`DELETE FROM base.sheet WHERE id = 7001`)).rejects.toMatchObject({ code: '55P03' });
    await expect(
      client.query(`INSERT INTO base.saved_view (sheet_id, name, definition) VALUES (7001, 'v', '{}')`),
    ).rejects.toMatchObject({ code: '55P03' });
    expect((await change(8001)).rowCount).toBe(1);
  });
});

it('can be cancelled until the organization has left', async () => {
  const before = await rowsOf(here, 7001);
  await withPostgres(here.database.adminUrl, async (client) => {
    await prepareStates(client);
    await setLeaving(client, 7001, 'waiting');
    await park(client, 7001);
    await fence(client, 7001);
  });
  expect(await run(cancel, ['7001', there.file])).toEqual({ isFine: true, lines: ['the organization stays here'] });
  expect(await rowsOf(here, 7001)).toEqual(before);
  await query(here, `SET search_path = base; UPDATE cell SET value = 'changed' WHERE id = 7001`);
  await moved();
  await expect(run(cancel, ['7001', there.file])).rejects.toThrow('has left');
});

it('names each reason why an organization cannot be moved whole, and changes nothing', async () => {
  const reasons = async () => (await moved()).lines;
  await query(
    there,
    `INSERT INTO base.user_account (email, name, username) VALUES ('ADA7001@example.com', 'Other', 'other')`,
  );
  await writeFile(there.file, (await readFile(there.file, 'utf8')).replace('=k1:', '=k2:'));
  expect(await reasons()).toEqual([
    'another user has the address of ada7001@example.com',
    'ENCRYPTION_KEYS of the other installation lacks the key k1 of this one',
  ]);
  await insert(`UPDATE base.organization SET personal_user_id = 7101 WHERE id = 7001`);
  expect(await reasons()).toEqual(['it is a personal workspace, which stays with its user']);
  expect((await run(move, ['9', there.file])).lines).toEqual(['there is no organization 9']);
  expect((await run(move, ['8001', here.file])).lines).toEqual(['both installations have the same database']);
  await run(numberInstallation, ['2']);
  expect((await run(move, ['8001', there.file])).lines).toEqual(['both installations have the number 2 of 1000']);
  expect(await query(here, `SELECT FROM operate.move`)).toEqual([]);
  await expect(run(move, ['8001', there.file], { databaseUrl: here.database.adminUrl })).rejects.toThrow(
    'set UPLOAD_DIR, UPLOAD_URL, ENCRYPTION_KEYS in the environment',
  );
});

it('gives ids that end in the number of the installation, later than all before', async () => {
  await run(numberInstallation, ['5', '--from', '1000000']);
  const ids = await query(
    here,
    `SELECT nextval('base.cell_id_seq')::text AS id UNION ALL SELECT nextval('base.cell_id_seq')::text`,
  );
  expect(ids).toEqual([{ id: '1000005' }, { id: '1001005' }]);
  await run(numberInstallation, ['5', '--from', '1000000']);
  expect(await query(here, `SELECT nextval('base.cell_id_seq')::text AS id`)).toEqual([{ id: '1002005' }]);
});
