import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from '../database/data-source.js';
import { ERASED_QUEUES, ERASURE } from './erasure-plan.sql.js';

/** Go by jobs of their own, which know the bytes or the grant that the row names. */
const WITH_WHAT_THEY_NAME = ['media_deposit', 'social_account'];

const BELONGING = `
  SELECT table_name AS "table" FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_type = 'BASE TABLE' AND table_schema = current_schema() AND column_name IN ('organization_id', 'agent_id', 'sheet_id', 'cell_id', 'generation_id', 'post_id', 'entry_id') GROUP BY 1 ORDER BY 1`;

const CASCADED = `
  WITH RECURSIVE gone (relation) AS (
    SELECT unnest($1::text[])::regclass::oid
    UNION SELECT conrelid FROM pg_constraint JOIN gone ON confrelid = gone.relation WHERE contype = 'f' AND confdeltype = 'c'
  ) SELECT relname AS "table" FROM gone JOIN pg_class ON pg_class.oid = gone.relation`;

let database: TestDatabase<'base'>;
let dataSource: DataSource;

beforeAll(async () => {
  database = await testDatabase({ services: ['base'] });
  dataSource = await dataSourceFor(database.urls.base).initialize();
  await migrate(dataSource);
});
afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

const tables = async (sql: string, parameters: unknown[] = []) =>
  (await dataSource.query(sql, parameters)).map((row: { table: string }) => row.table) as string[];

it('reaches every table whose rows belong to an organization', async () => {
  const reached = new Set(
    await tables(CASCADED, [
      ['organization', ...[...ERASED_QUEUES, ...ERASURE].map(({ table }) => table), ...WITH_WHAT_THEY_NAME],
    ]),
  );
  const belonging = await tables(BELONGING);
  expect(belonging).toEqual(
    expect.arrayContaining(['cell', 'generation_output', 'ledger_posting', 'agent_voice', 'social_account']),
  );
  expect(belonging.filter((table) => !reached.has(table))).toEqual([]);
});
