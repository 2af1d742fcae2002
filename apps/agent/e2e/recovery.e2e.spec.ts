import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { LiveHints, StillClaimed } from '@reelsheet/platform-messaging';
import { Outbox } from '@reelsheet/platform-outbox';
import { TextProvider } from '@reelsheet/provider-text';
import { eventually } from '@reelsheet/testing';
import { MessageRepository } from '../src/conversations/message.repository.js';
import { IdeaRepository } from '../src/ideas/idea.repository.js';
import { RunClaimRepository } from '../src/runs/run-claim.repository.js';
import { RunExecutor } from '../src/runs/run-executor.js';
import { RunSettlement } from '../src/runs/run-settlement.js';
import { AgentUnderTest } from './harness.js';
import { KillPoints } from './kill-points.js';

const STUDIO = 1;
const TOGETHER = 4;
/** Places of the steps that ask the vendor: three answers, and research with a question of its own. */
const VENDOR_CALLS = ['1', '2', '3', '5'];

/** At first no worker listens: the spec is the worker, and dies where it likes. */
describe('a run whose worker does not get to its end', () => {
  let agent: AgentUnderTest;
  let key: string;
  let uuid: string;
  let executor: RunExecutor;
  let points: KillPoints;
  let db: Database;

  const get = <T>(type: abstract new (...values: any[]) => T): T => agent.http.get(type as never, { strict: false });

  beforeAll(async () => {
    agent = await AgentUnderTest.start();
    key = agent.neighbours.member(STUDIO, 'editor');
    ({ uuid } = agent.neighbours.agent(STUDIO));
    executor = get(RunExecutor);
    db = get(Database);
    const claims = get(RunClaimRepository);
    points = new KillPoints(
      [
        [claims, 'take'],
        [claims, 'hold'],
        [claims, 'append'],
        [claims, 'complete'],
        [get(TextProvider), 'complete'],
        [get(IdeaRepository), 'insertMany'],
        [get(MessageRepository), 'insert'],
        [get(Outbox), 'send'],
        [get(LiveHints), 'announce'],
      ],
      [[claims, 'free']],
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
    db.query(`UPDATE run SET claimed_until = now() - interval '1 second' WHERE id = $1 AND claimed_until IS NOT NULL`, [
      runId,
    ]);

  /** Everything happened once: text, ideas, answer, bill. */
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
    await Promise.all([get(RunSettlement).settle(runId), get(RunSettlement).settle(runId)]);
    expect(agent.neighbours.movements(`run:${runId}`)).toEqual(['hold', 'capture']);
    const bills = await db.query(
      `SELECT 1 FROM outbox WHERE subject = 'job.agent.run.settle.v1' AND payload ->> 'run_id' = $1`,
      [runId],
    );
    expect(bills).toHaveLength(2);
  };

  it('is finished by another, whichever line it died at, with nothing done twice', async () => {
    const runId = await begin();
    const lines = await points.count(() => executor.execute(runId));
    await assertDoneOnce(runId);
    expect(lines).toBeGreaterThan(50);
    const dieAt = async (line: number) => {
      const victim = await begin();
      await points.kill(line, () => executor.execute(victim));
      await expire(victim);
      await executor.execute(victim);
      await assertDoneOnce(victim);
    };
    for (let line = 1; line <= lines; line += TOGETHER) {
      await Promise.all(
        Array.from({ length: Math.min(TOGETHER, lines - line + 1) }, (_, index) => dieAt(line + index)),
      );
    }
  }, 60_000);

  it('belongs to one worker at a time, and is taken over when its claim has expired', async () => {
    const runId = await begin();
    await points.kill(12, () => executor.execute(runId));
    await expect(executor.execute(runId)).rejects.toBeInstanceOf(StillClaimed);
    await expire(runId);
    await executor.execute(runId);
    await executor.execute(runId);
    await assertDoneOnce(runId);
  });

  it('ignores a worker that wakes up after another has taken over', async () => {
    const runId = await begin();
    const claims = get(RunClaimRepository);
    const hold = claims.hold;
    let wakeUp!: () => void;
    const asleep = new Promise<void>((resolve) => (wakeUp = resolve));
    const fellAsleep = new Promise<void>((resolve) => {
      claims.hold = async (claim) => {
        claims.hold = hold;
        resolve();
        await asleep;
        await hold(claim);
      };
    });
    const sleeper = executor.execute(runId);
    await fellAsleep;
    await expire(runId);
    await executor.execute(runId);
    wakeUp();
    await sleeper;
    await assertDoneOnce(runId);
  });

  it('is given up after three tries of one step', async () => {
    const runId = await begin();
    await agent.misbehave('error', 9);
    for (let attempt = 1; attempt < 3; attempt += 1)
      await expect(executor.execute(runId)).rejects.toThrow('is tried again');
    await executor.execute(runId);
    expect((await agent.call('GET', `/agent/runs/${runId}`, key)).body).toMatchObject({
      status: 'failed',
      error: 'The text vendor is not available',
    });
    await get(RunSettlement).settle(runId);
    expect(agent.neighbours.movements(`run:${runId}`)).toEqual(['hold', 'release']);
  });

  it('takes a lost answer again without new work', async () => {
    const runId = await begin();
    await agent.misbehave('lost_answer', 2);
    await executor.execute(runId);
    await assertDoneOnce(runId);
    expect((await agent.vendorCalls(runId)).some(({ replay }) => replay)).toBe(true);
  });

  it('fails when it takes too long, and says so', async () => {
    const runId = await begin();
    await db.query(`UPDATE run SET accepted_at = now() - interval '10 minutes' WHERE id = $1`, [runId]);
    await executor.execute(runId);
    expect((await agent.call('GET', `/agent/runs/${runId}`, key)).body).toMatchObject({
      status: 'failed',
      error: 'The run did not end within 600 seconds',
    });
  });

  it('goes to the next worker at once when its own is told to stop', async () => {
    const first = await agent.boot('worker');
    await agent.misbehave('timeout');
    const runId = await begin();
    await eventually(async () => expect(await agent.vendorCalls(runId)).toHaveLength(1));
    await first.close();
    expect(await db.query(`SELECT claim, attempt FROM run WHERE id = $1`, [runId])).toEqual([
      { claim: null, attempt: 0 },
    ]);
    await agent.boot('worker');
    expect(await agent.ended(runId, key)).toMatchObject({ status: 'completed', ideas_created: 3 });
  });
});
