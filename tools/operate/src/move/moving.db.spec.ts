import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { withPostgres } from '@reelsheet/native-servers';
import {
  BYTES,
  insert,
  query,
  run,
  startEnds,
  textIn,
  type MovingEnd,
  type MovingEnds,
} from '../../test/moving-ends.js';
import { numberInstallation } from '../numbering.js';
import { OWNED_TABLES } from '../organization/map/organization-map.js';
import { selectLines } from '../organization/rows-sql.js';
import { fence } from './fence.js';
import { cancel, move } from './move-commands.js';
import { park } from './parking.js';
import { prepareStates, setLeaving } from './move-states.js';

let ends: MovingEnds;
let here: MovingEnd;
let there: MovingEnd;

beforeEach(async () => {
  ends = await startEnds();
  ({ here, there } = ends);
});
afterEach(() => ends?.stop());

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

const moved = () => run(move, ['7001', there.file], here.installation);

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
  expect(await textIn(there.files, 'picture7001')).toBe(BYTES);
  expect(await textIn(here.files, 'picture7001')).toBeUndefined();
  expect(await textIn(here.files, 'picture8001')).toBe(BYTES);
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
  insert(
    here,
    `
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
      VALUES (gen_random_uuid(), '00000000-0000-4000-8000-00000000${id}', 5001, 'nova')`,
  );

it('copies watched sources, of which the next organization finds those that are there', async () => {
  for (const id of [7001, 8001]) await watch(id);
  expect((await moved()).isFine).toBe(true);
  await endTasks(there);
  expect((await run(move, ['8001', there.file], here.installation)).isFine).toBe(true);
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
  expect(await textIn(here.files, 'picture7001')).toBe(BYTES);
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
  expect(await run(cancel, ['7001', there.file], here.installation)).toEqual({
    isFine: true,
    lines: ['the organization stays here'],
  });
  expect(await rowsOf(here, 7001)).toEqual(before);
  await query(here, `SET search_path = base; UPDATE cell SET value = 'changed' WHERE id = 7001`);
  await moved();
  await expect(run(cancel, ['7001', there.file], here.installation)).rejects.toThrow('has left');
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
  await insert(here, `UPDATE base.organization SET personal_user_id = 7101 WHERE id = 7001`);
  expect(await reasons()).toEqual(['it is a personal workspace, which stays with its user']);
  expect((await run(move, ['9', there.file], here.installation)).lines).toEqual(['there is no organization 9']);
  expect((await run(move, ['8001', here.file], here.installation)).lines).toEqual([
    'both installations have the same database',
  ]);
  await run(numberInstallation, ['2'], here.installation);
  expect((await run(move, ['8001', there.file], here.installation)).lines).toEqual([
    'both installations have the number 2 of 1000',
  ]);
  expect(await query(here, `SELECT FROM operate.move`)).toEqual([]);
  await expect(run(move, ['8001', there.file], { databaseUrl: here.database.adminUrl })).rejects.toThrow(
    'set UPLOAD_DIR, UPLOAD_URL, ENCRYPTION_KEYS in the environment',
  );
});

it('gives ids that end in the number of the installation, later than all before', async () => {
  await run(numberInstallation, ['5', '--from', '1000000'], here.installation);
  const ids = await query(
    here,
    `SELECT nextval('base.cell_id_seq')::text AS id UNION ALL SELECT nextval('base.cell_id_seq')::text`,
  );
  expect(ids).toEqual([{ id: '1000005' }, { id: '1001005' }]);
  await run(numberInstallation, ['5', '--from', '1000000'], here.installation);
  expect(await query(here, `SELECT nextval('base.cell_id_seq')::text AS id`)).toEqual([{ id: '1002005' }]);
});
