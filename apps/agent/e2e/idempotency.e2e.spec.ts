import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { IdempotentAnswerRepository } from '@reelsheet/platform-http';
import { request } from '@reelsheet/testing';
import { AgentUnderTest } from './harness.js';

const TEAM = 1;
const JOB = {
  job_type: 'generate_content_ideas',
  prompt: 'Give me two ideas about rye bread',
  schedule: { cadence: 'daily', timezone: 'Europe/Berlin', time_of_day: '09:00' },
  delivery: { type: 'chat_only' },
};

let agent: AgentUnderTest;
let editor: string;
let uuid: string;

beforeAll(async () => {
  agent = await AgentUnderTest.start();
  editor = agent.otherServices.member(TEAM, 'editor');
  ({ uuid } = agent.otherServices.agent(TEAM));
});
afterAll(() => agent?.stop());

const send = (path: string, key: string, body: object) =>
  request('POST', agent.url + path, { key: editor, headers: { 'Idempotency-Key': key }, body });
const createJob = (key: string) => send(`/agents/${uuid}/recurring-jobs`, key, JOB);
const run = (key: string) => send('/agent/run', key, { agent_id: uuid, message: 'Give me four ideas' });
const count = async (table: string) => {
  const db = agent.http.get(Database, { strict: false });
  return Number((await db.manager.query(`SELECT count(*) FROM ${table}`))[0].count);
};

it.each([
  ['a recurring job', 'recurring_job', createJob],
  ['a run', 'run', run],
])('%s that is ordered twice at once with one key is one', async (_, table, order) => {
  const before = await count(table);
  const both = await Promise.all([order('pair'), order('pair')]);
  const first = both.find(({ status, headers }) => status < 300 && !headers.has('idempotent-replay'))!;
  const again = await order('pair');
  expect([again.status, again.body, again.headers.get('idempotent-replay')]).toEqual([
    first.status,
    first.body,
    'true',
  ]);
  expect(await count(table)).toBe(before + 1);
});

it('a run whose process ended before the answer is not started again', async () => {
  const answers = agent.http.get(IdempotentAnswerRepository, { strict: false });
  const complete = answers.complete.bind(answers);
  answers.complete = () => Promise.reject(new DomainError(CommonErrors.unavailable));
  const before = await count('run');
  expect((await run('crash')).status).toBe(503);
  answers.complete = complete;
  expect(await run('crash')).toMatchObject({ status: 409, body: { error_code: 'idempotency_outcome_unknown' } });
  expect(await count('run')).toBe(before + 1);
});
