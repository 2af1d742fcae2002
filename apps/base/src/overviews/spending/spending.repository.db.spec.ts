import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate, type Database } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import pg from 'pg';
import { dataSourceFor } from '../../database/data-source.js';
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

let database: TestDatabase<'base'>;
let dataSource: DataSource;
let plan: string;

/** Explains statements instead of returning their rows. */
const explaining = {
  rowsOfMany: async (_: unknown, sql: string, parameters: unknown[]) => {
    const lines: { 'QUERY PLAN': string }[] = await dataSource.query(`EXPLAIN ${sql}`, parameters);
    plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    return [];
  },
} as unknown as Database;

const repository = new SpendingRepository(explaining);
const period = periodOf({ from: '2026-03-01', to: '2026-03-31', timeZone: 'UTC' }, new Date());

beforeAll(async () => {
  database = await testDatabase({ services: ['base'] });
  dataSource = await dataSourceFor(database.urls.base).initialize();
  await migrate(dataSource);
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query(POPULATED);
  await admin.end();
}, 120_000);
afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

it('finds the captures of days by the period', async () => {
  await repository.byDay(1, period);
  expect(plan).toContain('ledger_entry_in_period');
});

it.each(LEDGER_GROUPS)('finds the captures of each %s by the period, and their work by its id', async (group) => {
  await repository.byGroup(1, period, group);
  expect(plan).toContain('ledger_entry_in_period');
  expect(plan).not.toMatch(/Seq Scan on (ledger_entry|generation)\b/);
});

it('finds the entries behind a sum by the period', async () => {
  await repository.entries(1, { kind: 'capture', period, groupBy: 'model', group: 'm' }, { skip: 0, take: 50 });
  expect(plan).not.toMatch(/Seq Scan on (ledger_entry|generation)\b/);
});
