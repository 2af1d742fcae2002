import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { toMicro } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import { Database } from '@reelsheet/platform-database';
import { creditReference, type JobKind } from '@reelsheet/platform-jobs';
import { eventually } from '@reelsheet/testing';
import pg from 'pg';
import { AbandonedWorkService } from '../../../src/abandoned-work/abandoned-work.service.js';
import { LedgerRepository } from '../../../src/billing/credits/ledger.repository.js';
import { SheetRemovalService } from '../../../src/erasure/sheet-removal.service.js';
import { GENERATION } from '../../../src/generation/generations/generation.job.js';
import { RENDER } from '../../../src/rendering/render-job.job.js';
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

/** Clones the sheet and marks the clone as removed. Returns its id. */
async function removedClone(fixture: AccessFixture): Promise<number> {
  const { body: clone } = await userOf(fixture).call('POST', `/vidsheet/${fixture.sheetId}/clone`, {});
  await admin.query(`UPDATE sheet SET deleted_at = now(), is_removed = true WHERE id = $1`, [clone.id]);
  return clone.id;
}

it('does not wait for a clone that is being made', async () => {
  const fixture = await buildFixture(base, admin);
  const { sheetId } = fixture;
  const service = base.worker.get(SheetRemovalService, { strict: false });
  const remove = () => service.remove(sheetId, new AbortController().signal);
  await admin.query(`UPDATE sheet SET deleted_at = now(), is_removed = true WHERE id = $1`, [sheetId]);
  await admin.query('BEGIN');
  try {
    await admin.query(`SELECT FROM sheet WHERE id = $1 FOR KEY SHARE`, [sheetId]);
    expect(await remove()).toBe(true);
  } finally {
    await admin.query('ROLLBACK');
  }
  expect(await traces(sheetId)).toContain('generation');
  const { rows } = await admin.query(
    `SELECT due_at > now() AS "isLater" FROM task WHERE kind = 'remove_sheet' AND payload ->> 'sheetId' = $1`,
    [sheetId],
  );
  expect(rows).toEqual([{ isLater: true }]);
  expect(await remove()).toBe(true);
  expect(await traces(sheetId)).toEqual([]);
});

it('removes the original that leaves the trash while its last clone is being removed', async () => {
  const fixture = await buildFixture(base, admin);
  const cloneId = await removedClone(fixture);
  const service = base.worker.get(SheetRemovalService, { strict: false });
  const { rows: self } = await admin.query(`SELECT pg_backend_pid() AS pid`);
  await admin.query('BEGIN');
  await admin.query(`SELECT FROM sheet WHERE id = $1 FOR UPDATE`, [fixture.sheetId]);
  await admin.query(`UPDATE sheet SET deleted_at = now(), is_removed = true WHERE id = $1`, [fixture.sheetId]);
  let isOver = false;
  const removal = service.remove(cloneId, new AbortController().signal).finally(() => (isOver = true));
  await eventually(async () => {
    const waiting = `SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))`;
    expect(isOver || (await admin.query(waiting, [self[0].pid])).rowCount! > 0).toBe(true);
  });
  await admin.query('COMMIT');
  expect(await removal).toBe(true);
  await untilGone(cloneId);
  await untilGone(fixture.sheetId);
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

it('stops what is ordered after everything was stopped, so that its credits come back', async () => {
  const fixture = await buildFixture(base, admin);
  const { organizationId, agentId, sheetId, cellId } = fixture;
  const ids = [organizationId, agentId, sheetId, cellId];
  const gate = base.http.get(CreditGate, { strict: false });
  const hold = async (kind: Pick<JobKind, 'name'>, sql: string) => {
    const id = Number((await admin.query(`${sql} RETURNING id`, ids)).rows[0].id);
    await gate.hold({ organizationId, reference: creditReference(kind, id), amount: toMicro(5) });
  };
  const order = async () => {
    await hold(
      GENERATION,
      `INSERT INTO generation (organization_id, agent_id, sheet_id, cell_id, user_job_type, status, due_at, input,
       model, estimate)
       VALUES ($1, $2, $3, $4, 'text_generation', 'pending', now() + interval '1 day', '{}', 'm', 5000000)`,
    );
    await hold(
      RENDER,
      `INSERT INTO render_job (organization_id, agent_id, sheet_id, cell_id, input, status, due_at, estimate)
       VALUES ($1, $2, $3, $4, '{}', 'pending', now() + interval '1 day', 5000000)`,
    );
  };
  const held = async () =>
    (await admin.query(`SELECT held::int FROM credit_account WHERE organization_id = $1`, [organizationId])).rows;
  await admin.query(`UPDATE sheet SET deleted_at = now(), is_removed = true WHERE id = $1`, [sheetId]);
  const work = base.worker.get(AbandonedWorkService, { strict: false });
  const stop = work.stop.bind(work);
  const late = jest.spyOn(work, 'stop').mockImplementationOnce(async (...scope) => {
    const stopped = await stop(...scope);
    await order();
    return stopped;
  });
  const service = base.worker.get(SheetRemovalService, { strict: false });
  const remove = () => service.remove(sheetId, new AbortController().signal);
  try {
    expect(await remove()).toBe(false);
    expect(await held()).toEqual([{ held: toMicro(10) }]);
    expect(await traces(sheetId)).toEqual(expect.arrayContaining(['generation', 'render_job', 'sheet']));
    expect(await remove()).toBe(true);
  } finally {
    late.mockRestore();
  }
  expect(await traces(sheetId)).toEqual([]);
  expect(await held()).toEqual([{ held: 0 }]);
  const ledger = base.http.get(LedgerRepository, { strict: false });
  expect(await ledger.inconsistencies()).toEqual({ entries: 0, accounts: 0, holds: 0 });
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
