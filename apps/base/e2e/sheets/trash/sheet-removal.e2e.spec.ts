import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { eventually } from '@reelsheet/testing';
import pg from 'pg';
import { SheetRemovalService } from '../../../src/erasure/sheet-removal.service.js';
import { buildFixture, type AccessFixture } from '../../support/guarded-fixture.js';
import { BaseUnderTest } from '../../support/harness.js';
import { SheetUser } from '../../support/sheet-user.js';

let base: BaseUnderTest;
let admin: pg.Client;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  admin = await adminOf(base);
});
afterAll(async () => {
  await admin?.end();
  await base?.stop();
});

async function adminOf({ database }: BaseUnderTest): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.adminUrl, options: '-c search_path=base,public' });
  await client.connect();
  return client;
}

/** Returns the tables with rows of the sheet. */
async function traces(sheetId: number): Promise<string[]> {
  const { rows: tables } = await admin.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables
     USING (table_schema, table_name)
     WHERE table_type = 'BASE TABLE' AND table_schema = 'base' AND column_name = 'sheet_id'`,
  );
  const found = [{ name: 'sheet', column: 'id' }, ...tables.map(({ name }) => ({ name, column: 'sheet_id' }))];
  const counts = [];
  for (const { name, column } of found)
    counts.push({ name, count: (await admin.query(`SELECT FROM ${name} WHERE ${column} = $1`, [sheetId])).rowCount! });
  return counts
    .filter(({ count }) => count > 0)
    .map(({ name }) => name)
    .toSorted();
}

const userOf = ({ owner, agentId }: AccessFixture) =>
  new SheetUser(base, { key: owner.key, agentId, agentUuid: String(agentId) });

const untilGone = (sheetId: number) => eventually(async () => expect(await traces(sheetId)).toEqual([]));

it('leaves nothing of the sheet, and its files, posts and ledger', async () => {
  const fixture = await buildFixture(base, admin);
  const user = userOf(fixture);
  await admin.query(
    `INSERT INTO cell_job (organization_id, agent_id, sheet_id, row_id, cell_id, batch_id, status)
     VALUES ($1, $2, $3, $4, $5, $6, 'stopped')`,
    [fixture.organizationId, fixture.agentId, fixture.sheetId, fixture.rowId, fixture.cellId, fixture.batchId],
  );
  await admin.query(
    `INSERT INTO planned_post (plan_id, row_id, account_id, platform, post_id)
     SELECT id, $2, $3, 'shortvideo', $4 FROM post_plan WHERE sheet_id = $1`,
    [fixture.sheetId, fixture.rowId, fixture.accountId, fixture.postId],
  );
  expect(await traces(fixture.sheetId)).toEqual(
    expect.arrayContaining(['sheet', 'cell', 'layer', 'generation', 'batch', 'cell_job', 'render_job', 'post_plan']),
  );
  const other = await user.sheet(['HOOK'], 1);
  const before = await other.read();
  await user.call('DELETE', `/vidsheet/${fixture.sheetId}`);
  expect((await user.call('DELETE', `/vidsheet/trash/${fixture.sheetId}`)).status).toBe(204);
  expect((await user.call('GET', '/vidsheet/trash')).body).toEqual([]);
  await untilGone(fixture.sheetId);
  expect((await base.call('GET', `/generations/${fixture.generationId}`, { key: fixture.owner.key })).status).toBe(404);
  expect((await user.call('GET', `/content_resources/${fixture.resourceId}`)).status).toBe(200);
  expect((await admin.query(`SELECT FROM post WHERE id = $1`, [fixture.postId])).rowCount).toBe(1);
  expect(await other.read()).toEqual(before);
});

it('keeps the generations that a clone shows until the clone is removed', async () => {
  const fixture = await buildFixture(base, admin);
  const user = userOf(fixture);
  await admin.query(`UPDATE cell SET default_generation_id = $2 WHERE id = $1`, [fixture.cellId, fixture.generationId]);
  const { body: clone } = await user.call('POST', `/vidsheet/${fixture.sheetId}/clone`, {});
  const before = (await user.call('GET', `/vidsheet/${clone.id}`)).body;
  expect(JSON.stringify(before)).toContain('Guarded text');
  const discard = async (id: number) => {
    await user.call('DELETE', `/vidsheet/${id}`);
    await user.call('DELETE', `/vidsheet/trash/${id}`);
  };
  await discard(fixture.sheetId);
  const rest = ['generation', 'sheet', 'sheet_change_marker'];
  await eventually(async () => expect(await traces(fixture.sheetId)).toEqual(rest));
  expect((await user.call('GET', `/vidsheet/${clone.id}`)).body).toEqual(before);
  await discard(clone.id);
  await untilGone(clone.id);
  await untilGone(fixture.sheetId);
});

it('goes on after it was interrupted anywhere', async () => {
  const fixture = await buildFixture(base, admin);
  const service = base.worker.get(SheetRemovalService, { strict: false });
  const remove = () => service.remove(fixture.sheetId, AbortSignal.abort());
  expect(await remove()).toBe(true);
  expect(await traces(fixture.sheetId)).toContain('cell');
  await admin.query(`UPDATE sheet SET deleted_at = now(), is_removed = true WHERE id = $1`, [fixture.sheetId]);
  let interruptions = 0;
  while (!(await remove().catch(() => false))) interruptions += 1;
  expect(interruptions).toBeGreaterThan(5);
  expect(await traces(fixture.sheetId)).toEqual([]);
});

it('leaves work that counts as uncollected until it no longer does, and stops what is open', async () => {
  const fixture = await buildFixture(base, admin);
  const user = userOf(fixture);
  await admin.query(
    `UPDATE generation SET uncollected = 5, left_at = now() - interval '1 hour', submitted_as = 'x' WHERE id = $1`,
    [fixture.generationId],
  );
  await user.call('DELETE', `/vidsheet/${fixture.sheetId}`);
  await user.call('DELETE', `/vidsheet/trash/${fixture.sheetId}`);
  await eventually(async () => expect(await traces(fixture.sheetId)).toEqual(['generation', 'sheet']));
  expect(await user.call('POST', `/vidsheet/${fixture.sheetId}/restore`)).toMatchObject({ status: 404 });
  const longAgo = `UPDATE generation SET left_at = now() - interval '25 hours' WHERE id = $1`;
  await admin.query(longAgo, [fixture.generationId]);
  const service = base.worker.get(SheetRemovalService, { strict: false });
  expect(await service.remove(fixture.sheetId, new AbortController().signal)).toBe(true);
  expect(await traces(fixture.sheetId)).toEqual([]);
});

it('clones a sheet that others edit in between', async () => {
  const fixture = await buildFixture(base, admin);
  const user = userOf(fixture);
  const edit = (round: number) =>
    user.call('PATCH', `/vidsheet/${fixture.sheetId}`, { spreadsheet: { title: `Round ${round}` } });
  const clone = () => user.call('POST', `/vidsheet/${fixture.sheetId}/clone`, {});
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, round) => (round % 2 === 0 ? clone() : edit(round))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
});

it('begins with the deletion where nothing is kept in the trash', async () => {
  const nothing = await BaseUnderTest.start({ TRASH_DAYS: 0 });
  try {
    const user = new SheetUser(nothing, await nothing.creator());
    const sheet = await user.sheet(['HOOK'], 1);
    await user.call('DELETE', `/vidsheet/${sheet.id}`);
    expect((await user.call('GET', '/vidsheet/trash')).body).toEqual([]);
    expect((await user.call('POST', `/vidsheet/${sheet.id}/restore`)).status).toBe(404);
    const { manager } = nothing.http.get(Database, { strict: false });
    await eventually(async () =>
      expect(await manager.query(`SELECT FROM sheet WHERE id = $1`, [sheet.id])).toEqual([]),
    );
  } finally {
    await nothing.stop();
  }
});
