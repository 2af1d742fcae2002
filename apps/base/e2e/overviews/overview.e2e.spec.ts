import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import type pg from 'pg';
import { OverviewService } from '../../src/overviews/overview/overview.service.js';
import { OVERVIEW_AGENTS } from '../../src/overviews/overview/overview-limits.js';
import { AgentFixture, type Creator } from '../support/agent-fixture.js';
import { joinAs } from '../support/guarded-fixture.js';
import { statementsOf } from '../support/watched-statements.js';

let fixture: AgentFixture;
let admin: pg.Client;
let creator: Creator;

beforeAll(async () => {
  fixture = await AgentFixture.start();
  admin = await fixture.base.administrator();
  creator = await fixture.base.creator();
});
afterAll(() => fixture?.stop());

const read = ({ key, personalId }: { key: string; personalId: number }, query: '' | `?${string}` = '') =>
  fixture.base.call('GET', `/organizations/${personalId}/overview${query}`, { key });

async function agentOf(reader: { key: string; personalId: number }, agentId: number) {
  return (await read(reader)).body.agents.find(({ id }) => id === agentId)!;
}

async function newAgent({ key, personalId }: Creator, name: string): Promise<number> {
  const body = { organization_id: personalId, agent: { name } };
  return (await fixture.base.call('POST', '/agents', { key, body })).body.agent.id;
}

const insertPost = (agentId: number, status: string, age = '0 days') =>
  admin.query(
    `INSERT INTO post (agent_id, status, schedule_type, scheduled_time, requested, strict, content, skipped, updated_at)
     VALUES ($1, $2, 'now', now(), '{microblog}', false, '{}', '[]', now() - $3::interval)`,
    [agentId, status, age],
  );

const insertAccount = (agentId: number, externalId: string, disconnected: boolean, usableFor: string | null = null) =>
  admin.query(
    `INSERT INTO social_account (agent_id, platform, external_id, display_name, handle, tokens, access_until,
       connected_at, disconnected_at, usable_until)
     VALUES ($1, 'microblog', $2, 'Calm', 'calm', 'sealed', now(), now(), CASE WHEN $3 THEN now() END,
       now() + $4::interval)`,
    [agentId, externalId, disconnected, usableFor],
  );

describe('the overview of an organization', () => {
  it('shows the organization, its credits and its storage', async () => {
    const { status, body } = await read(creator);
    const organization = await fixture.base.call('GET', `/organizations/${creator.personalId}`, { key: creator.key });
    expect(status).toBe(200);
    expect(body.organization).toEqual(organization.body);
    expect(body.credits).toEqual({ balance: 1_000, held: 0, available: 1_000 });
    expect(body.storage).toEqual({ used_bytes: 0, quota_bytes: 100 * 2 ** 30, left_bytes: 100 * 2 ** 30 });
    await admin.query(`INSERT INTO upload.storage_account VALUES ($1, 7)`, [`organization:${creator.personalId}`]);
    expect((await read(creator)).body.storage).toMatchObject({ used_bytes: 7, left_bytes: 100 * 2 ** 30 - 7 });
  });

  it('counts what the other organizations of the founder store', async () => {
    const body = { organization: { name: 'Second' } };
    const { id } = (await fixture.base.call('POST', '/organizations', { key: creator.key, body })).body;
    await admin.query(`INSERT INTO upload.storage_account VALUES ($1, 5) ON CONFLICT (name) DO UPDATE SET bytes = 5`, [
      `organization:${id}`,
    ]);
    await admin.query(
      `INSERT INTO upload.fair_share (organization_id, share_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [id, creator.personalId],
    );
    const { storage } = (await read({ ...creator, personalId: id })).body;
    const { used_bytes } = (await read(creator)).body.storage!;
    expect(storage).toMatchObject({ used_bytes: 5, left_bytes: 100 * 2 ** 30 - 5 - used_bytes });
  });

  it('shows what is under way and what has failed of each agent', async () => {
    const agentId = await newAgent(creator, 'Busy');
    const sheet = await fixture.sheet({ ...creator, agentId });
    await admin.query(
      `INSERT INTO batch (organization_id, agent_id, sheet_id, status, paused_reason, total, completed)
       VALUES ($1, $2, $3, 'paused', 'max_credits', 4, 1), ($1, $2, $3, 'completed', NULL, 2, 2)`,
      [creator.personalId, agentId, sheet.id],
    );
    const statuses = ['draft', 'draft', 'scheduled', 'success', 'failed', 'partial'];
    for (const status of statuses) await insertPost(agentId, status);
    await insertPost(agentId, 'failed', '8 days');
    await insertAccount(agentId, 'usable', false);
    await insertAccount(agentId, 'later', false, '1 day');
    await insertAccount(agentId, 'expired', false, '-1 day');
    await insertAccount(agentId, 'revoked', true);

    expect(await agentOf(creator, agentId)).toMatchObject({
      name: 'Busy',
      is_system: false,
      avatar_url: null,
      sheets: 2,
      open_batches: [{ sheet_id: sheet.id, status: 'paused', paused_reason: 'max_credits', total: 4, completed: 1 }],
      posts: { drafts: 2, scheduled: 1, failed: 2 },
      accounts: { connected: 2, to_reconnect: 2 },
    });
    expect(await agentOf(creator, creator.agentId)).toMatchObject({
      open_batches: [],
      posts: { drafts: 0, scheduled: 0, failed: 0 },
      accounts: { connected: 0, to_reconnect: 0 },
    });
  });

  it('lists the agent first that was active last', async () => {
    const order = async () => (await read(creator)).body.agents.map(({ id }) => id);
    const [one, other] = [await newAgent(creator, 'One'), await newAgent(creator, 'Other')];
    expect((await order()).slice(0, 2)).toEqual([other, one]);
    const { body: sheets } = await fixture.base.call('GET', `/vidsheet?agent_id=${one}`, { key: creator.key });
    const title = { spreadsheet: { title: 'Changed' } };
    await fixture.base.call('PATCH', `/vidsheet/${sheets[0]!.id}?agent_id=${one}`, { key: creator.key, body: title });
    expect((await order()).slice(0, 2)).toEqual([one, other]);
    await insertPost(other, 'draft');
    expect((await order()).slice(0, 2)).toEqual([other, one]);
    await fixture.base.call('DELETE', `/agents/${other}`, { key: creator.key });
    expect(await order()).not.toContain(other);
  });

  it('needs as many statements for many agents as for one, and has pages', async () => {
    const owner = await fixture.base.creator();
    const service = fixture.base.http.get(OverviewService, { strict: false });
    const statements = (id: string) => statementsOf(id, () => service.read(owner.id, owner.personalId, 1));
    const few = await statements('few-agents');
    const { agents_total: before } = (await read(owner)).body;
    await admin.query(
      `INSERT INTO agent (organization_id, creator_id, name)
       SELECT $1, $2, 'Agent ' || number FROM generate_series(1, $3::integer) AS number`,
      [owner.personalId, owner.id, OVERVIEW_AGENTS],
    );
    expect(await statements('many-agents')).toHaveLength(few.length);
    expect(few.length).toBeGreaterThan(5);
    const pages = [await read(owner), await read(owner, '?page=2'), await read(owner, '?page=3')];
    expect(pages.map(({ body }) => body.agents.length)).toEqual([OVERVIEW_AGENTS, before, 0]);
    expect(pages.map(({ body }) => body.agents_total)).toEqual(Array(3).fill(OVERVIEW_AGENTS + before));
    const ids = pages.flatMap(({ body }) => body.agents.map(({ id }) => id));
    expect(new Set(ids).size).toBe(OVERVIEW_AGENTS + before);
  });

  it('shows the same to viewers, with their own role, and is missing for everybody else', async () => {
    const { key, id: owner } = creator;
    const body = { organization: { name: 'Shared' } };
    const { id } = (await fixture.base.call('POST', '/organizations', { key, body })).body;
    const viewer = await joinAs(fixture.base, { owner: creator, organizationId: id }, 'viewer');
    // The reservation of an earlier upload may be released between the two requests.
    await eventually(async () => {
      const [own, theirs] = [await read({ key, personalId: id }), await read({ ...viewer, personalId: id })];
      expect(theirs.body).toEqual({ ...own.body, organization: { ...own.body.organization, role: 'viewer' } });
    });
    const outsider = await fixture.base.person();
    expect(outsider.id).not.toBe(owner);
    expect((await read({ ...outsider, personalId: id })).status).toBe(404);
  });

  it('shows no storage while upload does not answer', async () => {
    await fixture.withoutUpload(async () => {
      const { status, body } = await read(creator);
      expect([status, body.storage]).toEqual([200, null]);
    });
    expect((await read(creator)).body.storage).not.toBeNull();
  });
});
