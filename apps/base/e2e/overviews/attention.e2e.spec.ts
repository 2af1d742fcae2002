import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decideAgentAction, proposeAgentAction } from '@reelsheet/contracts';
import { keyCredential } from '@reelsheet/platform-auth';
import type pg from 'pg';
import { AttentionService } from '../../src/overviews/attention/attention.service.js';
import { joinAs } from '../support/guarded-fixture.js';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { aSheet, type BuiltSheet } from '../support/sheet-builder.js';
import { statementsOf } from '../support/watched-statements.js';

type Creator = Person & { readonly agentId: number; readonly agentUuid: string };

let base: BaseUnderTest;
let admin: pg.Client;
let creator: Creator;
let sheet: BuiltSheet<'VIDEO'>;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  admin = await base.administrator();
});
afterAll(() => base?.stop());
beforeEach(async () => {
  creator = await base.creator();
  sheet = await aSheet()
    .withColumn('VIDEO', 'video')
    .withRow()
    .create({ url: base.url, ...creator });
});

const read = ({ key, personalId }: Pick<Person, 'key' | 'personalId'>, query: '' | `?${string}` = '') =>
  base.call('GET', `/organizations/${personalId}/attention${query}`, { key });
const itemsOf = async (query: '' | `?${string}` = '') => (await read(creator, query)).body.items;

async function insert(sql: string, ...values: unknown[]): Promise<number> {
  return Number((await admin.query(`${sql} RETURNING id`, values)).rows[0].id);
}

/** Inserts a post that has failed on a network; a partial one is live on another. */
async function insertPost(status: string, age = '0 days'): Promise<number> {
  const id = await insert(
    `INSERT INTO post (agent_id, status, schedule_type, scheduled_time, requested, strict, content, skipped, row_id,
       updated_at)
     VALUES ($1, $2, 'now', now(), '{microblog,videohost}', false, '{"description": "Calm"}', '[]', $3,
       now() - $4::interval)`,
    ...[creator.agentId, status, sheet.rows[0], age],
  );
  await admin.query(
    `INSERT INTO post_target (post_id, organization_id, platform, due_at, status, error_code, failed_reason)
     SELECT $1::bigint, $2::bigint, 'microblog', NULL::timestamptz, 'completed', NULL, NULL WHERE $3 = 'partial'
     UNION ALL SELECT $1, $2, 'videohost', NULL, 'failed', 'media_changed', 'The file has changed'`,
    [id, creator.personalId, status],
  );
  return id;
}

const insertRender = (status: string, age = '0 days') =>
  insert(
    `INSERT INTO render_job (organization_id, agent_id, sheet_id, cell_id, input, status, due_at, estimate, failed_code,
       failed_reason, updated_at)
     VALUES ($1, $2, $3, $4, '{}', $5, NULL, 0, 'source_unreadable', 'A source cannot be read', now() - $6::interval)`,
    ...[creator.personalId, creator.agentId, sheet.id, sheet.cells[0].VIDEO, status, age],
  );

const insertAccount = (columns: string, values: string, externalId = randomUUID()) =>
  insert(
    `INSERT INTO social_account (agent_id, platform, external_id, display_name, handle, tokens, access_until,
       connected_at, ${columns})
     VALUES ($1, 'microblog', $2, 'Calm', 'calm', 'sealed', now(), now(), ${values})`,
    ...[creator.agentId, externalId],
  );

const insertBatch = (reason: string | null) =>
  insert(
    `INSERT INTO batch (organization_id, agent_id, sheet_id, status, paused_reason, paused_at, total)
     VALUES ($1, $2, $3, 'paused', $4, now() - interval '2 hours', 3)`,
    ...[creator.personalId, creator.agentId, sheet.id, reason],
  );

async function openGate(): Promise<{ id: string; sha256: string; runId: string }> {
  const runId = randomUUID();
  const action = { kind: 'make_vidsheet' as const, title: 'Ideas', columns: [{ title: 'SCRIPT' }], rows: [] };
  const { gate } = await base.rpc.request(proposeAgentAction, {
    ...{ agent_id: creator.agentId, user_id: creator.id, action, key: `run:${runId}:2`, gated: true },
  });
  return { id: gate!.id, sha256: gate!.sha256, runId };
}

describe('the list of what needs a person', () => {
  it('is empty for an organization where everything goes on', async () => {
    await insertPost('success');
    await insertPost('scheduled');
    await insertRender('completed');
    await insertBatch(null);
    await insertAccount('usable_until', `now() + interval '1 day'`);
    expect((await read(creator)).body).toEqual({ items: [], next_cursor: null });
  });

  it('shows a gate until somebody decides it or it expires', async () => {
    const gate = await openGate();
    expect(await itemsOf()).toEqual([
      expect.objectContaining({
        ...{ kind: 'gate', code: 'approval_required', gate_id: gate.id, run_id: gate.runId, agent_id: creator.agentId },
        reason: expect.stringContaining('Ideas'),
        expires_at: expect.any(String),
      }),
    ]);
    const credential = keyCredential(creator.key);
    await base.rpc.request(decideAgentAction, { credential, gate_id: gate.id, sha256: gate.sha256, approved: false });
    expect(await itemsOf()).toEqual([]);
    const expiring = await openGate();
    expect(await itemsOf()).toHaveLength(1);
    await admin.query(`UPDATE action_gate SET expires_at = now() WHERE id = $1`, [expiring.id]);
    expect(await itemsOf()).toEqual([]);
  });

  it('shows failed posts with the first error, until they are deleted or 30 days old', async () => {
    const [failed, partial] = [await insertPost('failed', '2 hours'), await insertPost('partial', '1 hour')];
    await insertPost('failed', '31 days');
    const expected = {
      ...{ kind: 'post', code: 'media_changed', reason: 'The file has changed', platform: 'videohost', title: 'Calm' },
      row_id: sheet.rows[0],
    };
    expect(await itemsOf()).toMatchObject([
      { ...expected, post_id: partial },
      { ...expected, post_id: failed },
    ]);
    await base.call('DELETE', `/schedule/post/${failed}`, { key: creator.key });
    expect(await itemsOf()).toMatchObject([{ post_id: partial }]);
  });

  it('shows accounts until they are connected again', async () => {
    const expired = await insertAccount('usable_until', `now() - interval '3 days'`);
    const revoked = await insertAccount('disconnected_at', `now() - interval '2 days'`);
    expect(await itemsOf()).toMatchObject([
      { kind: 'account', code: 'disconnected', account_id: revoked, platform: 'microblog', title: 'Calm' },
      { kind: 'account', code: 'expired', account_id: expired, reason: 'The permission of the account has expired' },
    ]);
    await admin.query(`UPDATE social_account SET disconnected_at = NULL, usable_until = NULL WHERE id = $1`, [revoked]);
    expect(await itemsOf()).toMatchObject([{ account_id: expired }]);
  });

  it('shows batches that paused by themselves, since when, until they are stopped', async () => {
    const id = await insertBatch('insufficient_credits');
    const [item] = await itemsOf();
    expect(item).toMatchObject({
      ...{ kind: 'batch', code: 'insufficient_credits', batch_id: id, sheet_id: sheet.id, title: 'Sheet' },
      reason: 'The organization has too few credits for the next order',
    });
    expect(Date.now() - Date.parse(item!.since)).toBeGreaterThan(7_000_000);
    const stop = `/vidsheet/${sheet.id}/batches/${id}/stop?agent_id=${creator.agentId}` as const;
    await base.call('POST', stop, { key: creator.key });
    expect(await itemsOf()).toEqual([]);
  });

  it('shows the failed render of a cell until the cell is rendered again or deleted', async () => {
    const first = await insertRender('failed', '2 hours');
    const ids = { sheet_id: sheet.id, row_id: sheet.rows[0], cell_id: sheet.cells[0].VIDEO };
    const expected = { kind: 'render', code: 'source_unreadable', reason: 'A source cannot be read', ...ids };
    expect(await itemsOf()).toMatchObject([{ ...expected, render_job_id: first }]);
    const second = await insertRender('failed', '1 hour');
    expect(await itemsOf()).toMatchObject([{ ...expected, render_job_id: second }]);
    const row = `/vidsheet/${sheet.id}/rows/${sheet.rows[0]}?agent_id=${creator.agentId}` as const;
    await base.call('DELETE', row, { key: creator.key });
    expect(await itemsOf()).toEqual([]);
  });

  it('shows endpoints that were paused until their address is set again', async () => {
    const config = (body?: object) =>
      base.call('PATCH', `/agents/${creator.agentId}/automation_config`, { key: creator.key, body });
    await config({ automation_config: { webhook_url: 'https://example.com/hook' } });
    await admin.query(`UPDATE webhook_endpoint SET paused_at = now() WHERE agent_id = $1`, [creator.agentId]);
    expect(await itemsOf()).toMatchObject([{ kind: 'webhook_endpoint', code: 'endpoint_paused', endpoint: 'webhook' }]);
    await config({ automation_config: { webhook_url: 'https://example.com/hook' } });
    expect(await itemsOf()).toEqual([]);
  });

  it('has pages that lose and repeat nothing, also of items of the same time', async () => {
    for (let count = 0; count < 4; count += 1) await insertPost('failed');
    await admin.query(`UPDATE post SET updated_at = now() WHERE agent_id = $1`, [creator.agentId]);
    await insertBatch('max_credits');
    await insertAccount('disconnected_at', `now() - interval '2 days'`);
    const whole = await itemsOf();
    expect(whole.map(({ kind }) => kind)).toEqual(['post', 'post', 'post', 'post', 'batch', 'account']);
    const paged = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: Awaited<ReturnType<typeof read>> = await read(
        creator,
        `?limit=1${cursor && `&cursor=${cursor}`}`,
      );
      paged.push(...body.items);
      cursor = body.next_cursor;
    }
    expect(paged).toEqual(whole);
  });

  it('can be limited to kinds and to an agent', async () => {
    await insertPost('failed');
    await insertBatch('max_credits');
    expect(await itemsOf('?kinds=post')).toMatchObject([{ kind: 'post' }]);
    expect(await itemsOf('?kinds[]=batch&kinds[]=gate')).toMatchObject([{ kind: 'batch' }]);
    expect(await itemsOf(`?agent_id=${creator.agentUuid}`)).toHaveLength(2);
    const other = await base.creator();
    expect(await read(creator, `?agent_id=${other.agentId}`)).toMatchObject({
      status: 422,
      body: { error_code: 'agent_not_found' },
    });
  });

  it.each(['kinds=cell', 'limit=101', 'cursor=nonsense', `cursor=${Buffer.from('2026 post 1').toString('base64url')}`])(
    'rejects %s',
    async (query) => {
      expect(await read(creator, `?${query}`)).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error' },
      });
    },
  );

  it('is read by one statement, by every member and by nobody else', async () => {
    await insertPost('failed');
    const service = base.http.get(AttentionService, { strict: false });
    const request = { organizationId: creator.personalId, dismissed: false, limit: 50 };
    expect(await statementsOf('attention', () => service.page(request))).toHaveLength(1);
    const body = { organization: { name: 'Shared' } };
    const { id } = (await base.call('POST', '/organizations', { key: creator.key, body })).body;
    const viewer = await joinAs(base, { owner: creator, organizationId: id }, 'viewer');
    expect((await read({ ...viewer, personalId: id })).status).toBe(200);
    expect((await read({ ...viewer, personalId: creator.personalId })).status).toBe(404);
  });

  it('leaves out what belongs to deleted agents', async () => {
    await insertPost('failed');
    await base.call('DELETE', `/agents/${creator.agentId}`, { key: creator.key });
    expect(await itemsOf()).toEqual([]);
  });
});
