import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { agentDeleted, organizationDeleted, readAgentCore, readTrends, updateAgentVoice } from '@reelsheet/contracts';
import { eventually } from '@reelsheet/testing';
import pg from 'pg';
import { CoreUnderTest } from './harness.js';
import type { AgentMessage } from './other-services.js';

const ORGANIZATION = 1;

describe('an agent core', () => {
  let core: CoreUnderTest;
  let editor: string;
  let agent: AgentMessage;

  beforeAll(async () => {
    core = await CoreUnderTest.start({ vendors: true });
    editor = core.base.member(ORGANIZATION, 'editor');
    agent = core.base.agent(ORGANIZATION);
  });
  afterAll(() => core?.stop());

  const read = async ({ id }: AgentMessage = agent, key = editor) =>
    (await core.call('GET', `/agents/${id}/core`, key)).body;
  const patch = (body: unknown, { id }: AgentMessage = agent, key = editor) =>
    core.call('PATCH', `/agents/${id}/core`, key, body);
  const account = (name: string, more = {}) => ({ url: `https://video.example/@${name}`, ...more });

  it('is empty at first, by either form of the id', async () => {
    const unset = {
      agent_id: agent.uuid,
      brand_name: null,
      description: null,
      identity_type: null,
      goal: null,
      target_platforms: [],
      shortform: null,
      longform: null,
      onboarding_status: null,
      keywords: [],
      monitored: [],
      research_topics: [],
      linked_accounts: [],
      personality: null,
      default_user_voice: null,
      provenance_enabled: false,
      provenance_auto_backup_sources: ['downloaded', 'published'],
      provenance_auto_backup_asset_types: [],
    };
    const { status, body } = await core.call('GET', `/agents/${agent.uuid}/core`, editor);
    expect({ status, body }).toEqual({ status: 200, body: unset });
    expect(await read()).toEqual(unset);
  });

  it('changes what is sent, answers per target, and accepts what it returned', async () => {
    const voice = { voice_id: 'v1', name: 'Nova', source: 'public' };
    const changed = await patch({
      brand_name: 'Calm 🌅',
      identity_type: 'brand',
      shortform: true,
      personality: 'gentle',
      default_user_voice: voice,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        brand: {
          status: 'ok',
          data: { brand_name: 'Calm 🌅', identity_type: 'brand', shortform: true, longform: null },
        },
        personality: { status: 'ok', data: { personality: 'gentle' } },
        voice: { status: 'ok', data: { default_user_voice: voice } },
      },
    });
    expect(Object.keys((await patch({ goal: 'sell tea' })).body)).toEqual(['brand']);
    const { status, body } = await patch({});
    expect({ status, body }).toEqual({ status: 200, body: {} });
    const whole = await read();
    expect(whole).toMatchObject({
      brand_name: 'Calm 🌅',
      goal: 'sell tea',
      personality: 'gentle',
      default_user_voice: voice,
    });
    expect((await patch(whole)).status).toBe(200);
    expect(await read()).toEqual(whole);
    await patch({ brand_name: null, personality: null, default_user_voice: null });
    expect(await read()).toMatchObject({
      brand_name: null,
      personality: null,
      default_user_voice: null,
      goal: 'sell tea',
    });
  });

  it('replaces lists as a whole and keeps their order', async () => {
    const monitored = [
      { handle: '@calm', item_type: 'account' },
      { handle: 'tea', item_type: 'hashtag' },
    ];
    await patch({
      monitored,
      research_topics: [{ topic: 'sleep' }, { topic: 'breathing' }],
      target_platforms: ['videohost', 'shortvideo'],
    });
    expect(await read()).toMatchObject({
      monitored,
      research_topics: [{ topic: 'sleep' }, { topic: 'breathing' }],
      target_platforms: ['videohost', 'shortvideo'],
    });
    await patch({ monitored: monitored.slice(1), research_topics: [] });
    expect(await read()).toMatchObject({
      monitored: monitored.slice(1),
      research_topics: [],
      target_platforms: ['videohost', 'shortvideo'],
    });
    await patch({ keywords: ['calm', 'quiet'] });
    expect((await read()).monitored).toEqual(['calm', 'quiet'].map((handle) => ({ handle, item_type: 'keyword' })));
    await patch({ keywords: ['noise'], monitored });
    expect(await read()).toMatchObject({ keywords: ['noise'], monitored });
  });

  it('keeps the ids of linked accounts that are sent with their ids', async () => {
    await patch({
      linked_accounts: [
        account('one', { platform: 'shortvideo', display_name: 'One' }),
        account('two'),
        account('three'),
      ],
    });
    const [one, two] = (await read()).linked_accounts;
    const changed = await patch({
      linked_accounts: [
        account('four'),
        { id: two!.id, ...account('two'), display_name: 'Second' },
        { id: one!.id, ...account('uno') },
      ],
    });
    expect(changed.body.brand!.data!.linked_accounts).toEqual([
      { id: expect.any(Number), ...account('four'), platform: null, display_name: null },
      { id: two!.id, ...account('two'), platform: null, display_name: 'Second' },
      { id: one!.id, ...account('uno'), platform: 'shortvideo', display_name: 'One' },
    ]);
    expect((await read()).linked_accounts).toEqual(changed.body.brand!.data!.linked_accounts);
  });

  it('rejects an account of another agent without changing anything', async () => {
    const other = core.base.agent(ORGANIZATION);
    await patch({ linked_accounts: [account('other')] }, other);
    const [foreign] = (await read(other)).linked_accounts;
    const before = await read();
    const refused = await patch({
      goal: 'steal',
      personality: 'sly',
      default_user_voice: { voice_id: 'x' },
      linked_accounts: [{ ...account('mine'), id: foreign!.id }],
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringContaining('linked_accounts.0.id') },
    });
    expect(await patch({ personality: 'sly', colour: 'blue' })).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('colour') },
    });
    expect(await patch({ personality: 'sly', agent_id: other.uuid })).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('agent_id') },
    });
    expect(await read()).toEqual(before);
    expect((await read(other)).linked_accounts).toEqual([foreign]);
  });

  it('keeps one of two lists that are sent concurrently', async () => {
    const lists = Array.from({ length: 6 }, (_, list) => [account(`a${list}`), account(`b${list}`)]);
    const answers = await Promise.all(
      lists.map((linked_accounts) =>
        patch({ linked_accounts, research_topics: linked_accounts.map(({ url }) => ({ topic: url })) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 200));
    const { linked_accounts, research_topics } = await read();
    const urls = linked_accounts.map(({ url }) => url);
    expect(lists.map((list) => list.map(({ url }) => url))).toContainEqual(urls);
    expect(research_topics.map(({ topic }) => topic)).toEqual(urls);
  });

  it('saves brand and personality when the voice cannot be saved', async () => {
    core.base.isVoiceUnavailable = true;
    const partly = await patch({ goal: 'rest', personality: 'soft', default_user_voice: { voice_id: 'v2' } });
    expect(partly).toMatchObject({
      status: 207,
      body: {
        brand: { status: 'ok' },
        personality: { status: 'ok' },
        voice: { status: 'error', error: expect.any(String) },
      },
    });
    expect(partly.body.voice!.data).toBeUndefined();
    expect(await core.call('GET', `/agents/${agent.id}/core`, editor)).toMatchObject({ status: 503 });
    core.base.isVoiceUnavailable = false;
    expect(await read()).toMatchObject({ goal: 'rest', personality: 'soft', default_user_voice: null });
  });

  describe('saves the other targets when one cannot be saved', () => {
    let admin: pg.Client;

    beforeAll(async () => {
      admin = new pg.Client({ connectionString: core.database.adminUrl });
      await admin.connect();
      for (const field of ['goal', 'personality'])
        await admin.query(
          `ALTER TABLE core.agent_core ADD CONSTRAINT no_${field} CHECK (${field} IS DISTINCT FROM 'unkeepable')`,
        );
    });
    afterAll(async () => {
      for (const field of ['goal', 'personality'])
        await admin.query(`ALTER TABLE core.agent_core DROP CONSTRAINT no_${field}`);
      await admin.end();
    });

    it.each([
      ['brand', { goal: 'unkeepable' }],
      ['personality', { personality: 'unkeepable' }],
      ['voice', { default_user_voice: { voice_id: 'nobody' } }],
    ])('%s alone', async (target, bad) => {
      if (target === 'voice')
        core.base.refused.set(updateAgentVoice.subject, { code: 'validation_error', status: 422 });
      const good = {
        goal: `rest, ${target}`,
        personality: `soft, ${target}`,
        default_user_voice: { voice_id: target },
      };
      const before: Record<string, unknown> = await read();
      const { status, body } = await patch({ ...good, ...bad });
      core.base.refused.clear();
      expect(status).toBe(207);
      for (const each of ['brand', 'personality', 'voice'] as const)
        expect([each, body[each]]).toEqual([
          each,
          each === target ? { status: 'error', error: expect.any(String) } : { status: 'ok', data: expect.anything() },
        ]);
      const after: Record<string, unknown> = await read();
      const field = Object.keys(bad)[0]!;
      expect(after[field]).toEqual(before[field]);
      for (const other of Object.keys(good).filter((each) => each !== field))
        expect(after[other]).not.toEqual(before[other]);
    });
  });

  it('is read by viewers, written by editors, and missing for outsiders', async () => {
    const viewer = core.base.member(ORGANIZATION, 'viewer');
    const outsider = core.base.member(2, 'owner');
    expect((await read(agent, viewer)).agent_id).toBe(agent.uuid);
    expect(await patch({ goal: 'x' }, agent, viewer)).toMatchObject({
      status: 403,
      body: { error_code: 'forbidden' },
    });
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', { goal: 'x' }],
    ] as const) {
      expect(await core.call(method, `/agents/${agent.id}/core`, outsider, body)).toMatchObject({
        status: 404,
        body: { error_code: 'not_found' },
      });
      expect(await core.call(method, '/agents/none/core', editor, body)).toMatchObject({
        status: 404,
        body: { error_code: 'not_found' },
      });
      expect(await core.call(method, `/agents/${agent.id}/core`, undefined, body)).toMatchObject({
        status: 401,
        body: { error_code: 'unauthorized' },
      });
    }
  });

  it('returns to runs what they need', async () => {
    const known = core.base.agent(ORGANIZATION);
    const nothing = {
      brand_name: null,
      description: null,
      goal: null,
      identity_type: null,
      personality: null,
      keywords: [],
      research_topics: [],
      target_platforms: [],
    };
    expect(await core.base.send(readAgentCore, { agent_id: known.id })).toEqual(nothing);
    await patch(
      { brand_name: 'Calm', keywords: ['tea'], research_topics: [{ topic: 'sleep' }], personality: 'gentle' },
      known,
    );
    expect(await core.base.send(readAgentCore, { agent_id: known.id })).toEqual({
      ...nothing,
      brand_name: 'Calm',
      personality: 'gentle',
      keywords: ['tea'],
      research_topics: ['sleep'],
    });
  });

  it('has its monitored items watched and paid for; trends show them and no list does', async () => {
    const [watcher, key] = [core.base.agent(77), core.base.member(77, 'editor')];
    const trends = async () => (await core.base.send(readTrends, { agent_id: watcher.id, limit: 100 })).posts;
    const monitored = [
      { handle: 'Calm-Watched', item_type: 'account' },
      { handle: 'calm sea', item_type: 'keyword' },
    ];
    const target_platforms = ['videohost', 'professional'];
    await patch({ monitored, keywords: ['calm sea'], target_platforms }, watcher, key);
    await eventually(async () => expect(await trends()).toHaveLength(50));
    expect(new Set((await trends()).map(({ platform }) => platform))).toEqual(new Set(['videohost']));
    await eventually(() => expect(core.base.paidBy(77)).toBe(75));
    expect(await core.scrapes('calm-watched')).toHaveLength(1);
    expect(await core.scrapes('calm sea')).toEqual([]);
    expect((await core.call('GET', `/agents/${watcher.id}/watchlists`, key)).body).toEqual({ watchlists: [] });
    await patch({ goal: 'rest' }, watcher, key);
    expect(await trends()).toHaveLength(50);
    await patch({ monitored: [] }, watcher, key);
    expect(await trends()).toEqual([]);
    await patch({ monitored }, watcher, key);
    await eventually(async () => expect(await trends()).toHaveLength(50));
    expect(core.base.paidBy(77)).toBe(75);
  });

  it('is deleted with its agent and with its organization', async () => {
    const [alone, together] = [core.base.agent(ORGANIZATION), core.base.agent(3)];
    const owner = core.base.member(3, 'owner');
    await patch({ goal: 'x', linked_accounts: [account('gone')] }, alone);
    await patch({ goal: 'y' }, together, owner);
    const { id, uuid, organization_id } = alone;
    await core.base.publish(agentDeleted, { id, uuid, organization_id });
    await core.base.publish(organizationDeleted, {
      id: 3,
      agents: [{ id: together.id, uuid: together.uuid, organization_id: 3 }],
    });
    for (const [gone, key] of [
      [alone, editor],
      [together, owner],
    ] as const) {
      await eventually(async () => expect(await patch({ goal: 'z' }, gone, key)).toMatchObject({ status: 404 }));
      expect(await core.base.send(readAgentCore, { agent_id: gone.id })).toMatchObject({ goal: null });
    }
  });
});
