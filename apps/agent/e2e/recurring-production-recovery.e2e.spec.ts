import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderedBatch } from '@reelsheet/contracts';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { StartFiring } from '../src/recurring-jobs/begin-firing.task.js';
import { FireRecurringJob } from '../src/recurring-jobs/fire-recurring-job.task.js';
import { FollowProduction } from '../src/recurring-jobs/productions/follow-production.task.js';
import { ProductionRepository } from '../src/recurring-jobs/productions/production.repository.js';
import { seen } from '../src/recurring-jobs/productions/production.js';
import { AgentUnderTest } from './harness.js';

const TEAM = 1;
const UNAVAILABLE = new DomainError(CommonErrors.unavailable);
const batch = (key: string): OrderedBatch => ({
  ...{ id: 77, key, vidsheet_id: 12, status: 'running', through: 'render', paused_reason: null, max_credits: 100 },
  ...{ total: 1, completed: 0, failed: 0, estimate: null, created_at: '2026-11-20T12:00:00.000Z', spent: 0, held: 0 },
  ...{ stages: [], failures: [] },
});

let agent: AgentUnderTest;
let db: Database;
let editor: string;
let path: `/agents/${string}/recurring-jobs`;
let id: string;
let runId: string;

beforeAll(async () => {
  agent = await AgentUnderTest.start();
  db = agent.http.get(Database, { strict: false });
  editor = agent.otherServices.member(TEAM, 'editor');
});
afterAll(() => agent?.stop());
/** Lets a job fire that makes a video of one accepted idea. */
beforeEach(async () => {
  const { id: agentId, uuid } = agent.otherServices.agent(TEAM);
  path = `/agents/${uuid}/recurring-jobs`;
  await db.manager.query(
    `INSERT INTO idea (organization_id, agent_id, run_id, title, hook, description, video_type, status, data)
     VALUES ($1, $2, gen_random_uuid(), 'Rye', 'Hook', 'About rye', 'story', 'approve_to_create', '{}')`,
    [TEAM, agentId],
  );
  const { body } = await agent.call('POST', path, editor, {
    ...{ job_type: 'produce_ideas', name: 'Rye', prompt: 'Give me two ideas about rye bread' },
    schedule: { cadence: 'daily', timezone: 'Europe/Berlin', time_of_day: '09:00' },
    delivery: { type: 'chat_only' },
    production: { take: 1, vidsheet_id: 12, weekly_credits: 100 },
  });
  id = body.id;
  await db.manager.query(`UPDATE recurring_job SET next_run_at = now() - interval '1 second' WHERE id = $1`, [id]);
  await task(FireRecurringJob).run({ recurringJobId: id });
  const [firing] = await db.manager.query(`SELECT run_id FROM recurring_job_firing WHERE recurring_job_id = $1`, [id]);
  runId = firing.run_id;
});

const task = <T>(type: abstract new (...values: any[]) => T): T => agent.http.get(type as never, { strict: false });
const get = async () => (await agent.call('GET', `${path}/${id}`, editor)).body;
const start = () => task(StartFiring).run({ runId });
const follow = () => task(FollowProduction).run({ runId, checks: 0 });
/** Returns the messages of the job's conversation. */
async function messages(): Promise<{ content: string }[]> {
  const { conversation_id } = await get();
  if (!conversation_id) return [];
  return (await agent.call('GET', `/agent/conversations/${conversation_id}`, editor)).body.messages;
}

describe('what a recurring job has ordered', () => {
  it.each([
    ['its job was paused', UNAVAILABLE],
    ['base has rejected it', new DomainError(CommonErrors.validation)],
  ])('has the batch that starts after %s', async (_, rejection) => {
    agent.otherServices.productionRejections.push(rejection);
    if (rejection === UNAVAILABLE) {
      await expect(start()).rejects.toThrow();
      await agent.call('POST', `${path}/${id}/pause`, editor);
    }
    await start();
    const [{ seconds }] = await db.manager.query(
      `SELECT extract(epoch FROM due_at - now())::integer AS seconds FROM task
       WHERE kind = 'follow_production' AND key = $1`,
      [runId],
    );
    expect(seconds).toBeGreaterThan(45);
    expect((await get()).last_production).toMatchObject({ status: 'rejected' });
    agent.otherServices.changeBatch(runId, batch(runId));
    await follow();
    expect((await get()).last_production).toMatchObject({ status: 'running', batch_id: 77, error: null });
    expect(await messages()).toEqual([]);
    agent.otherServices.changeBatch(runId, { status: 'completed' });
    await follow();
    expect(await messages()).toMatchObject([{ content: expect.stringMatching(/^Batch 77 /) }]);
  });

  it.each([CommonErrors.internal, CommonErrors.conflict, CommonErrors.rateLimited])(
    'is ordered, followed and reported though base has answered $code',
    async (definition) => {
      const fault = new DomainError(definition);
      // A task that throws a domain error is not repeated.
      agent.otherServices.batchesFault = fault;
      await expect(start()).rejects.not.toBeInstanceOf(DomainError);
      agent.otherServices.batchesFault = undefined;
      await start();
      agent.otherServices.changeBatch(runId, { status: 'completed' });
      agent.otherServices.batchesFault = fault;
      await expect(follow()).rejects.not.toBeInstanceOf(DomainError);
      agent.otherServices.batchesFault = undefined;
      agent.otherServices.productionsFault = fault;
      await expect(follow()).rejects.not.toBeInstanceOf(DomainError);
      agent.otherServices.productionsFault = undefined;
      await follow();
      expect(await messages()).toHaveLength(1);
    },
  );

  it('has ended although an earlier reading of its batch is stored later, until the batch is reopened', async () => {
    await start();
    const repository = task(ProductionRepository);
    const before = (await repository.find(runId))!;
    agent.otherServices.changeBatch(runId, { status: 'completed', spent: 3 });
    await follow();
    const settled = (await repository.find(runId))!;
    await repository.see(before, seen(batch(runId), before.ceiling));
    expect(await repository.find(runId)).toEqual(settled);
    expect(await repository.end(runId, 'rejected')).toBe(false);
    agent.otherServices.changeBatch(runId, { status: 'running' });
    await follow();
    expect(await repository.find(runId)).toMatchObject({ status: 'running', settledAt: null });
  });
});
