import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newUuid } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { eventually } from '@reelsheet/testing';
import { AgentUnderTest } from './harness.js';

const STUDIO = 1;
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

describe('runs', () => {
  let agent: AgentUnderTest;
  let editor: string;
  let uuid: string;
  let id: number;

  beforeAll(async () => {
    agent = await AgentUnderTest.start();
    await agent.boot('worker');
    editor = agent.neighbours.member(STUDIO, 'editor');
    ({ uuid, id } = agent.neighbours.agent(STUDIO));
    agent.neighbours.core = CORE;
  });
  afterAll(() => agent.stop());

  const run = (message: string, more: object = {}) =>
    agent.call('POST', '/agent/run', editor, { message, agent_id: uuid, ...more });

  it('turns a request for ideas into stored ideas and an answer', async () => {
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
    expect(ended.messages[1].content).toContain(ideas[0].title);
  });

  it('charges what the text cost, once, and gives the rest back', async () => {
    const { body } = await run('Give me two ideas about evening tea');
    const { cost } = await agent.ended(body.run_id, editor);
    expect(cost).toBeGreaterThan(0);
    const reference = `run:${body.run_id}`;
    await eventually(() => expect(agent.neighbours.movements(reference)).toEqual(['hold', 'capture']));
    expect(agent.neighbours.book.filter((movement) => movement.reference === reference)[1]).toMatchObject({
      amount: Math.round(cost * 1e6),
    });
  });

  it('speaks with the brand and personality of the agent, and without them where core is away', async () => {
    const withCore = await run('Write a caption', { debug: true });
    const [briefing] = (await agent.ended(withCore.body.run_id, editor)).steps;
    expect(briefing.messages[0].content).toMatch(/Calm Mornings.*\n.*Dawn[^]*Warm and dry/);
    agent.neighbours.core = null;
    const without = await run('Write a caption', { debug: true });
    const ended = await agent.ended(without.body.run_id, editor);
    expect(ended.status).toBe('completed');
    expect(ended.steps[0].messages[0].content).not.toContain('Dawn');
    agent.neighbours.core = CORE;
  });

  it('continues a conversation with what was said before', async () => {
    const first = await run('Write a title about green tea');
    await agent.ended(first.body.run_id, editor);
    const second = await run('Write a hook about it', {
      conversation_id: first.body.conversation_id.toUpperCase(),
      debug: true,
    });
    expect(second.body.conversation_id).toBe(first.body.conversation_id);
    const { steps } = await agent.ended(second.body.run_id, editor);
    expect(steps[0].messages.map(({ role }: { role: string }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
    const { body } = await agent.call('GET', `/agent/conversations/${first.body.conversation_id}/runs`, editor);
    expect(body.runs.map(({ run_id }: { run_id: string }) => run_id)).toEqual([second.body.run_id, first.body.run_id]);
  });

  it('shows its progress to whoever holds the token, until it ends', async () => {
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

  it('shows it until an hour after the end, and for a day at most', async () => {
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

  it('tells nobody without the token', async () => {
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

  it('fails with a reason and gives the credits back when the vendor refuses', async () => {
    await agent.misbehave('reject');
    const { body } = await run('Write a title about stones');
    expect(await agent.ended(body.run_id, editor)).toMatchObject({
      status: 'failed',
      error: 'The text vendor refused the content',
      messages: [{ role: 'user' }],
    });
    await eventually(() => expect(agent.neighbours.movements(`run:${body.run_id}`)).toEqual(['hold', 'release']));
  });

  it('refuses a run that cannot be paid, and leaves nothing of it', async () => {
    const { balance } = agent.neighbours;
    agent.neighbours.balance = 0;
    const before = (await agent.call('GET', '/agent/conversations', editor)).body.conversations.length;
    expect(await run('Write a title')).toMatchObject({
      status: 422,
      body: { error_code: 'insufficient_credits_for_job' },
    });
    expect((await agent.call('GET', '/agent/conversations', editor)).body.conversations).toHaveLength(before);
    agent.neighbours.balance = balance;
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
    ['no agent', { agent_id: undefined }, 422, /^agent_id /],
    ['an unknown agent', { agent_id: newUuid() }, 422, /Agent not found/],
    ['a malformed agent', { agent_id: { id: 1 } }, 422, /Agent not found/],
  ])('refuses %s', async (_, change, status, error) => {
    expect(await run('Write a title', change)).toMatchObject({ status, body: { error: expect.stringMatching(error) } });
  });

  it('refuses half a character, which no table could hold', async () => {
    expect(await run('Write a title about \ud83d owls')).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(/Unicode/) },
    });
    expect(await run('Write a title', { context: { note: '\udc00' } })).toMatchObject({ status: 422 });
  });

  it('takes the longest message and the integer id of the agent', async () => {
    expect(
      (await run('x'.repeat(20_000), { agent_id: id, conversation_id: null, attachments: null, context: null })).status,
    ).toBe(202);
  });

  it('keeps strangers out and lets viewers only look', async () => {
    const stranger = agent.neighbours.member(2, 'owner');
    const viewer = agent.neighbours.member(STUDIO, 'viewer');
    const { body } = await run('Write a title about doors');
    expect(await agent.call('POST', '/agent/run', stranger, { message: 'Hello', agent_id: uuid })).toMatchObject({
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
      expect(await agent.call('GET', path, stranger)).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    }
  });
});
