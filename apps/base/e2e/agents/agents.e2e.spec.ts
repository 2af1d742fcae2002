import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import type { Person } from '../support/harness.js';
import { fetched, form, picture } from '../support/pictures.js';
import { AgentFixture } from '../support/agent-fixture.js';
import { statementsOf } from '../support/watched-statements.js';
import { callAs } from '@reelsheet/testing';

describe('agents', () => {
  let fixture: AgentFixture;
  let owner: Person;

  beforeAll(async () => {
    fixture = await AgentFixture.start();
  });
  afterAll(() => fixture?.stop());
  beforeEach(async () => {
    owner = await fixture.base.person();
  });

  const call = callAs('base', () => ({ url: fixture.base.url, key: owner.key }));
  const create = async (agent: object = { name: 'Nova' }) => (await call('POST', '/agents', { agent })).body.agent;
  const sql = (text: string, values: unknown[] = []) =>
    fixture.base.http.get(Database, { strict: false }).manager.query<any>(text, values);

  it('have a setup project, including the system agent', async () => {
    await fixture.base.grant(owner.personalId, 10);
    const { id, agent_setup_project_id: projectId } = await create();
    const [system] = (await call('GET', '/agents')).body.filter(({ is_system }) => is_system);
    for (const agentId of [id, system!.id]) {
      const { body: detail } = await call('GET', `/agents/${agentId}`);
      const { body: sheets } = await call('GET', `/autocontentengine?agent_id=${agentId}`);
      expect(sheets).toMatchObject([{ id: detail.agent_setup_project_id, is_default: true }]);
    }
    expect((await call('DELETE', `/autocontentengine/${projectId}?agent_id=${id}`)).status).toBe(204);
    expect((await call('GET', `/agents/${id}`)).body).toMatchObject({ agent_setup_project_id: null });
  });

  it('are listed with all fields of the specification', async () => {
    const { id } = await create({
      name: 'Nova',
      description: 'calm',
      time_zone: 'Europe/Berlin',
      agent_avatars_attributes: [{ stock_avatar_id: 2 }],
    });
    await call('PATCH', `/agents/${id}`, {
      agent: { default_user_voice_attributes: { source: 'voice_vendor_a', voice_id: 'v-1' } },
    });
    const listed = (await call('GET', '/agents')).body.find((agent) => agent.id === id);
    expect(listed).toMatchObject({
      id,
      name: 'Nova',
      workspace_id: owner.personalId,
      description: 'calm',
      organization: expect.any(String),
      time_zone: 'Europe/Berlin',
      primary_avatar_url: expect.stringContaining('/stock_avatars/2/picture'),
      shortvideo_integration: true,
      shortvideo_social_account: false,
      default_user_voice: { voice_id: 'v-1', provider: 'voice_vendor_a', url: null },
    });
    await sql(
      `INSERT INTO social_account (agent_id, platform, external_id, display_name, handle, tokens, access_until,
       connected_at) VALUES ($1, 'shortvideo', 'x', 'x', 'x', '', now(), now())`,
      [id],
    );
    expect((await call('GET', `/agents/${id}`)).body).toMatchObject({
      shortvideo_social_account: true,
      default_user_voice: { voice_id: 'v-1' },
    });
  });

  it('can be created with avatars in a form', async () => {
    const body = form([
      ['agent[name]', 'Nova'],
      ['agent[agent_avatars_attributes][0][file]', await picture('jpeg')],
      ['agent[agent_avatars_attributes][0][is_primary]', 'true'],
      ['agent[agent_avatars_attributes][1][stock_avatar_id]', '4'],
    ]);
    const { status, body: answer } = await call('POST', '/agents', body);
    expect({ status, answer }).toMatchObject({
      status: 201,
      answer: { agent: { name: 'Nova', primary_avatar_id: expect.any(Number) } },
    });
    const { body: avatars } = await call('GET', `/agents/${answer.agent.id}/avatars`);
    expect(avatars.map(({ stock_avatar_id }) => stock_avatar_id)).toEqual([null, 4]);
    expect(await fetched(answer.agent.primary_avatar_url!)).toMatchObject({ format: 'webp' });
  });

  it('get a new primary avatar with new avatars', async () => {
    const { id } = await create({
      name: 'Nova',
      agent_avatars_attributes: [{ stock_avatar_id: 1 }, { stock_avatar_id: 2, is_primary: true }],
    });
    const primary = async (change?: object) => {
      if (change) expect((await call('PATCH', `/agents/${id}`, { agent: change })).status).toBe(200);
      const { body } = await call('GET', `/agents/${id}/avatars`);
      expect(body.filter(({ is_primary }) => is_primary)).toHaveLength(1);
      expect((await call('GET', `/agents/${id}`)).body.primary_avatar_id).toBe(body[0]!.id);
      return body[0]!.stock_avatar_id;
    };
    expect(await primary()).toBe(2);
    expect(await primary({ agent_avatars_attributes: [{ stock_avatar_id: 3 }, { stock_avatar_id: 4 }] })).toBe(3);
    expect(
      await primary({ agent_avatars_attributes: [{ stock_avatar_id: 5 }, { stock_avatar_id: 1, is_primary: true }] }),
    ).toBe(1);
    expect(await primary({ description: 'new', agent_avatars_attributes: [] })).toBe(1);
  });

  it('have one primary avatar after 16 concurrent changes', async () => {
    const { id } = await create();
    const changes = Array.from({ length: 16 }, (_, index) =>
      call('PATCH', `/agents/${id}`, { agent: { agent_avatars_attributes: [{ stock_avatar_id: (index % 10) + 1 }] } }),
    );
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
    const { body } = await call('GET', `/agents/${id}/avatars`);
    expect(body.map(({ is_primary }) => is_primary)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
  });

  it.each([
    [{ agent_avatars_attributes: [{ stock_avatar_id: 77 }] }, 422, 'avatar_creation_failed'],
    [{ default_user_voice_attributes: { source: 'voice_vendor_b' } }, 422, 'voice_id_required'],
    [{ default_user_voice_attributes: { source: 'voice_vendor_b', voice_id: '' } }, 422, 'voice_id_required'],
    [
      { default_user_voice_attributes: { source: 'user_voice_resource', voice_id: '7' } },
      404,
      'user_voice_resource_not_found',
    ],
    [{ default_user_voice_attributes: { source: 'elsewhere', voice_id: '7' } }, 422, 'validation_error'],
    [{ default_user_voice_attributes: { voice_id: '7' } }, 422, 'validation_error'],
    [{ name: 'system AGENT' }, 422, 'agent_update_failed'],
    [{ name: ' System agent\n' }, 422, 'agent_update_failed'],
    [{ name: ' \t' }, 422, 'validation_error'],
    [{ name: null }, 422, 'validation_error'],
  ])('are unchanged after the change %j', async (change, status, error_code) => {
    const before = await create();
    expect(await call('PATCH', `/agents/${before.id}`, { agent: { description: 'changed', ...change } })).toMatchObject(
      { status, body: { error_code } },
    );
    expect((await call('GET', `/agents/${before.id}`)).body).toEqual(before);
  });

  it('leave nothing behind when their creation fails', async () => {
    const refused = await call('POST', '/agents', {
      agent: { name: 'Half', agent_avatars_attributes: [{ file: 'data:;base64,AAAA' }] },
    });
    expect(refused).toMatchObject({ status: 422, body: { error_code: 'avatar_creation_failed' } });
    await create({ name: 'Twin' });
    expect(
      await call('POST', '/agents', { agent: { name: 'twin', agent_avatars_attributes: [{ stock_avatar_id: 1 }] } }),
    ).toMatchObject({ status: 422, body: { error_code: 'agent_creation_failed' } });
    expect((await call('GET', '/agents')).body.map(({ name }) => name)).toEqual(['System agent', 'Twin']);
  });

  it('are listed with the same number of statements for 10,000 as for one', async () => {
    await statements('/agents');
    const few = await statements('/agents');
    await sql(
      `WITH workspace AS (INSERT INTO organization (name) SELECT 'Workspace ' || n
       FROM generate_series(1, 200) AS n RETURNING id),
            member AS (INSERT INTO membership (organization_id, user_id, role) SELECT id, $1, 'owner' FROM workspace),
            agent AS (INSERT INTO agent (organization_id, creator_id, name) SELECT id, $1, 'Agent ' || n
            FROM workspace, generate_series(1, 50) AS n RETURNING id)
       INSERT INTO agent_avatar (agent_id, url, thumbnail_url, is_primary) SELECT id, 'http://x/' || id, 'http://x',
       true FROM agent`,
      [owner.id],
    );
    owner = { ...owner, key: (await call('POST', '/persisted_tokens', {})).body.token };
    await statements('/agents');
    const many = await statements('/agents');
    expect(many.body).toHaveLength(10_001);
    expect(many.body.at(-1).primary_avatar_url).toBe(`http://x/${many.body.at(-1).id}`);
    expect(few.texts.length).toBeGreaterThan(0);
    expect(many.texts).toEqual(few.texts);
    const organizations = await statements('/organizations');
    expect(organizations.body).toHaveLength(201);
    expect(organizations.texts).toHaveLength(1);
  });

  /** Returns the statements of one request, without those that authenticate the caller. */
  async function statements(path: string): Promise<{ body: any; texts: string[] }> {
    const requestId = 'a-request-that-is-watched';
    const get = () => fixture.base.call('GET', path, { key: owner.key, headers: { 'X-Request-Id': requestId } });
    let answer!: Awaited<ReturnType<typeof get>>;
    const texts = await statementsOf(requestId, async () => {
      answer = await get();
    });
    return { body: answer.body, texts: texts.filter((text) => !text.includes('FROM access_key')) };
  }
});
