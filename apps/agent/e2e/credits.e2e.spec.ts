import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import { Database } from '@reelsheet/platform-database';
import { manualTaskWorker } from '@reelsheet/platform-jobs/testing';
import { eventually } from '@reelsheet/testing';
import { RunRepository } from '../src/runs/run.repository.js';
import { AbandonRun } from '../src/runs/abandon-run.task.js';
import { RunService } from '../src/runs/run.service.js';
import { AgentUnderTest } from './harness.js';

const TEAM = 1;

/** State after a crash between the order of a run and its acceptance; no worker runs in this spec. */
describe('the credits of a run that never started', () => {
  let agent: AgentUnderTest;
  let key: string;
  let uuid: string;
  let runs: RunRepository;
  let gate: CreditGate;

  beforeAll(async () => {
    agent = await AgentUnderTest.start();
    key = agent.otherServices.member(TEAM, 'editor');
    ({ uuid } = agent.otherServices.agent(TEAM));
    runs = agent.http.get(RunRepository, { strict: false });
    gate = agent.http.get(CreditGate, { strict: false });
  });
  afterAll(() => agent.stop());
  afterEach(() => void jest.restoreAllMocks());

  const abandon = async (runId: string) => {
    await agent.http.get(AbandonRun, { strict: false }).run({ runId });
    await manualTaskWorker(agent.http).runStep();
  };
  const run = () => agent.call('POST', '/agent/run', key, { message: 'Write a title', agent_id: uuid });
  const rows = async () =>
    (await agent.http.get(Database, { strict: false }).manager.query<{ id: string }[]>(`SELECT id FROM run`)).map(
      ({ id }) => id,
    );

  it('are released when the service crashes after holding them', async () => {
    jest.spyOn(runs, 'accept').mockRejectedValueOnce(new Error('killed'));
    await expect(run()).rejects.toThrow('returned 500');
    const [id] = await rows();
    expect([...agent.otherServices.held.keys()]).toEqual([`run:${id}`]);
    await abandon(id!);
    expect(agent.otherServices.movements(`run:${id}`)).toEqual(['hold', 'release']);
    expect(await rows()).toEqual([]);
  });

  it('are released by a task that was stored with the order', async () => {
    jest.spyOn(gate, 'hold').mockRejectedValueOnce(new Error('killed'));
    await expect(run()).rejects.toThrow('returned 500');
    const [id] = await rows();
    const sent = await agent.http
      .get(Database, { strict: false })
      .manager.query(
        `SELECT due_at > now() AS later FROM task WHERE kind = 'abandon_run' AND payload ->> 'runId' = $1`,
        [id],
      );
    expect(sent).toEqual([{ later: true }]);
    await abandon(id!);
    expect(await rows()).toEqual([]);
  });

  it('are released when the order is abandoned while they are being held', async () => {
    const hold = gate.hold.bind(gate);
    jest.spyOn(gate, 'hold').mockImplementationOnce(async (charge) => {
      await abandon(charge.reference.slice('run:'.length));
      await hold(charge);
    });
    expect(await run()).toMatchObject({ status: 503, body: { error_code: 'service_unavailable' } });
    expect(agent.otherServices.held.size).toBe(0);
    expect((await agent.call('GET', '/agent/conversations', key)).body).toEqual({ conversations: [] });
  });

  it('stay held while the run is in progress', async () => {
    const { body } = await run();
    await abandon(body.run_id);
    expect(agent.otherServices.movements(`run:${body.run_id}`)).toEqual(['hold']);
  });

  /** Blocks holds until the maximum number is in progress; returns the highest number seen. */
  const blockHolds = (meanwhile: () => Promise<void> = async () => undefined) => {
    const hold = gate.hold.bind(gate);
    const { promise: maximumReached, resolve } = Promise.withResolvers<void>();
    const seen = { underWay: 0, max: 0 };
    jest.spyOn(gate, 'hold').mockImplementation(async (charge) => {
      seen.max = Math.max(seen.max, (seen.underWay += 1));
      if (seen.underWay === 8) void meanwhile().then(resolve);
      await maximumReached;
      await hold(charge);
      seen.underWay -= 1;
    });
    return seen;
  };
  const statusesOf = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, run))).map(({ status }) => status).sort();

  it('are held for a limited number of runs at a time, and in the end for all', async () => {
    const seen = blockHolds();
    expect(await statusesOf(40)).toEqual(Array(40).fill(202));
    expect(seen.max).toBe(8);
  });

  it('are not held for a run that waited too long in the queue', async () => {
    const { startQueue } = agent.http.get(RunService, { strict: false });
    const seen = blockHolds(async () => {
      await eventually(() => expect(startQueue.waitingCount).toBe(4));
      const late = Date.now() + 20_001;
      jest.spyOn(agent.http.get(Clock, { strict: false }), 'now').mockImplementation(() => new Date(late));
    });
    expect(await statusesOf(12)).toEqual([...Array(8).fill(202), ...Array(4).fill(503)]);
    expect(seen.max).toBe(8);
  });
});
