import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommonErrors, DomainError, newUuid } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { eventually, request } from '@reelsheet/testing';
import { ConversationWriter } from '../src/conversations/conversation.writer.js';
import { StartFiring } from '../src/recurring-jobs/begin-firing.task.js';
import { FireRecurringJob } from '../src/recurring-jobs/fire-recurring-job.task.js';
import { FollowProduction } from '../src/recurring-jobs/productions/follow-production.task.js';
import { AgentUnderTest } from './harness.js';

const TEAM = 1;
const PRODUCTION = { take: 2, vidsheet_id: 12, weekly_credits: 100 };
const BODY = {
  ...{ job_type: 'produce_ideas', name: 'Rye', prompt: 'Give me two ideas about rye bread' },
  schedule: { cadence: 'daily', timezone: 'Europe/Berlin', time_of_day: '09:00' },
  delivery: { type: 'chat_only' },
  production: PRODUCTION,
};
const UNAVAILABLE = new DomainError(CommonErrors.unavailable);

let agent: AgentUnderTest;
let db: Database;
let editor: string;
let agentId: number;
let path: `/agents/${string}/recurring-jobs`;

beforeAll(async () => {
  agent = await AgentUnderTest.start();
  db = agent.http.get(Database, { strict: false });
  editor = agent.otherServices.member(TEAM, 'editor');
  agent.otherServices.allowMails(TEAM, 'rye@example.com');
});
afterAll(() => agent?.stop());
beforeEach(() => {
  const { id, uuid } = agent.otherServices.agent(TEAM);
  agentId = id;
  path = `/agents/${uuid}/recurring-jobs`;
  agent.otherServices.productionOrders.length = 0;
});

const task = <T>(type: abstract new (...values: any[]) => T): T => agent.http.get(type as never, { strict: false });

/** Stores ideas of the agent and returns their ids. */
async function ideas(count: number, status = 'approve_to_create'): Promise<number[]> {
  const rows: { id: string }[] = await db.manager.query(
    `INSERT INTO idea (organization_id, agent_id, run_id, title, hook, description, video_type, status, data)
     SELECT $1, $2, gen_random_uuid(), 'Title ' || n, 'Hook ' || n, 'About rye', 'story', $3, '{}'
     FROM generate_series(1, $4) AS n RETURNING id`,
    [TEAM, agentId, status, count],
  );
  return rows.map(({ id }) => Number(id));
}

const create = (change: object = {}, key = editor) => agent.call('POST', path, key, { ...BODY, ...change });
const make = async (production: object = {}, change: object = {}): Promise<string> =>
  (await create({ ...change, production: { ...PRODUCTION, ...production } })).body.id;
const get = async (id: string) => (await agent.call('GET', `${path}/${id}`, editor)).body;

/** Lets the job fire and returns the id of the run of the firing. */
async function fire(id: string): Promise<string> {
  await db.manager.query(`UPDATE recurring_job SET next_run_at = now() - interval '1 second' WHERE id = $1`, [id]);
  await task(FireRecurringJob).run({ recurringJobId: id });
  const [firing] = await db.manager.query(
    `SELECT run_id FROM recurring_job_firing WHERE recurring_job_id = $1 ORDER BY due_at DESC LIMIT 1`,
    [id],
  );
  return firing.run_id;
}
const start = (runId: string) => task(StartFiring).run({ runId });
const follow = (runId: string) => task(FollowProduction).run({ runId, checks: 0 });
/** Lets the job fire and order. */
async function order(id: string): Promise<string> {
  const runId = await fire(id);
  await start(runId);
  return runId;
}
const sentOrders = () =>
  agent.otherServices.productionOrders.map(({ key, max_credits, ideas: sent }) => ({
    ...{ key, max_credits },
    ideas: sent.map(({ id }) => id),
  }));
/** Returns the messages of the job's conversation. */
async function messages(id: string): Promise<{ role: string; content: string; run_id: string }[]> {
  const { conversation_id } = await get(id);
  if (!conversation_id) return [];
  return (await agent.call('GET', `/agent/conversations/${conversation_id}`, editor)).body.messages;
}

describe('a recurring job that makes videos of ideas', () => {
  it('is created, shown and changed with what it makes', async () => {
    const created = await create();
    expect(created).toMatchObject({
      status: 201,
      body: {
        job_type: 'produce_ideas',
        production: {
          ...{ take: 2, when_short: 'take_fewer', vidsheet_id: 12, template: null, columns: null },
          ...{ through: 'render', max_credits: null, weekly_credits: 100 },
        },
        ...{ last_outcome: null, last_production: null },
      },
    });
    const all = { take: 3, when_short: 'ask', template: 'default', columns: { title: 'A' }, through: 'post' };
    const production = { ...all, max_credits: 2.5, weekly_credits: 7 };
    expect(await agent.call('PATCH', `${path}/${created.body.id}`, editor, { production })).toMatchObject({
      status: 200,
      body: { production: { ...production, vidsheet_id: null } },
    });
    const shown = await get(created.body.id);
    const again = { production: shown.production };
    expect((await agent.call('PATCH', `${path}/${shown.id}`, editor, again)).body.production).toEqual(shown.production);
  });

  it.each<[object, RegExp]>([
    [{ production: undefined }, /^production is required/],
    [{ job_type: 'generate_content_ideas' }, /^production is only for/],
    [{ production: { ...PRODUCTION, take: 0 } }, /^production\.take /],
    [{ production: { ...PRODUCTION, take: 101 } }, /^production\.take /],
    [{ production: { ...PRODUCTION, when_short: 'wait' } }, /^production\.when_short /],
    [{ production: { ...PRODUCTION, vidsheet_id: undefined } }, /^production\.vidsheet_id is required/],
    [{ production: { ...PRODUCTION, template: 'default' } }, /^production\.vidsheet_id /],
    [{ production: { ...PRODUCTION, columns: {} } }, /^production\.columns /],
    [{ production: { ...PRODUCTION, columns: { title: -1 } } }, /^production\.columns\.title /],
    [{ production: { ...PRODUCTION, through: 'cells' } }, /^production\.through /],
    [{ production: { ...PRODUCTION, max_credits: 0 } }, /^production\.max_credits /],
    [{ production: { ...PRODUCTION, max_credits: 1.0000001 } }, /^production\.max_credits /],
    [{ production: { ...PRODUCTION, weekly_credits: undefined } }, /^production\.weekly_credits /],
    [{ production: { ...PRODUCTION, weekly_credits: 'many' } }, /^production\.weekly_credits /],
  ])('is rejected with %j', async (change, error) => {
    const rejection = { status: 422, body: { error_code: 'validation_error', error: expect.stringMatching(error) } };
    expect(await create(change)).toMatchObject(rejection);
    if (!('production' in change) || change.production === undefined) return;
    const id = await make();
    expect(await agent.call('PATCH', `${path}/${id}`, editor, change)).toMatchObject(rejection);
  });

  it('is no other job', async () => {
    const { body } = await create({ job_type: 'generate_content_ideas', production: undefined });
    expect(body.production).toBeNull();
    expect(await agent.call('PATCH', `${path}/${body.id}`, editor, { production: PRODUCTION })).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/^production is only for/) },
    });
  });

  it.each([
    [['read', 'write'], 'render', ['spend']],
    [['read', 'write', 'spend'], 'render', null],
    [['read', 'write', 'spend'], 'post', ['publish']],
    [['read', 'write', 'spend', 'publish'], 'post', null],
  ])('with a key of the scopes %j through %s lacks %j', async (scopes, through, missing_scopes) => {
    const key = agent.otherServices.member(TEAM, 'editor', scopes);
    const production = { ...PRODUCTION, through };
    const id = await make({ through });
    await agent.call('POST', `${path}/${id}/pause`, editor);
    const answers = [
      await create({ production }, key),
      await agent.call('PATCH', `${path}/${await make()}`, key, { production }),
      await agent.call('PATCH', `${path}/${id}`, key, { name: 'Other' }),
      await agent.call('POST', `${path}/${id}/resume`, key),
    ];
    const missing = { status: 403, body: { error_code: 'insufficient_scope', missing_scopes } };
    if (missing_scopes) expect(answers).toMatchObject([missing, missing, missing, missing]);
    else expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200]);
  });

  it('orders the oldest accepted ideas without a row, others each time, until none is left', async () => {
    await ideas(1, 'generated');
    const all = await ideas(3);
    const id = await make({ max_credits: 12.5, columns: { title: 'A' } });
    const runId = await order(id);
    expect(agent.otherServices.productionOrders).toMatchObject([
      {
        ...{ agent_id: agentId, target: { vidsheet_id: 12 }, through: 'render', columns: { title: 'A' } },
        ...{ key: runId, max_credits: 12.5 },
      },
    ]);
    expect(await get(id)).toMatchObject({
      ...{ last_outcome: 'begun', last_run_at: expect.any(String) },
      last_production: {
        ...{ vidsheet_id: 12, batch_id: expect.any(Number), status: 'running', spent: 0, max_credits: 12.5 },
        ideas: all.slice(0, 2).map((idea_id) => ({ idea_id, row_id: 1_000 + idea_id, reason: null })),
        error: null,
      },
    });
    await order(id);
    await order(id);
    expect(sentOrders().map((sent) => sent.ideas)).toEqual([all.slice(0, 2), all.slice(2)]);
    expect(await get(id)).toMatchObject({
      last_outcome: 'no_ideas',
      last_production: { ideas: [{ idea_id: all[2] }] },
    });
  });

  it('leaves out ideas of which no row can be made, so that they hold up no others', async () => {
    const all = await ideas(3);
    await db.manager.query(`UPDATE idea SET hook = 'Say {{A}}' WHERE id = $1`, [all[0]]);
    await db.manager.query(`UPDATE idea SET data = '{"ingredients": {"A": "Say {{B}}"}}' WHERE id = $1`, [all[1]]);
    await order(await make());
    expect(sentOrders().map((sent) => sent.ideas)).toEqual([[all[2]]]);
  });

  it('makes a new vidsheet of the template each time, named after the job and the date', async () => {
    await ideas(1);
    const id = await make({ vidsheet_id: null, template: 'default' });
    await order(id);
    const date = new Date().toISOString().slice(0, 10);
    expect(agent.otherServices.productionOrders[0]!.target).toEqual({ template: 'default', title: `Rye ${date}` });
  });

  it('orders once per firing, with the same ideas, however often it is interrupted', async () => {
    const [first] = await ideas(1);
    const id = await make();
    const runId = await fire(id);
    agent.otherServices.productionRejections.push(UNAVAILABLE);
    await expect(start(runId)).rejects.toThrow();
    expect((await get(id)).last_production).toMatchObject({ status: 'planned', ideas: [{ idea_id: first }] });
    await ideas(1);
    agent.otherServices.lostProductionAnswers = 1;
    await expect(start(runId)).rejects.toThrow();
    await Promise.all([start(runId), start(runId)]);
    await start(runId);
    expect(new Set(sentOrders().map((sent) => `${sent.key} ${sent.max_credits}`))).toEqual(new Set([`${runId} 100`]));
    expect(sentOrders().slice(0, 2)).toEqual(Array(2).fill({ key: runId, max_credits: 100, ideas: [first] }));
    expect(agent.otherServices.orderedBatches.get(runId)).toBeDefined();
    expect(await get(id)).toMatchObject({ last_outcome: 'begun', last_production: { status: 'running' } });
  });

  it('is followed though a later firing has seen its batch before it knew of it', async () => {
    const all = await ideas(2);
    const id = await make({ take: 1, weekly_credits: 50, max_credits: 20 });
    const runId = await fire(id);
    agent.otherServices.lostProductionAnswers = 1;
    await expect(start(runId)).rejects.toThrow();
    await order(id);
    await start(runId);
    expect(sentOrders().map((sent) => sent.ideas)).toEqual([[all[0]], [all[1]], []]);
    const followers = `SELECT FROM task WHERE kind = 'follow_production' AND key = $1`;
    expect(await db.execute(followers, [runId])).toBe(1);
  });

  it('takes no ideas that another order on its way has taken', async () => {
    const all = await ideas(2);
    const [id, other] = [await make({ take: 1 }), await make({ take: 1 })];
    const runId = await fire(id);
    agent.otherServices.productionRejections.push(UNAVAILABLE);
    await expect(start(runId)).rejects.toThrow();
    await order(other);
    await start(runId);
    expect(sentOrders().map((sent) => sent.ideas)).toEqual([[all[0]], [all[1]], [all[0]]]);
  });

  it('spends no more within seven days than its limit, whatever its batches may still spend', async () => {
    await ideas(6);
    const id = await make({ take: 1, max_credits: 6, weekly_credits: 15 });
    const [first, second] = [await order(id), await order(id)];
    await order(id);
    expect(sentOrders().map(({ max_credits }) => max_credits)).toEqual([6, 6]);
    expect(await get(id)).toMatchObject({ last_outcome: 'weekly_credits', status: 'active' });
    // One has ended: what it has not spent can be spent again. The other one may spend more since it was resumed.
    agent.otherServices.changeBatch(first, { status: 'completed', spent: 1.5 });
    agent.otherServices.changeBatch(second, { status: 'paused', max_credits: 9, spent: 4 });
    await order(id);
    expect(sentOrders()).toHaveLength(2);
    agent.otherServices.changeBatch(second, { status: 'stopped', held: 0 });
    await order(id);
    expect(sentOrders().map(({ max_credits }) => max_credits)).toEqual([6, 6, 6]);
    await order(id);
    expect((await get(id)).last_outcome).toBe('weekly_credits');
    await db.manager.query(
      `UPDATE recurring_production SET settled_at = settled_at - interval '7 days' WHERE run_id = $1`,
      [second],
    );
    await order(id);
    expect(sentOrders().map(({ max_credits }) => max_credits)).toEqual([6, 6, 6, 6]);
  });

  it.each<[string, DomainError, string, RegExp]>([
    ['without credits', new DomainError(CommonErrors.usableCreditRequired), 'no_credits', /credits/],
    [
      'with a plan that no row follows',
      new DomainError(CommonErrors.validation, 'post_plan.targets is'),
      'rejected',
      /^post_plan/,
    ],
    ['without access', new DomainError(CommonErrors.forbidden), 'forbidden', /role/],
  ])('has made nothing %s, and takes the same ideas next time', async (_, rejection, outcome, error) => {
    const all = await ideas(2);
    const id = await make({ weekly_credits: 5 });
    agent.otherServices.productionRejections.push(rejection);
    const runId = await order(id);
    const isReported = outcome === 'rejected';
    const followers = `SELECT FROM task WHERE kind = 'follow_production' AND key = $1`;
    expect(await db.execute(followers, [runId])).toBe(1);
    await follow(runId);
    expect(await get(id)).toMatchObject({
      last_outcome: outcome,
      last_production: { status: 'rejected', batch_id: null, error: expect.stringMatching(error), spent: 0 },
    });
    const contents = (await messages(id)).map(({ content }) => content);
    expect(contents).toEqual(isReported ? [expect.stringMatching(/^Nothing was made of 2 ideas: post_plan/)] : []);
    await order(id);
    expect(sentOrders()).toMatchObject([{}, { ideas: all, max_credits: 5 }]);
  });

  it('has the batch that an interrupted order has started, though it is rejected then', async () => {
    await ideas(1);
    const id = await make();
    const runId = await fire(id);
    agent.otherServices.lostProductionAnswers = 1;
    await expect(start(runId)).rejects.toThrow();
    agent.otherServices.productionRejections.push(new DomainError(CommonErrors.forbidden));
    await start(runId);
    expect(await get(id)).toMatchObject({ last_outcome: 'begun', last_production: { status: 'running' } });
  });

  it('has no batch if another order has taken its ideas before', async () => {
    const [idea] = await ideas(1);
    const id = await make();
    const runId = await fire(id);
    agent.otherServices.productionRejections.push(UNAVAILABLE);
    await expect(start(runId)).rejects.toThrow();
    agent.otherServices.ideaRows.set(idea!, { vidsheet_id: 9, row_id: 5 });
    await start(runId);
    await follow(runId);
    expect((await get(id)).last_production).toMatchObject({
      ...{ status: 'nothing_to_make', batch_id: null, spent: 0 },
      ideas: [{ idea_id: idea, reason: 'in_other_vidsheet' }],
    });
    expect(await messages(id)).toMatchObject([
      { content: expect.stringMatching(/^Nothing was left to make of 1 idea/) },
    ]);
  });

  it.each([
    ['pause', 0, 'withdrawn', 'rejected'],
    ['pause', 1, 'begun', 'running'],
  ] as const)(
    'ends an order on its way with %s, unless its batch has started (%i)',
    async (change, lost, outcome, status) => {
      await ideas(1);
      const id = await make();
      const runId = await fire(id);
      agent.otherServices.lostProductionAnswers = lost;
      if (lost === 0) agent.otherServices.productionRejections.push(UNAVAILABLE);
      await expect(start(runId)).rejects.toThrow();
      await agent.call('POST', `${path}/${id}/${change}`, editor);
      await start(runId);
      expect(await get(id)).toMatchObject({ last_outcome: outcome, last_production: { status } });
      expect(sentOrders()).toHaveLength(1);
    },
  );

  it('starts nothing without an editor who made it', async () => {
    await ideas(1);
    const id = await make();
    const runId = await fire(id);
    await db.manager.query(`UPDATE recurring_job SET user_id = 999999 WHERE id = $1`, [id]);
    await start(runId);
    expect([(await get(id)).last_outcome, sentOrders()]).toEqual(['forbidden', []]);
  });

  it('reports once, when its batch has ended or paused, and shows what becomes of the batch', async () => {
    const [good, bad] = await ideas(2);
    const id = await make({ max_credits: 20 });
    const runId = await order(id);
    await follow(runId);
    expect(await messages(id)).toEqual([]);
    agent.otherServices.productions.set(good!, {
      video: { content_resource_id: 4, url: 'https://media.example/4.mp4', thumbnail_url: null },
      posts: [{ post_id: 55, status: 'draft', scheduled_time: '2026-12-01T00:00:00.000Z', platforms: [] }],
    });
    const failures = [{ row_id: 1_000 + bad!, stage: 'render', error: 'The layer has no picture' }];
    agent.otherServices.changeBatch(runId, { status: 'paused', paused_reason: 'max_credits', held: 2, spent: 18 });
    await follow(runId);
    expect(await messages(id)).toEqual([]);
    agent.otherServices.changeBatch(runId, { held: 0, failed: 1, failures });
    await Promise.all([follow(runId), follow(runId), follow(runId)]);
    const [report, ...others] = await messages(id);
    expect(others).toEqual([]);
    expect(report).toMatchObject({ role: 'assistant' });
    expect(report!.content.split('\n')).toEqual([
      expect.stringMatching(
        /^Batch \d+ of 2 ideas in vidsheet 12 is paused: its limit of credits is reached, with 1 failed\.$/,
      ),
      `- Title 1: row ${1_000 + good!}, video https://media.example/4.mp4, post 55 waits for approval`,
      `- Title 2: row ${1_000 + bad!}, failed at render (The layer has no picture)`,
      'Spent 18 credits, estimated 1.5 to 4, limit 20. Left of 100 in seven days: 80.',
    ]);
    agent.otherServices.changeBatch(runId, { status: 'completed', paused_reason: null, spent: 19 });
    await follow(runId);
    expect(await messages(id)).toHaveLength(1);
    expect((await get(id)).last_production).toMatchObject({ status: 'completed', spent: 19 });
    const earlier = await task(ConversationWriter).before((await get(id)).conversation_id!, newUuid(), 10);
    expect(earlier.map(({ content }) => content)).not.toContain(report!.content);
  });

  it('is followed at growing intervals until its batch has ended, and no longer than two weeks', async () => {
    await ideas(1);
    const runId = await order(await make());
    const tasks = async (): Promise<{ checks: number; seconds: number }[]> =>
      db.manager.query(
        `SELECT (payload ->> 'checks')::integer AS checks,
           round(extract(epoch FROM due_at - now()) / 5)::integer * 5 AS seconds
         FROM task WHERE kind = 'follow_production' AND key = $1 AND status = 'pending'`,
        [runId],
      );
    expect(await tasks()).toEqual([{ checks: 0, seconds: 10 }]);
    await db.manager.query(`DELETE FROM task WHERE key = $1`, [runId]);
    await task(FollowProduction).run({ runId, checks: 30 });
    expect(await tasks()).toEqual([{ checks: 31, seconds: 1_800 }]);
    await db.manager.query(`DELETE FROM task WHERE key = $1`, [runId]);
    await db.manager.query(
      `UPDATE recurring_production SET created_at = created_at - interval '15 days' WHERE run_id = $1`,
      [runId],
    );
    await task(FollowProduction).run({ runId, checks: 31 });
    expect(await tasks()).toEqual([]);
    const [{ is_reported }] = await db.manager.query(
      `SELECT reported_at IS NOT NULL AS is_reported FROM recurring_production WHERE run_id = $1`,
      [runId],
    );
    expect(is_reported).toBe(true);
  });
});

describe('with a worker', () => {
  beforeAll(async () => {
    await agent.boot('worker');
  });

  const settled = async (id: string, outcome: string) =>
    eventually(async () => {
      const job = await get(id);
      expect(job.last_outcome).toBe(outcome);
      return job;
    });
  const mails = async (address: string): Promise<{ to: string; subject: string; text: string }[]> => {
    const { body } = await request<{ to: string; subject: string; text: string }[]>('GET', `${agent.sandbox.url}/mail`);
    return body.filter(({ to }) => to === address);
  };

  it('proposes ideas if too few are accepted, and mails report and ideas together, once', async () => {
    const [idea] = await ideas(1);
    const delivery = { type: 'email', email: 'rye@example.com' };
    const id = await make({ take: 3, when_short: 'ask' }, { delivery });
    const runId = await fire(id);
    await settled(id, 'begun');
    expect(sentOrders()).toMatchObject([{ ideas: [idea], key: runId }]);
    const run = await agent.ended(runId, editor);
    expect(run).toMatchObject({ status: 'completed', ideas_created: 2 });
    await follow(runId);
    expect(await mails('rye@example.com')).toEqual([]);
    agent.otherServices.changeBatch(runId, { status: 'completed', spent: 3 });
    await follow(runId);
    const [mail] = await eventually(async () => {
      const found = await mails('rye@example.com');
      expect(found).not.toEqual([]);
      return found;
    });
    expect(mail).toMatchObject({
      subject: 'Rye',
      text: expect.stringMatching(/^Batch \d+ of 1 idea [^]*\n1\. [^]*\n2\. /),
    });
    await follow(runId);
    expect((await messages(id)).map(({ role }) => role)).toEqual(['user', 'assistant', 'assistant']);
    expect(await mails('rye@example.com')).toHaveLength(1);
  });

  it('only proposes ideas if none is accepted', async () => {
    const id = await make({ when_short: 'ask' });
    const runId = await fire(id);
    await settled(id, 'begun');
    expect(await agent.ended(runId, editor)).toMatchObject({ status: 'completed', ideas_created: 2 });
    expect([sentOrders(), (await get(id)).last_production]).toEqual([[], null]);
  });

  it('makes what is accepted if the run cannot be paid', async () => {
    await ideas(1);
    const id = await make({ take: 3, when_short: 'ask' });
    const { balance } = agent.otherServices;
    agent.otherServices.balance = 0;
    await fire(id);
    await settled(id, 'begun');
    agent.otherServices.balance = balance;
    expect(sentOrders()).toHaveLength(1);
  });
});
