import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MigratedBase } from '../../database/testing/migrated-base.js';
import { periodOf } from './period.js';
import { SpendingRepository } from './spending.repository.js';
import { LEDGER_GROUPS } from './spending.js';

/** Entries of a year in 20 organizations, each capture with its generation. */
const POPULATED = `
  SET session_replication_role = replica;
  INSERT INTO base.generation (organization_id, agent_id, sheet_id, user_job_type, status, due_at, input, model,
    estimate)
  SELECT 1 + number % 20, 1 + number % 20, number % 400, 'text_generation', 'completed', NULL, '{}', 'm', 0
  FROM generate_series(1, 100000) AS number;
  INSERT INTO base.ledger_entry (organization_id, kind, amount, reference, created_at)
  SELECT organization_id, kind, 1, 'generation:' || generation.id, '2026-01-01'::timestamptz + id * interval '5 minutes'
  FROM base.generation, (VALUES ('hold'), ('capture')) AS kinds (kind);
  ANALYZE base.generation, base.ledger_entry;`;

let base: MigratedBase;
const period = periodOf({ from: '2026-03-01', to: '2026-03-31', timeZone: 'UTC' }, new Date());

beforeAll(async () => {
  base = await MigratedBase.create(POPULATED);
}, 120_000);
afterAll(() => base?.drop());

it('finds the captures of days by the period', async () => {
  const plan = await base.planOf((db) => new SpendingRepository(db).byDay(1, period));
  expect(plan).toContain('ledger_entry_in_period');
});

it.each(LEDGER_GROUPS)('finds the captures of each %s by the period, and their work by its id', async (group) => {
  const plan = await base.planOf((db) => new SpendingRepository(db).byGroup(1, period, group));
  expect(plan).toContain('ledger_entry_in_period');
  expect(plan).not.toMatch(/Seq Scan on (ledger_entry|generation)\b/);
});

it('finds the agents and sheets of entries by their ids', async () => {
  const plan = await base.planOf((db) => new SpendingRepository(db).workOf(1, [1, 2, 3]));
  expect(plan).not.toMatch(/Seq Scan on (ledger_entry|generation)\b/);
});

it('finds the entries behind a sum by the period', async () => {
  const captures = { kind: 'capture', period, groupBy: 'model', group: 'm' } as const;
  const plan = await base.planOf((db) => new SpendingRepository(db).entries(1, captures, { skip: 0, take: 50 }));
  expect(plan).not.toMatch(/Seq Scan on (ledger_entry|generation)\b/);
});
