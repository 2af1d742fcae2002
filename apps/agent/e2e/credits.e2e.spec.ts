import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CreditGate } from '@reelsheet/platform-credits';
import { Database } from '@reelsheet/platform-database';
import { RunRepository } from '../src/runs/run.repository.js';
import { RunSettlement } from '../src/runs/run-settlement.js';
import { AgentUnderTest } from './harness.js';

const STUDIO = 1;

/** What a crash leaves between the intent to run and its acceptance; no worker listens here. */
describe('the credits of a run that never began', () => {
  let agent: AgentUnderTest;
  let key: string;
  let uuid: string;
  let runs: RunRepository;
  let gate: CreditGate;
  let settlement: RunSettlement;

  beforeAll(async () => {
    agent = await AgentUnderTest.start();
    key = agent.neighbours.member(STUDIO, 'editor');
    ({ uuid } = agent.neighbours.agent(STUDIO));
    runs = agent.http.get(RunRepository, { strict: false });
    gate = agent.http.get(CreditGate, { strict: false });
    settlement = agent.http.get(RunSettlement, { strict: false });
  });
  afterAll(() => agent.stop());
  afterEach(() => void jest.restoreAllMocks());

  const run = () => agent.call('POST', '/agent/run', key, { message: 'Write a title', agent_id: uuid });
  const rows = async () =>
    (await agent.http.get(Database, { strict: false }).query<{ id: string }>(`SELECT id FROM run`)).map(({ id }) => id);

  it('come back when the service dies after it held them', async () => {
    jest.spyOn(runs, 'accept').mockRejectedValueOnce(new Error('killed'));
    await expect(run()).rejects.toThrow('answered 500');
    const [id] = await rows();
    expect([...agent.neighbours.held.keys()]).toEqual([`run:${id}`]);
    await settlement.settle(id!);
    expect(agent.neighbours.movements(`run:${id}`)).toEqual(['hold', 'release']);
    expect(await rows()).toEqual([]);
  });

  it('are promised back by a message that was sent with the intent', async () => {
    jest.spyOn(gate, 'hold').mockRejectedValueOnce(new Error('killed'));
    await expect(run()).rejects.toThrow('answered 500');
    const [id] = await rows();
    const sent = await agent.http
      .get(Database, { strict: false })
      .query(`SELECT publish_after > now() AS later FROM outbox WHERE payload ->> 'run_id' = $1`, [id]);
    expect(sent).toEqual([{ later: true }]);
    await settlement.settle(id!);
    expect(await rows()).toEqual([]);
  });

  it('come back when the intent is given up while they are being held', async () => {
    const hold = gate.hold.bind(gate);
    jest.spyOn(gate, 'hold').mockImplementationOnce(async (charge) => {
      await settlement.settle(charge.reference.slice('run:'.length));
      await hold(charge);
    });
    expect(await run()).toMatchObject({ status: 503, body: { error_code: 'service_unavailable' } });
    expect(agent.neighbours.held.size).toBe(0);
    expect((await agent.call('GET', '/agent/conversations', key)).body).toEqual({ conversations: [] });
  });

  it('stay held while the run is under way', async () => {
    const { body } = await run();
    await settlement.settle(body.run_id);
    expect(agent.neighbours.movements(`run:${body.run_id}`)).toEqual(['hold']);
  });
});
