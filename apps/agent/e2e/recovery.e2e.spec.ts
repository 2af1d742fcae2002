import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { ManualJobWorker, manualTaskWorker } from '@reelsheet/platform-jobs/testing';
import { LiveUpdates, RpcClient } from '@reelsheet/platform-messaging';
import { TextProvider } from '@reelsheet/provider-text';
import { eventually } from '@reelsheet/testing';
import { MessageRepository } from '../src/conversations/message.repository.js';
import { IdeaRepository } from '../src/ideas/idea.repository.js';
import type { RunEntity } from '../src/runs/run.entity.js';
import { RUN_JOB } from '../src/runs/run.job.js';
import { RUN } from '../src/runs/run-limits.js';
import { RunModel } from '../src/runs/model/run-model.js';
import { RunEnding } from '../src/runs/ending/run-ending.js';
import { RunRepository } from '../src/runs/run.repository.js';
import type { RunStep } from '../src/runs/run-steps.js';
import { AgentUnderTest } from './harness.js';
import { KillPoints } from './kill-points.js';

const TEAM = 1;
/** Indexes of the steps that call the vendor: three answers, and research with its own call. */
const VENDOR_CALLS = ['1', '2', '3', '5'];

/** No worker runs at first: the spec is the worker and is killed at chosen lines. */
describe('a run whose worker is interrupted', () => {
  let agent: AgentUnderTest;
  let key: string;
  let uuid: string;
  let jobs: ManualJobWorker<RunEntity>;
  let points: KillPoints;
  let db: Database;

  const get = <T>(type: abstract new (...values: any[]) => T): T => agent.http.get(type as never, { strict: false });

  beforeAll(async () => {
    agent = await AgentUnderTest.start();
    key = agent.otherServices.member(TEAM, 'editor');
    ({ uuid } = agent.otherServices.agent(TEAM));
    jobs = new ManualJobWorker(agent.http, RUN_JOB);
    db = get(Database);
    points = new KillPoints(
      [
        [jobs.claims, 'claim'],
        [jobs.claims, 'write'],
        [jobs.claims, 'end'],
        [get(RunRepository), 'append'],
        [get(TextProvider), 'complete'],
        [get(IdeaRepository), 'insertMany'],
        [get(MessageRepository), 'insert'],
        [get(Tasks), 'schedule'],
        [get(LiveUpdates), 'publish'],
        [get(RpcClient), 'request'],
      ],
      [
        [jobs.claims, 'release'],
        [jobs.claims, 'handBack'],
      ],
    );
  });
  afterAll(() => agent.stop());

  const begin = async (): Promise<string> =>
    (
      await agent.call('POST', '/agent/run', key, {
        message: 'Give me three ideas about slow breakfasts',
        agent_id: uuid,
      })
    ).body.run_id;
  const expire = (runId: string) =>
    db.execute(`UPDATE run SET due_at = now() WHERE id = $1 AND due_at IS NOT NULL`, [runId]);
  /** Runs everything that is due, on a slow machine also the tasks that abandon runs which were never accepted. */
  const perform = async () => void (await jobs.runStep());
  const settle = async () => {
    while (await manualTaskWorker(agent.http).runStep());
  };

  /** Asserts that text, ideas, answer and price exist once. */
  const assertDoneOnce = async (runId: string) => {
    const { body } = await agent.call('GET', `/agent/runs/${runId}`, key);
    expect(body).toMatchObject({
      status: 'completed',
      ideas_created: 3,
      messages: [{ role: 'user' }, { role: 'assistant' }],
    });
    const made = (await agent.vendorCalls(runId)).filter(({ replay, status }) => status === 200 && !replay);
    expect(made.map(({ idempotency_key }) => idempotency_key)).toEqual(
      VENDOR_CALLS.map((step) => `run:${runId}:${step}`),
    );
    const bills = `SELECT FROM task WHERE kind = 'settle_credits' AND payload ->> 'reference' = $1`;
    expect(await db.execute(bills, [`run:${runId}`])).toBe(1);
    await settle();
    expect(agent.otherServices.movements(`run:${runId}`)).toEqual(['hold', 'capture']);
    expect(await db.execute(bills, [`run:${runId}`])).toBe(0);
  };

  it('is finished by another worker, whichever line the first was killed at, with nothing done twice', async () => {
    const runId = await begin();
    const lines = await points.count(perform);
    await assertDoneOnce(runId);
    expect(lines).toBeGreaterThan(50);
    for (let line = 1; line <= lines; line += 1) {
      const target = await begin();
      await points.kill(line, perform);
      await expire(target);
      await perform();
      await assertDoneOnce(target);
    }
  });

  describe('with an action that needs an approval', () => {
    const beginGated = async (): Promise<string> =>
      (
        await agent.call('POST', '/agent/run', key, {
          message: 'Generate the cells of the vidsheet',
          agent_id: uuid,
          context: { vidsheet_id: 5 },
        })
      ).body.run_id;
    const approve = async (runId: string) =>
      expect((await agent.call('POST', `/agent/runs/${runId}/approve`, key, { approved: true })).status).toBe(200);
    const kindsOf = async (runId: string): Promise<string[]> =>
      (
        await db.manager.query<{ kind: string }[]>(
          `SELECT content ->> 'kind' AS kind FROM run_step WHERE run_id = $1 ORDER BY position`,
          [runId],
        )
      ).map(({ kind }) => kind);
    const actionKeysOf = (runId: string) =>
      [...agent.otherServices.performedActions.keys()].filter((each) => each.includes(runId));

    const assertActedOnce = async (runId: string) => {
      expect((await agent.call('GET', `/agent/runs/${runId}`, key)).body).toMatchObject({
        status: 'completed',
        messages: [{ role: 'user' }, { role: 'assistant' }],
      });
      expect(await kindsOf(runId)).toEqual(['briefing', 'answer', 'gate', 'decision', 'tool', 'answer']);
      expect(actionKeysOf(runId)).toEqual([`run:${runId}:4`]);
      await settle();
      expect(agent.otherServices.movements(`run:${runId}`)).toEqual(['hold', 'capture']);
    };

    it('asks once and acts once, whichever line its workers are killed at before and after', async () => {
      const runId = await beginGated();
      const before = await points.count(perform);
      await approve(runId);
      const after = await points.count(perform);
      await assertActedOnce(runId);
      expect(Math.min(before, after)).toBeGreaterThan(15);
      for (let line = 1; line <= Math.max(before, after); line += 1) {
        const target = await beginGated();
        if (line <= before) {
          await points.kill(line, perform);
          await expire(target);
        }
        await perform();
        expect(await kindsOf(target)).toEqual(['briefing', 'answer', 'gate']);
        await approve(target);
        if (line <= after) {
          await points.kill(line, perform);
          await expire(target);
        }
        await perform();
        await assertActedOnce(target);
      }
    });

    it('continues without the action if nobody decides in time', async () => {
      const runId = await beginGated();
      await perform();
      await db.manager.query(
        `UPDATE run_step SET content = content || jsonb_build_object('at', now() - interval '24 hours')
         WHERE run_id = $1 AND content ->> 'kind' = 'gate'`,
        [runId],
      );
      await expire(runId);
      await perform();
      const { body } = await agent.call('GET', `/agent/runs/${runId}`, key);
      expect([body.status, actionKeysOf(runId)]).toEqual(['completed', []]);
      expect(body.messages[1]!.content).toContain('skipped');
      await settle();
      expect(agent.otherServices.movements(`run:${runId}`)).toEqual(['hold', 'capture']);
    });
  });

  it('belongs to one worker at a time, and is taken over when its claim has expired', async () => {
    const runId = await begin();
    await points.kill(12, perform);
    expect(await jobs.runStep()).toBe(false);
    await expire(runId);
    expect(await jobs.runStep()).toBe(true);
    expect(await jobs.runStep()).toBe(false);
    await assertDoneOnce(runId);
  });

  it('ignores a worker that resumes after another has taken over', async () => {
    const runId = await begin();
    const { claims } = jobs;
    const write = claims.write.bind(claims);
    let wakeUp!: () => void;
    const asleep = new Promise<void>((resolve) => (wakeUp = resolve));
    const paused = new Promise<void>((resolve) => {
      claims.write = async (...values) => {
        claims.write = write;
        resolve();
        await asleep;
        return write(...values);
      };
    });
    const sleeper = perform();
    await paused;
    await expire(runId);
    await perform();
    wakeUp();
    await sleeper;
    await assertDoneOnce(runId);
  });

  it('fails after three attempts of one step', async () => {
    const runId = await begin();
    await agent.injectFault('error', 9);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await jobs.runStep()).toBe(true);
      await expire(runId);
    }
    expect((await agent.call('GET', `/agent/runs/${runId}`, key)).body).toMatchObject({
      status: 'failed',
      error: 'The text vendor is not available',
    });
    await settle();
    expect(agent.otherServices.movements(`run:${runId}`)).toEqual(['hold', 'release']);
  });

  it('repeats a call whose response was lost, without new work', async () => {
    const runId = await begin();
    await agent.injectFault('lost_answer', 2);
    await perform();
    await assertDoneOnce(runId);
    expect((await agent.vendorCalls(runId)).some(({ replay }) => replay)).toBe(true);
  });

  it('fails with a reason when it takes too long', async () => {
    const runId = await begin();
    await db.manager.query(`UPDATE run SET accepted_at = now() - interval '10 minutes' WHERE id = $1`, [runId]);
    await perform();
    expect((await agent.call('GET', `/agent/runs/${runId}`, key)).body).toMatchObject({
      status: 'failed',
      error: 'The run did not end within 600 seconds',
    });
  });

  it('is charged for what it used if it does not end within its steps', async () => {
    const runId = await begin();
    const usage = { input: 1_000, output: 500 };
    const call = { id: 'a', name: 'no_such_tool', arguments: {} };
    const steps: RunStep[] = [
      { kind: 'briefing', profile: { name: 'Nova', core: null }, messages: [] },
      ...Array.from({ length: RUN.maxSteps }, () => ({
        kind: 'answer' as const,
        text: '',
        toolCalls: [call],
        plan: [],
        usage,
      })),
    ];
    for (const [position, step] of steps.entries()) await get(RunRepository).append(runId, position, step);
    await perform();
    expect((await agent.call('GET', `/agent/runs/${runId}`, key)).body).toMatchObject({
      status: 'failed',
      error: `The run took more than ${RUN.maxSteps} steps`,
    });
    while (await manualTaskWorker(agent.http).runStep());
    const amount = get(RunModel).priceOf(Array.from({ length: RUN.maxSteps }, () => usage));
    expect(agent.otherServices.creditMovements).toContainEqual({ kind: 'capture', reference: `run:${runId}`, amount });
  });

  it('stops when its texts cost all that is held, and is charged that', async () => {
    const runId = await begin();
    const steps: RunStep[] = [
      { kind: 'briefing', profile: { name: 'Nova', core: null }, messages: [] },
      {
        kind: 'answer',
        text: '',
        toolCalls: [{ id: 'a', name: 'no_such_tool', arguments: {} }],
        plan: [],
        usage: { input: 1_000_000_000, output: 0 },
      },
    ];
    for (const [position, step] of steps.entries()) await get(RunRepository).append(runId, position, step);
    await perform();
    expect((await agent.call('GET', `/agent/runs/${runId}`, key)).body).toMatchObject({
      status: 'failed',
      error: 'The run used up the credits that were held for it',
    });
    expect(await agent.vendorCalls(runId)).toEqual([]);
    await settle();
    expect(agent.otherServices.creditMovements).toContainEqual({
      kind: 'capture',
      reference: `run:${runId}`,
      amount: RUN.estimate,
    });
  });

  it('is charged for what it used if its agent is deleted', async () => {
    const runId = await begin();
    const usage = { input: 1_000, output: 500 };
    const steps: RunStep[] = [
      { kind: 'briefing', profile: { name: 'Nova', core: null }, messages: [] },
      { kind: 'answer', text: 'Well', toolCalls: [], plan: [], usage },
    ];
    for (const [position, step] of steps.entries()) await get(RunRepository).append(runId, position, step);
    const [run] = await db.manager.query<{ agentId: number }[]>(`SELECT agent_id AS "agentId" FROM run WHERE id = $1`, [
      runId,
    ]);
    await get(RunEnding).endOfAgent(run!.agentId);
    while (await manualTaskWorker(agent.http).runStep());
    const amount = get(RunModel).priceOf([usage]);
    expect(agent.otherServices.creditMovements).toContainEqual({ kind: 'capture', reference: `run:${runId}`, amount });
  });

  it('continues on the next worker at once when its own shuts down', async () => {
    const first = await agent.boot('worker');
    await agent.injectFault('timeout');
    const runId = await begin();
    await eventually(async () => expect(await agent.vendorCalls(runId)).toHaveLength(1));
    await first.close();
    expect(await db.manager.query(`SELECT attempt, due_at <= now() AS is_due FROM run WHERE id = $1`, [runId])).toEqual(
      [{ attempt: 0, is_due: true }],
    );
    await agent.boot('worker');
    expect(await agent.ended(runId, key)).toMatchObject({ status: 'completed', ideas_created: 3 });
  });
});
