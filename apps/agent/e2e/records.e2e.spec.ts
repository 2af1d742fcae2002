import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  agentDeleted,
  agentUpdated,
  findAgent,
  ideaCreated,
  ideaStatusChanged,
  organizationDeleted,
  postPublished,
} from '@reelsheet/contracts';
import { newUuid } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { callAs, eventually, request } from '@reelsheet/testing';
import { AgentUnderTest } from './harness.js';
import { trend } from './other-services.js';

const TEAM = 1;

describe('conversations, ideas and deleted agents', () => {
  let agent: AgentUnderTest;
  let editor: string;
  let viewer: string;
  let outsider: string;

  beforeAll(async () => {
    agent = await AgentUnderTest.start();
    await agent.boot('worker');
    editor = agent.otherServices.member(TEAM, 'editor');
    viewer = agent.otherServices.member(TEAM, 'viewer');
    outsider = agent.otherServices.member(2, 'owner');
  });
  afterAll(() => agent.stop());

  const talk = async (agentId: string | number, message: string, conversationId?: string, key = editor) => {
    const { body } = await agent.call('POST', '/agent/run', key, {
      message,
      agent_id: agentId,
      conversation_id: conversationId,
    });
    return agent.ended(body.run_id, key);
  };

  describe('a conversation', () => {
    let uuid: string;
    let conversationId: string;

    beforeAll(async () => {
      ({ uuid } = agent.otherServices.agent(TEAM));
      conversationId = (await talk(uuid, 'Write a title about larks')).conversation_id;
      await talk(uuid, 'Write a hook about larks', conversationId);
    });

    it('is returned with its messages', async () => {
      const { status, body } = await agent.call('GET', `/agent/conversations/${conversationId}`, viewer);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { id: conversationId, agent_id: uuid, title: 'Write a title about larks', pinned: false },
      });
      expect(body.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    });

    it('is read page by page', async () => {
      const seen: string[] = [];
      let cursor = '';
      for (let pages = 0; pages < 5; pages += 1) {
        const { body } = await agent.call(
          'GET',
          `/agent/conversations/${conversationId}/messages?limit=3${cursor}`,
          editor,
        );
        seen.push(...body.messages.map(({ content }) => content));
        if (body.next_cursor === null) break;
        cursor = `&cursor=${body.next_cursor}`;
      }
      const { body } = await agent.call('GET', `/agent/conversations/${conversationId}`, editor);
      expect(seen).toEqual(body.messages.map(({ content }) => content));
    });

    it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=-1', 'cursor=abc'])('rejects a page with %s', async (query) => {
      const answer = await agent.call('GET', `/agent/conversations/${conversationId}/messages?${query}`, editor);
      expect(answer).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error', error: expect.stringMatching(`^${query.split('=')[0]} `) },
      });
    });

    it('can be renamed and pinned, and is listed first then', async () => {
      await talk(uuid, 'Write a title about a later thing');
      const changed = await agent.call('PATCH', `/agent/conversations/${conversationId}`, editor, {
        title: 'Larks',
        pinned: true,
      });
      expect(changed).toMatchObject({ status: 200, body: { title: 'Larks', pinned: true } });
      const { body } = await agent.call('GET', `/agent/conversations?agent_id=${uuid}`, editor);
      expect(body.conversations).toMatchObject([
        { id: conversationId, title: 'Larks', pinned: true },
        { pinned: false },
      ]);
      for (const change of [{ title: ' ' }, { title: 'x'.repeat(201) }, { pinned: 'maybe' }]) {
        expect((await agent.call('PATCH', `/agent/conversations/${conversationId}`, editor, change)).status).toBe(422);
      }
    });

    it('is read by viewers, changed by editors and missing for outsiders', async () => {
      const path = `/agent/conversations/${conversationId}` as const;
      for (const method of ['PATCH', 'DELETE']) {
        expect(
          await agent.call(method, path, viewer, method === 'PATCH' ? { title: 'Mine' } : undefined),
        ).toMatchObject({ status: 403, body: { error_code: 'forbidden' } });
        expect(
          await agent.call(method, path, outsider, method === 'PATCH' ? { title: 'Mine' } : undefined),
        ).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
      }
      for (const address of [path, `${path}/messages`, `${path}/runs`, '/agent/conversations/none'])
        expect((await agent.call('GET', address, outsider)).status).toBe(404);
      expect((await agent.call('GET', '/agent/conversations', outsider)).body).toEqual({ conversations: [] });
      expect(await agent.call('GET', `/agent/conversations?agent_id=${uuid}`, outsider)).toMatchObject({
        status: 422,
        body: { error_code: 'agent_not_found' },
      });
    });

    it('cannot be continued with another agent', async () => {
      const other = agent.otherServices.agent(TEAM);
      const answer = await agent.call('POST', '/agent/run', editor, {
        message: 'Hello',
        agent_id: other.uuid,
        conversation_id: conversationId,
      });
      expect(answer).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    });

    it('is missing after it was deleted', async () => {
      const path = `/agent/conversations/${conversationId}` as const;
      expect((await agent.call('DELETE', path, editor)).status).toBe(204);
      for (const [method, address] of [
        ['GET', path],
        ['GET', `${path}/messages`],
        ['GET', `${path}/runs`],
        ['DELETE', path],
      ] as const) {
        expect((await agent.call(method, address, editor)).status).toBe(404);
      }
      const { body } = await agent.call('GET', `/agent/conversations?agent_id=${uuid}`, editor);
      expect(body.conversations.map(({ id }) => id)).not.toContain(conversationId);
      expect(
        (
          await agent.call('POST', '/agent/run', editor, {
            message: 'Hello',
            agent_id: uuid,
            conversation_id: conversationId,
          })
        ).status,
      ).toBe(404);
    });
  });

  describe('an idea', () => {
    let uuid: string;
    let ids: number[];

    beforeAll(async () => {
      ({ uuid } = agent.otherServices.agent(TEAM));
      ({ idea_ids: ids } = await talk(uuid, 'Give me three ideas about rye'));
    });

    it('has the fields of the specification', async () => {
      const { body } = await agent.call('GET', `/agent/ideas?agent_id=${uuid}`, viewer);
      expect(body).toHaveLength(3);
      const text = expect.stringMatching(/./);
      const whole = expect.any(Number);
      expect(body[0]).toEqual({
        id: ids[2],
        idea_id: ids[2],
        agent_id: uuid,
        title: text,
        hook: text,
        description: text,
        video_type: text,
        video_type_id: whole,
        status: 'generated',
        data: { run_id: text },
        created_at: text,
        production: null,
      });
    });

    it('cycles to a post and stays there', async () => {
      const cycle = () => agent.call('POST', `/agent/ideas/${ids[0]}/status`, editor);
      for (const status of ['approve_to_create', 'ready_for_review', 'approved_to_post', 'posted'])
        expect(await cycle()).toMatchObject({ status: 200, body: { id: ids[0], status } });
      expect(await cycle()).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error', error: expect.stringMatching(/^status /) },
      });
    });

    it.each(['change_idea', 'change_video', 'rejected'])('begins again after %s', async (status) => {
      expect(await agent.call('PUT', `/agent/ideas/${ids[1]}/status/${status}`, editor)).toMatchObject({
        status: 200,
        body: { status },
      });
      const { body } = await agent.call('GET', `/agent/ideas?agent_id=${uuid}&status=${status}`, editor);
      expect(body.map(({ id }) => id)).toEqual([ids[1]]);
      expect((await agent.call('POST', `/agent/ideas/${ids[1]}/status`, editor)).body).toMatchObject({
        status: 'generated',
      });
    });

    it('is announced when it is created or changes its status, and otherwise not', async () => {
      const known = agent.otherServices.agent(TEAM);
      const received: object[] = [];
      const listening = agent.otherServices.nats.subscribe('evt.agent.idea.>', {
        callback: (_error, message) => {
          const news = message.json<{ agent_id: number }>();
          if (news.agent_id === known.id) received.push({ subject: message.subject, ...news });
        },
      });
      const { run_id, idea_ids } = await talk(known.uuid, 'Give me two ideas about hops');
      const position = { organization_id: TEAM, agent_id: known.id };
      const created = { subject: ideaCreated.subject, ...position, run_id, ids: idea_ids };
      await eventually(() => expect(received).toEqual([created]));
      const [id] = idea_ids;
      for (const status of ['rejected', 'rejected', 'posted'])
        await agent.call('PUT', `/agent/ideas/${id}/status/${status}`, editor);
      const moved = { subject: ideaStatusChanged.subject, ...position, id };
      await eventually(() =>
        expect(received).toEqual([
          created,
          { ...moved, from: 'generated', to: 'rejected' },
          { ...moved, from: 'rejected', to: 'posted' },
        ]),
      );
      listening.unsubscribe();
    });

    it('becomes posted when a post of its agent is published, not of another agent', async () => {
      const known = agent.otherServices.agent(TEAM);
      const { idea_ids } = await talk(known.uuid, 'Give me two ideas about spelt');
      const live = (agentId: number, idea_id?: number) =>
        agent.otherServices.publish(postPublished, {
          ...{ organization_id: TEAM, agent_id: agentId, post_id: 1, status: 'success' },
          ...(idea_id === undefined ? {} : { idea_id }),
        });
      await live(known.id + 1_000, idea_ids[0]);
      await live(known.id);
      await live(known.id, idea_ids[1]);
      await live(known.id, idea_ids[1]);
      const statuses = async () =>
        Object.fromEntries(
          (await agent.call('GET', `/agent/ideas?agent_id=${known.uuid}`, editor)).body.map(
            (idea: { id: number; status: string }) => [idea.id, idea.status],
          ),
        );
      await eventually(async () =>
        expect(await statuses()).toEqual({ [idea_ids[0]!]: 'generated', [idea_ids[1]!]: 'posted' }),
      );
    });

    it('moves one step per cycle, also in a race', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => agent.call('POST', `/agent/ideas/${ids[2]}/status`, editor)),
      );
      const moves = answers.filter(({ status }) => status === 200).map(({ body }) => body.status);
      expect(new Set(moves).size).toBe(moves.length);
      for (const { status, body } of answers)
        if (status !== 200) expect(['conflict', 'validation_error']).toContain(body.error_code);
    });

    it('rejects unknown values and unauthorized callers', async () => {
      const path = `/agent/ideas/${ids[1]}/status` as const;
      expect(await agent.call('PUT', `${path}/archived`, editor)).toMatchObject({
        status: 422,
        body: { error: expect.stringMatching(/^status must be one of/) },
      });
      expect(await agent.call('GET', `/agent/ideas?agent_id=${uuid}&status=archived`, editor)).toMatchObject({
        status: 422,
      });
      expect(await agent.call('GET', '/agent/ideas', editor)).toMatchObject({
        status: 422,
        body: { error: 'agent_id is required' },
      });
      expect(await agent.call('POST', path, viewer)).toMatchObject({ status: 403, body: { error_code: 'forbidden' } });
      expect(await agent.call('PUT', `${path}/rejected`, outsider)).toMatchObject({
        status: 404,
        body: { error_code: 'not_found' },
      });
      for (const unknown of ['0', 'none', '999999'])
        expect((await agent.call('POST', `/agent/ideas/${unknown}/status`, editor)).status).toBe(404);
    });
  });

  describe('an agent', () => {
    it('is requested from base once and then known by both ids', async () => {
      const { id, uuid } = agent.otherServices.agent(TEAM);
      const before = agent.otherServices.requested.get(findAgent.subject) ?? 0;
      for (const ref of [uuid, id, uuid.toUpperCase(), String(id)])
        expect((await agent.call('GET', `/agent/ideas?agent_id=${ref}`, editor)).status).toBe(200);
      expect(agent.otherServices.requested.get(findAgent.subject)).toBe(before + 1);
    });

    it('passes its new name to its runs', async () => {
      const known = agent.otherServices.agent(TEAM, 'Before');
      await talk(known.uuid, 'Write a title');
      await agent.otherServices.publish(agentUpdated, { ...known, name: 'After' });
      const db = agent.http.get(Database, { strict: false });
      await eventually(async () =>
        expect(await db.manager.query(`SELECT name FROM known_agent WHERE id = $1`, [known.id])).toEqual([
          { name: 'After' },
        ]),
      );
    });

    it('hides its records and ends its runs when it is deleted', async () => {
      const known = agent.otherServices.agent(TEAM);
      const { run_id, conversation_id, idea_ids } = await talk(known.uuid, 'Give me an idea about oats');
      await agent.injectFault('timeout');
      const { body: running } = await agent.call('POST', '/agent/run', editor, {
        message: 'Write a title',
        agent_id: known.uuid,
      });
      await agent.otherServices.publish(agentDeleted, { id: known.id, uuid: known.uuid, organization_id: TEAM });
      await eventually(async () => expect((await agent.call('GET', `/agent/runs/${run_id}`, editor)).status).toBe(404));
      for (const path of [`/agent/conversations/${conversation_id}`, `/agent/runs/${running.run_id}`])
        expect((await agent.call('GET', path, editor)).status).toBe(404);
      expect((await agent.call('POST', `/agent/ideas/${idea_ids[0]}/status`, editor)).status).toBe(404);
      expect((await agent.call('GET', `/agent/ideas?agent_id=${known.id}`, editor)).body).toMatchObject({
        error_code: 'agent_not_found',
      });
      await eventually(() =>
        expect(agent.otherServices.movements(`run:${running.run_id}`)).toEqual(['hold', 'release']),
      );
      await request('DELETE', `${agent.sandbox.url}/faults`);
    });
  });

  it('leaves no row of a deleted organization', async () => {
    const organizationId = 77;
    const owner = agent.otherServices.member(organizationId, 'owner');
    const known = agent.otherServices.agent(organizationId);
    await talk(known.uuid, 'Give me two ideas about barley', undefined, owner);
    await agent.otherServices.publish(organizationDeleted, {
      id: organizationId,
      agents: [{ id: known.id, uuid: known.uuid, organization_id: organizationId }],
    });
    const db = agent.http.get(Database, { strict: false });
    const counted = `SELECT (SELECT count(*) FROM conversation WHERE organization_id = $1) + (SELECT count(*) FROM run WHERE organization_id = $1)
                          + (SELECT count(*) FROM idea WHERE organization_id = $1) AS rows`;
    await eventually(async () => expect(await db.manager.query(counted, [organizationId])).toEqual([{ rows: 0 }]));
    expect(await agent.call('GET', `/agent/ideas?agent_id=${known.id}`, owner)).toMatchObject({
      status: 422,
      body: { error_code: 'agent_not_found' },
    });
  });

  it('has no conversation for an unknown id', async () => {
    expect((await agent.call('GET', `/agent/conversations/${newUuid()}`, editor)).status).toBe(404);
  });

  describe('trends', () => {
    it('are the posts of watched sources at core, page by page', async () => {
      const { uuid, id } = agent.otherServices.agent(TEAM);
      const list = (query: string, key = viewer) => agent.call('GET', `/agent/trends?agent_id=${query}`, key);
      expect(await list(uuid)).toMatchObject({ status: 200, body: [] });
      agent.otherServices.trends.set(
        id,
        Array.from({ length: 21 }, (_, n) => trend(n + 1)),
      );
      const { body } = await list(String(id));
      expect(body).toHaveLength(20);
      expect(body[0]).toEqual(trend(1));
      expect((await list(`${uuid}&page=2&days=7`)).body).toEqual([trend(21)]);
      for (const wrong of ['days=0', 'days=366', 'page=0', 'page=101'])
        expect(await list(`${uuid}&${wrong}`)).toMatchObject({
          status: 422,
          body: { error: expect.stringContaining(wrong.split('=')[0]!) },
        });
      expect(await list(uuid, outsider)).toMatchObject({ status: 422, body: { error_code: 'agent_not_found' } });
    });
  });

  describe('the profile in three sections', () => {
    const SECTIONS = {
      identity: { name: 'Rye', description: 'Bread, slowly', use_character: true, persona: 'A baker of few words' },
      voice: {
        vendor_a_api_key: 'key-of-the-vendor-1234',
        default_voice: { id: 'v1', name: 'Ada', provider: 'public' },
      },
      brand: {
        brand_name: 'Rye & Co',
        description: 'Bread',
        goal: 'More bakers',
        keywords: ['rye', 'sourdough'],
        target_platforms: ['shortvideo'],
        linked_accounts: [{ handle: '@rye', platform: 'shortvideo' }],
        content_idea_preferences: 'Nothing with sugar',
        onboarding_status: 'done',
      },
    };
    const profile = callAs('agent', (key: string = editor) => ({ url: agent.url, key, root: '/agent/profile' }));

    it('combines base, core and preferences, and is changed there', async () => {
      const { uuid, id } = agent.otherServices.agent(TEAM);
      expect((await profile('GET', `?agent_id=${id}`, undefined, viewer)).body).toEqual({
        agent_id: uuid,
        identity: { name: 'Calm Mornings', description: '', avatar_url: null, use_character: false, persona: null },
        voice: { vendor_a_api_key: null, default_voice: null },
        brand: {
          ...{ brand_name: null, description: null, goal: null, keywords: [], target_platforms: [] },
          ...{ linked_accounts: [], content_idea_preferences: null, onboarding_status: null },
        },
      });
      const whole = { agent_id: uuid, ...SECTIONS };
      const shown = {
        ...whole,
        identity: { ...SECTIONS.identity, avatar_url: null },
        voice: { ...SECTIONS.voice, vendor_a_api_key: '…1234' },
      };
      expect(await profile('POST', '', whole)).toMatchObject({ status: 200, body: shown });
      expect(agent.owners.calls.at(-1)!.headers).toMatchObject({
        'x-api-key': editor,
        'x-forwarded-for': '127.0.0.1',
        traceparent: expect.stringMatching(/^00-/),
      });
      const changes = { identity: { persona: null }, brand: { keywords: ['oats'], goal: null } };
      expect((await profile('PUT', `?agent_id=${uuid}`, changes)).body).toEqual({
        ...shown,
        identity: { ...shown.identity, persona: null },
        brand: { ...shown.brand, keywords: ['oats'], goal: null },
      });
      expect((await agent.call('GET', `/agent/preferences?agent_id=${uuid}`, viewer)).body).toEqual({
        content_idea_preferences: 'Nothing with sugar',
      });
      expect((await profile('DELETE', `?agent_id=${uuid}`)).status).toBe(204);
      expect((await profile('GET', `?agent_id=${uuid}`)).body).toMatchObject({
        identity: { name: 'Rye', use_character: true },
        voice: shown.voice,
        brand: { brand_name: null, keywords: [], linked_accounts: [], content_idea_preferences: null },
      });
    });

    it('accepts what it returned, and preserves what it does not show', async () => {
      const { uuid, id } = agent.otherServices.agent(TEAM);
      const core = async () => (await fetch(`${agent.owners.addresses.CORE_URL}/agents/${id}/core`)).json();
      const accounts = [
        { id: 3, url: 'https://www.tiktok.com/@rye', platform: 'shortvideo', display_name: 'Rye & Co' },
        { id: 4, url: 'https://rye.example', platform: null, display_name: null },
      ];
      const monitored = [{ handle: '@bakers', item_type: 'account' }];
      await fetch(`${agent.owners.addresses.CORE_URL}/agents/${id}/core`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ linked_accounts: accounts, monitored, keywords: ['rye'] }),
      });
      await profile('PUT', `?agent_id=${uuid}`, { voice: { vendor_a_api_key: 'key-of-the-vendor-1234' } });
      const { body: shown } = await profile('GET', `?agent_id=${uuid}`);
      expect(shown.brand.linked_accounts).toEqual([
        { handle: '@rye', platform: 'shortvideo' },
        { handle: 'rye.example', platform: null },
      ]);
      expect(await profile('PUT', '', shown)).toMatchObject({ status: 200, body: shown });
      expect(await core()).toMatchObject({
        linked_accounts: accounts,
        monitored: [...monitored, { handle: 'rye', item_type: 'keyword' }],
      });
      expect((await profile('DELETE', '', { agent_id: uuid })).status).toBe(204);
      expect(await core()).toMatchObject({ linked_accounts: [], keywords: [], monitored });
    });

    it('reports a wrong vendor key like base', async () => {
      const { uuid } = agent.otherServices.agent(TEAM);
      expect(await profile('PUT', '', { agent_id: uuid, voice: { vendor_a_api_key: 'wrong' } })).toMatchObject({
        status: 422,
        body: { error_code: 'invalid_api_key', error: 'vendor_a_api_key is refused by the vendor' },
      });
    });

    it('takes a picture from public addresses only', async () => {
      const { uuid } = agent.otherServices.agent(TEAM);
      const show = (avatar_url: string) => profile('PUT', `?agent_id=${uuid}`, { identity: { avatar_url } });
      expect(await show('http://127.0.0.1:9/inside.png')).toMatchObject({
        status: 422,
        body: { error: expect.stringMatching(/^identity\.avatar_url /) },
      });
      expect((await show(`${agent.sandbox.url}/files/200`)).body.identity.avatar_url).toBe(
        'http://upload.test/media/new.png',
      );
      expect(agent.owners.calls.findLast(({ method }) => method === 'PATCH')!.body).toContain(
        'name="agent[agent_avatars_attributes][0][is_primary]"',
      );
      const calls = agent.owners.calls.length;
      await show('http://upload.test/media/new.png');
      expect(agent.owners.calls.slice(calls).filter(({ method }) => method === 'PATCH')).toEqual([]);
    });

    it.each([
      [{ identity: { name: 'Taken' } }, 'agent.name is taken'],
      [{ voice: { default_voice: { id: 'gone' } } }, 'voice: there is no such voice'],
      [{ identity: { use_character: 'perhaps' } }, 'identity.use_character'],
      [{ brand: { linked_accounts: [{ handle: 'rye' }] } }, 'brand.linked_accounts.0.platform'],
      [{ brand: { target_platforms: ['radio'] } }, 'brand.target_platforms'],
      [{ voice: 'loud' }, 'voice'],
    ])('rejects %j and says why', async (body, why) => {
      const { uuid } = agent.otherServices.agent(TEAM);
      expect(await profile('PUT', '', { agent_id: uuid, ...body })).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error', error: expect.stringContaining(why) },
      });
    });

    it('requires an agent id, and finds no foreign agents', async () => {
      const { uuid } = agent.otherServices.agent(TEAM);
      expect(await profile('PUT', '', {})).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
      expect(await profile('POST', '', { agent_id: uuid }, outsider)).toMatchObject({
        status: 422,
        body: { error_code: 'agent_not_found' },
      });
      expect(await profile('PUT', `?agent_id=${uuid}`, {}, viewer)).toMatchObject({ status: 403 });
    });
  });
});
