import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newUuid } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { eventually } from '@reelsheet/testing';
import { EventSource } from 'undici';
import { AgentUnderTest } from './harness.js';
import { trend } from './other-services.js';

const TEAM = 1;
const LIST = newUuid();
const query = (filters: object) => ({
  context: { watchlist_query: { watchlist_id: LIST, question: 'Top videos?', ...filters } },
});
const CORE = {
  brand_name: 'Dawn',
  description: 'Slow living for busy people',
  goal: null,
  identity_type: null,
  personality: 'Warm and dry',
  keywords: ['calm', 'morning'],
  research_topics: [],
  target_platforms: [],
};

type Run = Awaited<ReturnType<AgentUnderTest['ended']>>;

/** Returns the messages that a run's first step sent to the model; the run needs `debug: true`. */
function messagesOf(steps: Run['steps']): { role: string; content: string }[] {
  const { messages } = steps![0]!.output;
  return messages as { role: string; content: string }[];
}

describe('runs', () => {
  let agent: AgentUnderTest;
  let editor: string;
  let uuid: string;
  let id: number;

  beforeAll(async () => {
    agent = await AgentUnderTest.start();
    await agent.boot('worker');
    editor = agent.otherServices.member(TEAM, 'editor');
    ({ uuid, id } = agent.otherServices.agent(TEAM));
    agent.otherServices.core = CORE;
    const posts = Array.from({ length: 30 }, (_, index) => trend(index + 1, index === 0 ? 'dawn' : 'rye'));
    agent.otherServices.watchlists.set(LIST, { agentId: id, posts });
    agent.otherServices.trends.set(id, posts);
  });
  afterAll(() => agent.stop());

  const run = (message: string, more: object = {}) =>
    agent.call('POST', '/agent/run', editor, { message, agent_id: uuid, ...more });

  it('turn a request for ideas into stored ideas and an answer', async () => {
    const started = await run('Give me four ideas about morning routines');
    expect(started).toMatchObject({
      status: 202,
      body: {
        status: 'running',
        progress_stream_url: expect.stringContaining(`/agent/runs/${started.body.run_id}/progress?token=`),
      },
    });
    const ended = await agent.ended(started.body.run_id, editor);
    expect(ended).toMatchObject({
      conversation_id: started.body.conversation_id,
      agent_id: uuid,
      status: 'completed',
      error: null,
      ideas_created: 4,
      messages: [{ role: 'user', content: 'Give me four ideas about morning routines' }, { role: 'assistant' }],
    });
    const ideas = (await agent.call('GET', `/agent/ideas?agent_id=${id}`, editor)).body;
    expect(ideas.map((idea: { id: number }) => idea.id).reverse()).toEqual(ended.idea_ids);
    expect(ended.messages[1]!.content).toContain(ideas[0]!.title);
  });

  it('charge what the text cost, once, and release the rest', async () => {
    const { body } = await run('Give me two ideas about evening tea');
    const { cost } = await agent.ended(body.run_id, editor);
    expect(cost).toBeGreaterThan(0);
    const reference = `run:${body.run_id}`;
    await eventually(() => expect(agent.otherServices.movements(reference)).toEqual(['hold', 'capture']));
    expect(agent.otherServices.creditMovements.filter((movement) => movement.reference === reference)[1]).toMatchObject(
      {
        amount: Math.round(cost! * 1e6),
      },
    );
  });

  it('use brand and personality of the agent, and work without them if core is unavailable', async () => {
    const withCore = await run('Write a caption', { debug: true });
    const { steps } = await agent.ended(withCore.body.run_id, editor);
    expect(messagesOf(steps)[0]!.content).toMatch(/Calm Mornings.*\n.*Dawn[^]*Warm and dry/);
    agent.otherServices.core = null;
    const without = await run('Write a caption', { debug: true });
    const ended = await agent.ended(without.body.run_id, editor);
    expect(ended.status).toBe('completed');
    expect(messagesOf(ended.steps)[0]!.content).not.toContain('Dawn');
    agent.otherServices.core = CORE;
  });

  it('continue a conversation with its earlier messages', async () => {
    const first = await run('Write a title about green tea');
    await agent.ended(first.body.run_id, editor);
    const second = await run('Write a hook about it', {
      conversation_id: first.body.conversation_id.toUpperCase(),
      debug: true,
    });
    expect(second.body.conversation_id).toBe(first.body.conversation_id);
    const { steps } = await agent.ended(second.body.run_id, editor);
    expect(messagesOf(steps).map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    const { body } = await agent.call('GET', `/agent/conversations/${first.body.conversation_id}/runs`, editor);
    expect(body.runs.map(({ run_id }) => run_id)).toEqual([second.body.run_id, first.body.run_id]);
  });

  it('show their progress to holders of the token until they end', async () => {
    const { body } = await run('Give me three ideas about bread');
    const events = await fetch(body.progress_stream_url.replace('http://127.0.0.1:9/v1', agent.url));
    expect(events.headers.get('content-type')).toBe('text/event-stream');
    const states = (await events.text())
      .split('\n\n')
      .filter((event) => event.startsWith('data: '))
      .map((event) => JSON.parse(event.slice(6)));
    for (const state of states) expect(Object.keys(state)).toEqual(['status', 'plan', 'thinking', 'messages']);
    const last = states.at(-1);
    expect(last).toMatchObject({ status: 'completed', messages: [{ role: 'assistant' }] });
    expect(last.plan.map(({ number, done }: { number: number; done: boolean }) => [number, done])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, true],
    ]);
    expect(last.thinking.at(-1)).toBe('Proposed 3 ideas');
  });

  it('can be followed by an EventSource, which sees the end once, early or late', async () => {
    const { body } = await run('Give me two ideas about oats');
    const address = body.progress_stream_url.replace('http://127.0.0.1:9/v1', agent.url);
    const follow = async () => {
      const source = new EventSource(address, { node: { reconnectionTime: 50 } });
      const seen: { status: string }[] = [];
      source.onmessage = ({ data }) => seen.push(JSON.parse(data));
      await eventually(() => expect(source.readyState).toBe(EventSource.CLOSED));
      return seen.map(({ status }) => status);
    };
    const early = await follow();
    expect(early.filter((status) => status !== 'running')).toEqual(['completed']);
    expect(await follow()).toEqual(['completed']);
    const again = await fetch(address, { headers: { 'last-event-id': 'end' } });
    expect([again.status, await again.text()]).toEqual([204, '']);
  });

  it('can be followed at another replica when the first one is gone', async () => {
    const other = await (await agent.boot('http')).getUrl();
    let replica = new URL(agent.url).port;
    const followers = new Set<Socket>();
    const balancer = createServer((follower) => {
      const upstream = connect(Number(replica), '127.0.0.1');
      followers.add(follower);
      follower.pipe(upstream).pipe(follower);
      follower.on('error', () => undefined).on('close', () => upstream.destroy());
      upstream.on('error', () => follower.destroy());
    }).listen(0, '127.0.0.1');
    await once(balancer, 'listening');
    const { body } = await run('Generate the cells of the vidsheet', { context: { vidsheet_id: 5 } });
    const { port } = balancer.address() as AddressInfo;
    const address = body.progress_stream_url.replace('127.0.0.1:9', `127.0.0.1:${port}`);
    const source = new EventSource(address, { node: { reconnectionTime: 50 } });
    const seen: { status: string; thinking: string[] }[] = [];
    source.onmessage = ({ data }) => seen.push(JSON.parse(data));
    await eventually(() => expect(seen.at(-1)?.thinking.at(-1)).toMatch(/^Waiting for your approval/));
    replica = new URL(other).port;
    for (const follower of followers) follower.destroy();
    await agent.call('POST', `/agent/runs/${body.run_id}/approve`, editor, { approved: false });
    await eventually(() => expect(source.readyState).toBe(EventSource.CLOSED), { timeout: 15_000 });
    expect(seen.at(-1)).toMatchObject({ status: 'completed', messages: [{ role: 'assistant' }] });
    balancer.close();
  });

  it('show their progress until an hour after the end, and for a day at most', async () => {
    const { body } = await run('Write a title about rivers');
    await agent.ended(body.run_id, editor);
    const db = agent.http.get(Database);
    const progress = async () =>
      (await fetch(body.progress_stream_url.replace('http://127.0.0.1:9/v1', agent.url))).status;
    const move = (change: string) => db.manager.query(`UPDATE run SET ${change} WHERE id = $1`, [body.run_id]);
    expect(await progress()).toBe(200);
    await move(`updated_at = now() - interval '61 minutes'`);
    expect(await progress()).toBe(401);
    await move(`updated_at = now(), created_at = now() - interval '25 hours'`);
    expect(await progress()).toBe(401);
  });

  it('show nothing without the token', async () => {
    const { body } = await run('Write a title about rain');
    for (const query of ['?token=guess', '?token=', '']) {
      expect([401, 422]).toContain(
        (await agent.call('GET', `/agent/runs/${body.run_id}/progress${query}`, editor)).status,
      );
    }
    const other = await run('Write a title about snow');
    const token = new URL(other.body.progress_stream_url).searchParams.get('token');
    expect((await agent.call('GET', `/agent/runs/${body.run_id}/progress?token=${token}`)).status).toBe(401);
    await Promise.all([body, other.body].map(({ run_id }) => agent.ended(run_id, editor)));
  });

  it('fail with a reason and release the credits when the vendor rejects the request', async () => {
    await agent.injectFault('reject');
    const { body } = await run('Write a title about stones');
    expect(await agent.ended(body.run_id, editor)).toMatchObject({
      status: 'failed',
      error: 'The text vendor refused the content',
      messages: [{ role: 'user' }],
    });
    await eventually(() => expect(agent.otherServices.movements(`run:${body.run_id}`)).toEqual(['hold', 'release']));
  });

  it('are rejected without credits and leave nothing behind', async () => {
    const { balance } = agent.otherServices;
    agent.otherServices.balance = 0;
    const before = (await agent.call('GET', '/agent/conversations', editor)).body.conversations.length;
    expect(await run('Write a title')).toMatchObject({
      status: 422,
      body: { error_code: 'insufficient_credits_for_job' },
    });
    expect((await agent.call('GET', '/agent/conversations', editor)).body.conversations).toHaveLength(before);
    agent.otherServices.balance = balance;
  });

  it.each([
    ['no message', { message: undefined }, 422, /^message /],
    ['a blank message', { message: ' \n ' }, 422, /^message /],
    ['a message that is too long', { message: 'x'.repeat(20_001) }, 422, /^message /],
    ['a malformed conversation', { conversation_id: 'mine' }, 422, /^conversation_id /],
    ['an unknown conversation', { conversation_id: newUuid() }, 404, /Not found/],
    ['eleven attachments', { attachments: Array(11).fill({ filename: 'a' }) }, 422, /^attachments /],
    ['an attachment from inside', { attachments: [{ url: 'http://127.0.0.1/secret' }] }, 422, /^attachments\.0\.url /],
    ['a context that is no object', { context: 'x' }, 422, /^context /],
    ['a huge context', { context: { text: 'x'.repeat(10_001) } }, 422, /^context /],
    ['a debug that is no flag', { debug: 'maybe' }, 422, /^debug /],
    [
      'an attachment of nothing',
      { attachments: [{ filename: 'a' }] },
      422,
      /^attachments\.0 needs a signed_id or a url/,
    ],
    ['an upload that is not there', { attachments: [{ signed_id: 'x' }] }, 422, /^attachments\.0\.signed_id /],
    ['a query that is no object', { context: { watchlist_query: 7 } }, 422, /^context\.watchlist_query /],
    ['a query of no list', { context: { watchlist_query: { question: 'a' } } }, 422, /query\.watchlist_id is required/],
    ['a query without a question', query({ question: undefined }), 422, /^context\.watchlist_query\.question /],
    ['a blank question', query({ question: ' ' }), 422, /^context\.watchlist_query\.question /],
    ['days in words', query({ days: 'seven' }), 422, /^context\.watchlist_query\.days /],
    ['an unknown filter', query({ colour: 'red' }), 422, /^context\.watchlist_query\.colour /],
    ["nobody's watchlist", query({ watchlist_id: newUuid() }), 404, /Watchlist not found/],
    ['no agent', { agent_id: undefined }, 422, /^agent_id /],
    ['an unknown agent', { agent_id: newUuid() }, 422, /Agent not found/],
    ['a malformed agent', { agent_id: { id: 1 } }, 422, /Agent not found/],
  ])('rejects %s', async (_, change, status, error) => {
    expect(await run('Write a title', change)).toMatchObject({ status, body: { error: expect.stringMatching(error) } });
  });

  it('reject an unpaired surrogate', async () => {
    expect(await run('Write a title about \ud83d owls')).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(/Unicode/) },
    });
    expect(await run('Write a title', { context: { note: '\udc00' } })).toMatchObject({ status: 422 });
  });

  it('accept the longest message and the integer id of the agent', async () => {
    expect(
      (await run('x'.repeat(20_000), { agent_id: id, conversation_id: null, attachments: null, context: null })).status,
    ).toBe(202);
  });

  describe('an action that spends or publishes', () => {
    const decide = (runId: string, approved: unknown, key = editor) =>
      agent.call('POST', `/agent/runs/${runId}/approve`, key, { approved });
    const actionKeysOf = (runId: string) =>
      [...agent.otherServices.performedActions]
        .filter(([key]) => key.startsWith(`run:${runId}:`))
        .map(([, deed]) => deed);
    const gated = async (message: string) => {
      const { body } = await run(message, { context: { vidsheet_id: 5 } });
      return agent.waiting(body.run_id, editor);
    };

    it.each([
      ['Generate the cells of the vidsheet', 'generate_cells', { kind: 'generate', vidsheet_id: 5 }, 3],
      ['Render the video of cell 12', 'render_video', { kind: 'render', vidsheet_id: 5, cell_id: 12 }, 0],
      ['Publish it on microblog', 'schedule_post', { kind: 'schedule_post', platforms: ['microblog'] }, 0],
    ])('waits for approval, and is done once then: %s', async (message, type, action, cost) => {
      const waiting = await gated(message);
      expect(waiting).toMatchObject({
        status: 'running',
        pending_action: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), type, summary: `To ${action.kind}`, cost },
      });
      const runId = waiting.run_id;
      expect(actionKeysOf(runId)).toEqual([]);
      const approver = agent.otherServices.member(TEAM, 'editor');
      expect(await decide(runId, true, approver)).toMatchObject({
        status: 200,
        body: { run_id: runId, pending_action: null },
      });
      const ended = await agent.ended(runId, editor);
      expect(ended).toMatchObject({ status: 'completed', pending_action: null, messages: [{}, { role: 'assistant' }] });
      expect(actionKeysOf(runId)).toMatchObject([
        { agent_id: id, user_id: agent.otherServices.people, action, gate_id: waiting.pending_action!.id },
      ]);
    });

    it('is skipped when somebody rejects it, and the run says so', async () => {
      const { run_id: runId } = await gated('Generate the cells of the vidsheet');
      expect((await decide(runId, false)).status).toBe(200);
      const ended = await agent.ended(runId, editor);
      expect([ended.status, actionKeysOf(runId)]).toEqual(['completed', []]);
      expect(ended.messages[1]!.content).toContain('skipped');
    });

    it('is decided once, by editors, of a run that waits for it', async () => {
      const { run_id: runId } = await gated('Generate the cells of the vidsheet');
      expect(await decide(runId, 'perhaps')).toMatchObject({
        status: 422,
        body: { error: expect.stringMatching(/^approved /) },
      });
      expect(await decide(runId, undefined)).toMatchObject({ status: 422 });
      expect(await decide(runId, true, agent.otherServices.member(TEAM, 'viewer'))).toMatchObject({ status: 403 });
      expect(await decide(runId, true, agent.otherServices.member(2, 'owner'))).toMatchObject({ status: 404 });
      const answers = await Promise.all([decide(runId, true), decide(runId, true), decide(runId, false)]);
      const [first, second, otherwise] = answers.map(({ status }) => status);
      const [made, other] = otherwise === 200 ? [[otherwise], [first, second]] : [[first, second], [otherwise]];
      // A decision that arrives after the other one was stored finds no gate.
      expect(made).toContain(200);
      for (const status of made) expect([200, 422]).toContain(status);
      for (const status of other) expect([409, 422]).toContain(status);
      await agent.ended(runId, editor);
      expect(await decide(runId, true)).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
    });

    it('ends with the conversation, charged for the text that the run used', async () => {
      const { run_id: runId, conversation_id } = await gated('Generate the cells of the vidsheet');
      expect((await agent.call('DELETE', `/agent/conversations/${conversation_id}`, editor)).status).toBe(204);
      await eventually(() => expect(agent.otherServices.movements(`run:${runId}`)).toEqual(['hold', 'capture']));
      expect((await decide(runId, true)).status).toBe(404);
      expect(actionKeysOf(runId)).toEqual([]);
    });

    it('needs no approval if it is free', async () => {
      const { body } = await run('Make a vidsheet about rye');
      expect((await agent.ended(body.run_id, editor)).status).toBe('completed');
      expect(actionKeysOf(body.run_id)).toMatchObject([{ user_id: 1, action: { kind: 'make_vidsheet' } }]);
    });

    it("returns base's error to the model, and the run continues", async () => {
      const { body } = await run('Generate the cells of vidsheet 404', { debug: true });
      const { status, steps } = await agent.ended(body.run_id, editor);
      expect(status).toBe('completed');
      expect(steps!.find(({ kind }: any) => kind === 'tool')!.output).toEqual({
        error: 'Not there',
      });
      expect(actionKeysOf(body.run_id)).toEqual([]);
    });
  });

  it('knows the vidsheet that the user works in', async () => {
    const { body } = await run('Write a title', { context: { vidsheet_id: 5 }, debug: true });
    const { steps } = await agent.ended(body.run_id, editor);
    const [system, data, order] = messagesOf(steps);
    expect(system).toMatchObject({ role: 'system', content: expect.not.stringContaining('Breads') });
    expect(data).toMatchObject({ role: 'user', content: expect.stringContaining('<material source="vidsheet 5">') });
    expect(data!.content).toContain('Breads');
    expect(order).toEqual({ role: 'user', content: 'Write a title' });
    for (const [vidsheet_id, status] of [
      ['5', 422],
      [0, 422],
      [404, 404],
    ])
      expect((await run('Write a title', { context: { vidsheet_id } })).status).toBe(status);
  });

  describe('a watchlist query', () => {
    const requested = async (message: string, more: object = {}) =>
      agent.ended((await run(message, { debug: true, ...more })).body.run_id, editor);

    it('that is typed needs no model, and its videos are shown on the run', async () => {
      const ended = await requested('What is on?', query({ days: 7, watchlist_id: LIST.toUpperCase() }));
      expect(ended).toMatchObject({
        status: 'completed',
        cost: 0,
        messages: [{ role: 'user' }, { role: 'assistant', content: 'Among 30 posts the first is by dawn' }],
        result: {
          kind: 'top_videos',
          summary: 'Among 30 posts the first is by dawn',
          filters: { question: 'Top videos?', days: 7, limit: 100 },
          groups: [],
        },
      });
      expect(ended.result!.videos).toHaveLength(30);
      expect(ended.result!.videos[0]).toEqual(trend(1, 'dawn'));
      expect(await agent.vendorCalls(ended.run_id)).toEqual([]);
      const { body } = await agent.call('GET', `/agent/conversations/${ended.conversation_id}/runs`, editor);
      expect(body.runs[0]).toMatchObject({ run_id: ended.run_id, result: null });
    });

    it('that is typed asks for a clarification if a filter is out of range', async () => {
      const ended = await requested('What is on?', query({ days: 366 }));
      expect(ended).toMatchObject({
        status: 'completed',
        messages: [{}, { content: 'How many days back shall I look?' }],
        result: null,
      });
    });

    it('in words becomes the filters that the words state', async () => {
      const ended = await requested(`What are the top 5 videos of the last 30 days in @list:${LIST}`);
      expect(ended).toMatchObject({ status: 'completed', result: { filters: { days: 30, limit: 5 } } });
      expect(ended.result!.videos).toHaveLength(5);
      expect(ended.messages[1]!.content).toContain('the first is by dawn');
      const [tool] = ended.steps!.filter(({ kind }: any) => kind === 'tool');
      expect(tool).toMatchObject({
        name: 'query_watchlist',
        input: { watchlist_id: LIST, days: 30, limit: 5 },
        output: { videos_found: 5 },
        cost: 0,
      });
      expect(ended.steps![1]).toMatchObject({ kind: 'answer', usage: { input: expect.any(Number) } });
      expect(ended.steps![1]!.cost).toBeGreaterThan(0);
      const sum = ended.steps!.reduce((all: number, { cost }: { cost: number }) => all + cost, 0);
      expect(sum).toBeCloseTo(ended.cost!, 6);
    });

    it('in words asks for a clarification too, and reports a missing list', async () => {
      const unclear = await requested(`What are the top videos of the last 400 days in @list:${LIST}`);
      expect(unclear.messages[1]!.content).toBe('How many days back shall I look?');
      const lost = await requested(`What is on in @list:${newUuid()}`);
      expect([lost.status, lost.result]).toEqual(['completed', null]);
      expect(lost.messages[1]!.content).toContain('did not work');
    });
  });

  it('reads attached files, and names those that it cannot read', async () => {
    const { url } = agent.sandbox;
    agent.otherServices.uploads.set('mine', {
      ...{ key: 'k', url: `${url}/mail`, filename: 'plan.json', content_type: 'application/json', byte_size: 2 },
      object_type: 'document',
      thumbnail_url: null,
    });
    const attachments = [
      { signed_id: 'mine' },
      { url: `${url}/files/404`, filename: 'gone.txt' },
      { url: 'https://files.example/film.mp4', content_type: 'video/mp4' },
    ];
    const { body } = await run('Write a title', { attachments, debug: true });
    const { steps, conversation_id } = await agent.ended(body.run_id, editor);
    const [system, reported] = messagesOf(steps);
    expect(system!.content).not.toContain('plan.json');
    const [, files] = /<material source="files that the user attached">\n(.*)\n<\/material>/.exec(reported!.content)!;
    expect(JSON.parse(files!)).toEqual([
      { filename: 'plan.json', contentType: 'application/json', url: `${url}/mail`, text: '[]' },
      { filename: 'gone.txt', url: `${url}/files/404`, unread: expect.stringContaining('404') },
      { contentType: 'video/mp4', url: 'https://files.example/film.mp4' },
    ]);
    const said = await agent.call('GET', `/agent/conversations/${conversation_id}`, editor);
    expect(said.body.messages[0]!.attachments[0]).toEqual({
      ...{ signed_id: 'mine', filename: 'plan.json', content_type: 'application/json', url: `${url}/mail` },
    });
  });

  it('researches a topic in a run of its own', async () => {
    const research = (topic?: string, ideas?: number) =>
      agent.call('POST', '/agent/research', editor, { agent_id: uuid, topic, ideas });
    const { status, body } = await research('sourdough');
    expect([status, body.status, typeof body.progress_stream_url]).toEqual([202, 'running', 'string']);
    const ended = await agent.ended(body.run_id, editor);
    expect([ended.status, ended.ideas_created > 0]).toEqual(['completed', true]);
    const two = await research('rye', 2);
    expect(await agent.ended(two.body.run_id, editor)).toMatchObject({ ideas_created: 2 });
    expect(await research('rye', 21)).toMatchObject({ status: 422, body: { error: expect.stringMatching(/^ideas /) } });
    for (const topic of [undefined, ' ', 'x'.repeat(501)])
      expect(await research(topic)).toMatchObject({ status: 422, body: { error: expect.stringMatching(/^topic /) } });
  });

  it('refines an idea, and leaves it unchanged on failure', async () => {
    const started = await run('Give me two ideas about rye');
    const [first] = (await agent.ended(started.body.run_id, editor)).idea_ids;
    const refine = (ideaId: number, instruction?: string) =>
      agent.call('POST', `/agent/ideas/${ideaId}/refine`, editor, { instruction });
    const refined = await refine(first!, 'Make it about oats');
    const changed = { id: first, data: { refined_by_run_id: expect.any(String) } };
    expect(refined).toMatchObject({ status: 200, body: changed });
    expect(JSON.stringify(refined.body)).toContain('oats');
    const together = await Promise.all([refine(first!, 'Make it about spelt'), refine(first!, 'Make it about emmer')]);
    expect(together.map(({ status }) => status)).toEqual([200, 200]);
    await agent.injectFault('reject');
    expect(await refine(first!, 'Again')).toMatchObject({ status: 502, body: { error_code: 'idea_not_refined' } });
    expect(await refine(first!, ' ')).toMatchObject({ status: 422 });
    expect((await refine(999_999, 'Again')).status).toBe(404);
  });

  it('includes the preferences for ideas', async () => {
    const path = `/agent/preferences?agent_id=${uuid}` as const;
    expect((await agent.call('GET', path, editor)).body).toEqual({ content_idea_preferences: null });
    const words = { content_idea_preferences: 'Nothing with sugar' };
    expect(await agent.call('PUT', path, editor, words)).toMatchObject({ status: 200, body: words });
    expect((await agent.call('GET', path, editor)).body).toEqual(words);
    const { body } = await run('Write a title', { debug: true });
    const { steps } = await agent.ended(body.run_id, editor);
    expect(messagesOf(steps)[0]!.content).toContain('Nothing with sugar');
    for (const wrong of [{}, { content_idea_preferences: 7 }, { content_idea_preferences: 'x'.repeat(10_001) }])
      expect(await agent.call('PUT', path, editor, wrong)).toMatchObject({
        status: 422,
        body: { error: expect.stringMatching(/^content_idea_preferences /) },
      });
    await agent.call('PUT', path, editor, { content_idea_preferences: null });
  });

  it('rejects outsiders and lets viewers only read', async () => {
    const outsider = agent.otherServices.member(2, 'owner');
    const viewer = agent.otherServices.member(TEAM, 'viewer');
    const { body } = await run('Write a title about doors');
    expect(await agent.call('POST', '/agent/run', outsider, { message: 'Hello', agent_id: uuid })).toMatchObject({
      status: 422,
      body: { error_code: 'agent_not_found' },
    });
    expect(await agent.call('POST', '/agent/run', viewer, { message: 'Hello', agent_id: uuid })).toMatchObject({
      status: 403,
      body: { error_code: 'forbidden' },
    });
    expect((await agent.call('GET', `/agent/runs/${body.run_id}`, viewer)).status).toBe(200);
    for (const path of [
      `/agent/runs/${body.run_id}`,
      '/agent/runs/none',
      `/agent/conversations/${body.conversation_id}/runs`,
    ]) {
      expect(await agent.call('GET', path, outsider)).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    }
  });
});
