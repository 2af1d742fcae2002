import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { agentDeleted, organizationDeleted, userDeleted } from '@reelsheet/contracts';
import { newUuid } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { errorOf, eventually, request } from '@reelsheet/testing';
import { StartFiring } from '../src/recurring-jobs/begin-firing.task.js';
import { FireRecurringJob } from '../src/recurring-jobs/fire-recurring-job.task.js';
import { AgentUnderTest } from './harness.js';

const TEAM = 1;
const DAILY = { cadence: 'daily', timezone: 'Europe/Berlin', time_of_day: '09:00' };
const WEEKLY = { cadence: 'weekly', timezone: 'America/New_York', time_of_day: '18:30', days_of_week: [4, 0] };
const CHAT = { type: 'chat_only' };
const BODY = {
  job_type: 'generate_content_ideas',
  prompt: 'Give me two ideas about rye bread',
  schedule: DAILY,
  delivery: CHAT,
};

describe('recurring jobs', () => {
  let agent: AgentUnderTest;
  let db: Database;
  let editor: string;
  let uuid: string;
  let path: string;

  beforeAll(async () => {
    agent = await AgentUnderTest.start();
    await agent.boot('worker');
    db = agent.http.get(Database, { strict: false });
    editor = agent.otherServices.member(TEAM, 'editor');
    ({ uuid } = agent.otherServices.agent(TEAM));
    path = `/agents/${uuid}/recurring-jobs`;
    for (const name of ['skipped', 'rye']) agent.otherServices.allowMails(TEAM, `${name}@example.com`);
  });
  afterAll(() => agent.stop());

  const make = async (change: object = {}, at = path) =>
    (await agent.call('POST', at, editor, { ...BODY, ...change })).body;
  const get = async (id: string) => (await agent.call('GET', `${path}/${id}`, editor)).body;
  const task = <T>(type: abstract new (...values: any[]) => T): T => agent.http.get(type as never, { strict: false });
  const firings = async (id: string): Promise<{ outcome: string | null; run_id: string }[]> =>
    db.manager.query('SELECT outcome, run_id FROM recurring_job_firing WHERE recurring_job_id = $1 ORDER BY due_at', [
      id,
    ]);
  /** Makes the job due while no worker runs; the waiting task keeps its own time, so the spec fires it. */
  const comeDue = (id: string, ago = '1 second') =>
    db.manager.query(`UPDATE recurring_job SET next_run_at = now() - $2::interval WHERE id = $1`, [id, ago]);
  const fire = (recurringJobId: string) => task(FireRecurringJob).run({ recurringJobId });
  const settled = async (id: string) =>
    eventually(async () => {
      const all = await firings(id);
      expect(all.map(({ outcome }) => outcome)).not.toContain(null);
      return all;
    });

  it('are created, listed newest first, read, changed and deleted', async () => {
    const made = await agent.call('POST', path, editor, BODY);
    expect(made).toMatchObject({
      status: 201,
      body: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        user_id: 1,
        agent_id: uuid,
        name: BODY.prompt,
        job_type: 'generate_content_ideas',
        prompt: BODY.prompt,
        schedule: DAILY,
        delivery: CHAT,
        status: 'active',
        next_run_at: expect.stringMatching(/T0[78]:00:00\.000Z$/),
        last_run_at: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    });
    const { id } = made.body;
    const later = await make({
      name: ' Weekly ',
      schedule: WEEKLY,
      delivery: { type: 'email', email: 'a@example.com' },
    });
    expect(later).toMatchObject({
      name: 'Weekly',
      schedule: { ...WEEKLY, days_of_week: [0, 4] },
      delivery: { type: 'email', email: 'a@example.com' },
    });
    const { body } = await agent.call('GET', path, editor);
    expect(body.recurring_jobs.map((job: { id: string }) => job.id).slice(0, 2)).toEqual([later.id, id]);
    const moved = await agent.call('PATCH', `${path}/${id}`, editor, {
      name: 'Bread',
      prompt: 'Give me three ideas about rye',
      schedule: WEEKLY,
      delivery: { type: 'email', email: 'b@example.com' },
      next_run_at: '2999-01-01T10:00:00+02:00',
    });
    expect(moved).toMatchObject({
      status: 200,
      body: {
        name: 'Bread',
        prompt: 'Give me three ideas about rye',
        schedule: { cadence: 'weekly' },
        delivery: { email: 'b@example.com' },
        next_run_at: '2999-01-01T08:00:00.000Z',
      },
    });
    expect((await agent.call('PATCH', `${path}/${id}`, editor, { next_run_at: null })).body.next_run_at).toMatch(
      /T2[23]:30:00\.000Z$/,
    );
    expect((await agent.call('DELETE', `${path}/${id}`, editor)).status).toBe(204);
    for (const [method, at] of [
      ['GET', ''],
      ['DELETE', ''],
      ['PATCH', ''],
      ['POST', '/pause'],
      ['POST', '/resume'],
    ] as const)
      expect(
        await agent.call(method, `${path}/${id}${at}`, editor, method === 'PATCH' ? { name: 'Gone' } : undefined),
      ).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    expect(JSON.stringify((await agent.call('GET', path, editor)).body)).not.toContain(id);
  });

  it('are named after the first 80 characters of the prompt', async () => {
    const { name } = await make({ prompt: `${'😀'.repeat(79)}ab and more` });
    expect(name).toBe(`${'😀'.repeat(79)}a`);
  });

  it('have one default job, also after concurrent requests', async () => {
    const at = `/agents/${agent.otherServices.agent(TEAM).uuid}/recurring-jobs` as const;
    const answers = await Promise.all(Array.from({ length: 8 }, () => agent.call('POST', `${at}/defaults`, editor)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.filter(({ body }) => body.created)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.recurring_jobs[0]!.id)).size).toBe(1);
    const [job] = answers[0]!.body.recurring_jobs;
    expect(job).toMatchObject({
      schedule: { cadence: 'daily', timezone: 'UTC', time_of_day: '09:00' },
      delivery: { type: 'chat_only' },
      next_run_at: expect.stringMatching(/T09:00:00\.000Z$/),
    });
    await agent.call('DELETE', `${at}/${job!.id}`, editor);
    const again = await agent.call('POST', `${at}/defaults`, editor);
    expect([again.body.created, again.body.recurring_jobs[0]!.id === job!.id]).toEqual([true, false]);
  });

  it.each<[string, object, RegExp]>([
    ['no job type', { job_type: undefined }, /^job_type /],
    ['an unknown job type', { job_type: 'mine_bitcoin' }, /^job_type /],
    ['no prompt', { prompt: undefined }, /^prompt /],
    ['a blank prompt', { prompt: ' \n' }, /^prompt /],
    ['a name that is too long', { name: 'x'.repeat(201) }, /^name /],
    ['no schedule', { schedule: undefined }, /^schedule /],
    ['another cadence', { schedule: { ...DAILY, cadence: 'hourly' } }, /^schedule\.cadence /],
    ['no time zone', { schedule: { ...DAILY, timezone: undefined } }, /^schedule\.timezone /],
    ['an offset for a time zone', { schedule: { ...DAILY, timezone: '+02:00' } }, /^schedule\.timezone /],
    ['an unknown time zone', { schedule: { ...DAILY, timezone: 'Mars/Olympus' } }, /^schedule\.timezone /],
    ['a time without a zero', { schedule: { ...DAILY, time_of_day: '9:00' } }, /^schedule\.time_of_day /],
    ['a time beyond the day', { schedule: { ...DAILY, time_of_day: '24:00' } }, /^schedule\.time_of_day /],
    ['days of a daily job', { schedule: { ...DAILY, days_of_week: [1] } }, /^schedule\.days_of_week /],
    ['no days of a weekly job', { schedule: { ...WEEKLY, days_of_week: undefined } }, /^schedule\.days_of_week /],
    ['an empty list of days', { schedule: { ...WEEKLY, days_of_week: [] } }, /^schedule\.days_of_week /],
    ['a day twice', { schedule: { ...WEEKLY, days_of_week: [1, 1] } }, /^schedule\.days_of_week /],
    ['an eighth day', { schedule: { ...WEEKLY, days_of_week: [7] } }, /^schedule\.days_of_week /],
    ['half a day', { schedule: { ...WEEKLY, days_of_week: [0.5] } }, /^schedule\.days_of_week /],
    ['a day by its name', { schedule: { ...WEEKLY, days_of_week: 'Monday' } }, /^schedule\.days_of_week /],
    ['no delivery', { delivery: undefined }, /^delivery /],
    ['another delivery', { delivery: { type: 'pigeon' } }, /^delivery\.type /],
    ['no address for a mail', { delivery: { type: 'email' } }, /^delivery\.email /],
    ['an address that is none', { delivery: { type: 'email', email: 'nobody' } }, /^delivery\.email /],
    ['an address for the chat', { delivery: { type: 'chat_only', email: 'a@example.com' } }, /^delivery\.email /],
    ['a first run in the past', { next_run_at: '2020-01-01T00:00:00Z' }, /^next_run_at /],
    ['a first run at no time', { next_run_at: 'tomorrow' }, /^next_run_at /],
    ['a first run on no day', { next_run_at: '2999-02-30T10:00:00Z' }, /^next_run_at /],
  ])('reject %s, made or changed', async (_, change, error) => {
    const before = (await agent.call('GET', path, editor)).body.recurring_jobs.length;
    const rejection = { status: 422, body: { error_code: 'validation_error', error: expect.stringMatching(error) } };
    expect(await agent.call('POST', path, editor, { ...BODY, ...change })).toMatchObject(rejection);
    expect((await agent.call('GET', path, editor)).body.recurring_jobs).toHaveLength(before);
    if (Object.values(change).includes(undefined) || 'job_type' in change) return;
    const { id } = await make();
    expect(await agent.call('PATCH', `${path}/${id}`, editor, change)).toMatchObject(rejection);
    await agent.call('DELETE', `${path}/${id}`, editor);
  });

  it('reject a status, which only pause and resume set', async () => {
    const { id } = await make();
    for (const status of ['paused', 'deleted', null])
      expect(await agent.call('PATCH', `${path}/${id}`, editor, { status })).toMatchObject({
        status: 422,
        body: { error: expect.stringMatching(/^status /) },
      });
  });

  it('are limited to 100 per agent, also under concurrency', async () => {
    const at = `/agents/${agent.otherServices.agent(TEAM).uuid}/recurring-jobs` as const;
    const made = await Promise.all(Array.from({ length: 104 }, () => agent.call('POST', at, editor, BODY)));
    const refused = made.filter(({ status }) => status !== 201);
    expect(refused.map((answer) => [answer.status, errorOf(answer).error_code])).toEqual(
      Array(4).fill([422, 'validation_error']),
    );
    const { recurring_jobs } = (await agent.call('GET', at, editor)).body;
    expect(recurring_jobs).toHaveLength(100);
  });

  it("are visible to members of their agent's organization only", async () => {
    const { id } = await make();
    const other = agent.otherServices.agent(TEAM).uuid;
    expect((await agent.call('GET', `/agents/${other}/recurring-jobs/${id}`, editor)).status).toBe(404);
    expect((await agent.call('GET', `${path}/${id}`, agent.otherServices.member(2, 'owner'))).status).toBe(404);
    expect((await agent.call('GET', `${path}/${id}`)).status).toBe(401);
  });

  it('run once at their time, however many workers fire them, and then wait for the next', async () => {
    const { id, next_run_at } = await make();
    await comeDue(id, '3 days');
    await Promise.all(Array.from({ length: 8 }, () => fire(id)));
    const [firing, ...others] = await settled(id);
    expect([firing!.outcome, others]).toEqual(['begun', []]);
    const ended = await agent.ended(firing!.run_id, editor);
    expect(ended).toMatchObject({
      status: 'completed',
      ideas_created: 2,
      messages: [{ role: 'user', content: BODY.prompt }, { role: 'assistant' }],
    });
    expect(await get(id)).toMatchObject({
      next_run_at,
      last_run_at: expect.any(String),
      conversation_id: ended.conversation_id,
    });
    await eventually(() => expect(agent.otherServices.movements(`run:${firing!.run_id}`)).toEqual(['hold', 'capture']));
    await fire(id);
    expect(await firings(id)).toHaveLength(1);
  });

  it('fire on their own, in the same conversation until it is deleted', async () => {
    const { id } = await make({ prompt: 'Write a title about bread' });
    const ran = async (times: number) => {
      await comeDue(id);
      await agent.call('PATCH', `${path}/${id}`, editor, { name: `Round ${times}` });
      // Any change moves the waiting task to the job's time, which is due.
      const all = await eventually(async () => {
        const found = await firings(id);
        expect(found.map(({ outcome }) => outcome)).toEqual(Array(times).fill('begun'));
        return found;
      });
      return agent.ended(all.at(-1)!.run_id, editor);
    };
    const first = await ran(1);
    const second = await ran(2);
    expect(second.conversation_id).toBe(first.conversation_id);
    await agent.call('DELETE', `/agent/conversations/${first.conversation_id}`, editor);
    const third = await ran(3);
    expect([third.status, third.conversation_id === first.conversation_id]).toEqual(['completed', false]);
  });

  it('do not run while paused, and do not make up for missed times', async () => {
    const { id } = await make();
    const paused = await agent.call('POST', `${path}/${id}/pause`, editor);
    expect(paused).toMatchObject({ status: 200, body: { status: 'paused', next_run_at: null } });
    await comeDue(id, '40 days');
    await fire(id);
    const resumed = await agent.call('POST', `${path}/${id}/resume`, editor);
    expect(resumed).toMatchObject({ status: 200, body: { status: 'active' } });
    expect(new Date(resumed.body.next_run_at).getTime()).toBeGreaterThan(Date.now());
    expect((await agent.call('POST', `${path}/${id}/resume`, editor)).body).toEqual(resumed.body);
    await fire(id);
    expect(await firings(id)).toEqual([]);
  });

  it('are skipped without credits, mail nothing, and continue when there are credits', async () => {
    const { id } = await make({ delivery: { type: 'email', email: 'skipped@example.com' } });
    const { balance } = agent.otherServices;
    agent.otherServices.balance = 0;
    await comeDue(id);
    await fire(id);
    expect((await settled(id)).map(({ outcome }) => outcome)).toEqual(['no_credits']);
    agent.otherServices.balance = balance;
    expect(await get(id)).toMatchObject({ status: 'active', last_run_at: null });
    await comeDue(id);
    await fire(id);
    const [, again] = await settled(id);
    await agent.ended(again!.run_id, editor);
    const mails = await mailsTo('skipped@example.com');
    expect(mails).toHaveLength(1);
  });

  it('mail the result of their run once', async () => {
    const { id } = await make({ name: 'Rye <ideas>', delivery: { type: 'email', email: 'rye@example.com' } });
    await comeDue(id);
    await fire(id);
    const [firing] = await settled(id);
    const { messages } = await agent.ended(firing!.run_id, editor);
    const [mail] = await mailsTo('rye@example.com');
    expect(mail).toMatchObject({ subject: 'Rye <ideas>', text: expect.stringContaining(messages[1]!.content) });
    expect(mail!.text).toMatch(/\n1\. [^]*\n2\. /);
  });

  it('check at their time whether their creator still has access', async () => {
    const leaver = agent.otherServices.member(77, 'editor');
    const at = `/agents/${agent.otherServices.agent(77).uuid}/recurring-jobs` as const;
    const { id } = (await agent.call('POST', at, leaver, BODY)).body;
    agent.otherServices.removeMembers(77);
    await comeDue(id);
    await fire(id);
    expect((await settled(id)).map(({ outcome }) => outcome)).toEqual(['forbidden']);
    expect(agent.otherServices.creditMovements.filter(({ reference }) => reference.includes(id))).toEqual([]);
  });

  it('start a run once, however often a worker is killed', async () => {
    const { id } = await make({ prompt: 'Write a title about rye' });
    await comeDue(id);
    await fire(id);
    const runId = (await settled(id))[0]!.run_id;
    await agent.ended(runId, editor);
    await db.manager.query('UPDATE recurring_job_firing SET outcome = NULL WHERE run_id = $1', [runId]);
    await Promise.all([1, 2, 3].map(() => task(StartFiring).run({ runId })));
    await eventually(() => expect(agent.otherServices.movements(`run:${runId}`)).toEqual(['hold', 'capture']));
    expect((await agent.call('GET', `/agent/runs/${runId}`, editor)).body.messages).toHaveLength(2);
  });

  it('end with their agent and are erased with their organization', async () => {
    const gone = agent.otherServices.agent(88);
    const owner = agent.otherServices.member(88, 'owner');
    const at = `/agents/${gone.uuid}/recurring-jobs` as const;
    const { id } = (await agent.call('POST', at, owner, BODY)).body;
    const statusOf = async () =>
      (await db.manager.query('SELECT status FROM recurring_job WHERE id = $1', [id]))[0]?.status;
    const { id: agentId, uuid: agentUuid, organization_id } = gone;
    await agent.otherServices.publish(agentDeleted, { id: agentId, uuid: agentUuid, organization_id });
    await eventually(async () => expect(await statusOf()).toBe('deleted'));
    await comeDue(id);
    await fire(id);
    expect(await firings(id)).toEqual([]);
    await agent.otherServices.publish(organizationDeleted, { id: 88, agents: [] });
    await eventually(async () => expect(await statusOf()).toBeUndefined());
  });

  it('end with their user, and forget the address to which they mailed', async () => {
    const leaving = agent.otherServices.member(TEAM, 'editor');
    const staying = agent.otherServices.member(TEAM, 'editor');
    const jobOf = async (key: string) =>
      (await agent.call('POST', path, key, { ...BODY, delivery: { type: 'email', email: 'ada@example.com' } })).body.id;
    const [ended, other] = [await jobOf(leaving), await jobOf(staying)];
    const [{ user_id: id }] = await db.manager.query('SELECT user_id FROM recurring_job WHERE id = $1', [ended]);
    const stored = async (job: string) =>
      (await db.manager.query('SELECT status, delivery FROM recurring_job WHERE id = $1', [job]))[0];
    await agent.otherServices.publish(userDeleted, { id: Number(id) });
    await eventually(async () =>
      expect(await stored(ended)).toEqual({ status: 'deleted', delivery: { type: 'chat_only', email: null } }),
    );
    await comeDue(ended);
    await fire(ended);
    expect(await firings(ended)).toEqual([]);
    expect(await stored(other)).toMatchObject({ status: 'active', delivery: { email: 'ada@example.com' } });
  });

  it('are missing under another id', async () => {
    for (const id of [newUuid(), 'none', '1'])
      expect(await agent.call('GET', `${path}/${id}`, editor)).toMatchObject({ status: 404 });
  });

  async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
    return eventually(async () => {
      const { body } = await request<{ to: string; subject: string; text: string }[]>(
        'GET',
        `${agent.sandbox.url}/mail`,
      );
      const mails = body.filter(({ to }) => to === address);
      expect(mails).not.toEqual([]);
      return mails;
    });
  }
});
