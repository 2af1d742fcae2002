import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MigratedBase } from '../../database/testing/migrated-base.js';
import { ATTENTION_KINDS } from './attention.js';
import { AttentionRepository } from './attention.repository.js';

/** An organization with 20 agents, among others, and much history of which one in a thousand records needs a person. */
const POPULATED = `
  SET session_replication_role = replica;
  INSERT INTO base.agent (organization_id, creator_id, name)
  SELECT 1 + number / 20, 1, 'Agent ' || number FROM generate_series(0, 399) AS number;
  INSERT INTO base.sheet (slug, title, organization_id, agent_id)
  SELECT 's' || id, 's', organization_id, id FROM base.agent;
  INSERT INTO base.cell (sheet_id, row_id, column_id)
  SELECT 1 + number % 400, number, 1 FROM generate_series(1, 100000) AS number;
  INSERT INTO base.post (agent_id, status, schedule_type, scheduled_time, requested, strict, content, skipped)
  SELECT 1 + number % 20, CASE WHEN number % 1000 = 0 THEN 'failed' ELSE 'success' END, 'now', now(), '{}', false, '{}',
    '[]' FROM generate_series(1, 100000) AS number;
  INSERT INTO base.post_target (post_id, organization_id, platform, status, due_at)
  SELECT id, 1, 'microblog', CASE status WHEN 'failed' THEN 'failed' ELSE 'completed' END, NULL FROM base.post;
  INSERT INTO base.render_job (organization_id, agent_id, sheet_id, cell_id, status, due_at, input, estimate)
  SELECT 1, sheet_id, sheet_id, id, CASE WHEN id % 1000 = 0 THEN 'failed' ELSE 'completed' END, NULL, '{}', 0
  FROM base.cell;
  INSERT INTO base.batch (organization_id, agent_id, sheet_id, status, total)
  SELECT 1, 1, 1, 'completed', 1 FROM generate_series(1, 20000);
  INSERT INTO base.action_gate (id, key, organization_id, agent_id, user_id, action, status, summary, max_cost,
    accounts, approved, expires_at)
  SELECT gen_random_uuid(), 'run:' || number, 1, 1, 1, '{}', 'open', 's', 0, '[]',
    CASE WHEN number % 1000 = 0 THEN NULL ELSE true END, now() + interval '1 hour'
  FROM generate_series(1, 20000) AS number;
  ANALYZE;`;

let base: MigratedBase;
let plan: string;

beforeAll(async () => {
  base = await MigratedBase.create(POPULATED);
  const now = new Date();
  const oldest = new Date(now.getTime() - 86_400_000);
  plan = await base.planOf(
    (db) =>
      new AttentionRepository(db).page({
        ...{ organizationId: 1, kinds: ATTENTION_KINDS, dismissed: false },
        ...{ now, oldest, limit: 51 },
      }),
    '(ANALYZE, TIMING off, BUFFERS)',
  );
}, 120_000);
afterAll(() => base?.drop());

it.each(['post_failed', 'render_job_failed', 'action_gate_open', 'batch_open'])(
  'finds what needs a person by the index %s',
  (index) => {
    expect(plan).toContain(index);
  },
);

it('scans no table of history', () => {
  expect(plan).not.toMatch(/Seq Scan on (post|post_target|render_job|batch|action_gate|cell|sheet)\b/);
});

it('reads a small number of pages, whatever the history', () => {
  const [, hit, read] = /Buffers: shared hit=(\d+)(?: read=(\d+))?/.exec(plan)!;
  expect(Number(hit) + Number(read ?? 0)).toBeLessThan(3_000);
});
