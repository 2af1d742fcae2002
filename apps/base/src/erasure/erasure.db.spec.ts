import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from '../database/data-source.js';
import { ERASED_QUEUES, ERASURE } from './erasure-plan.sql.js';

/** Deleted by jobs of their own, which also delete the media or revoke the grant of the row. */
const DELETED_BY_JOBS = ['media_deposit', 'social_account'];

const TABLES_OF_ORGANIZATIONS = `
  SELECT table_name AS "table"
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_type = 'BASE TABLE' AND table_schema = current_schema() AND column_name IN (
    'organization_id', 'agent_id', 'sheet_id', 'cell_id', 'generation_id', 'post_id', 'entry_id'
  ) GROUP BY 1 ORDER BY 1`;

const CASCADED = `
  WITH RECURSIVE deleted (relation) AS (
    SELECT unnest($1::text[])::regclass::oid
    UNION
    SELECT conrelid FROM pg_constraint JOIN deleted ON confrelid = deleted.relation
    WHERE contype = 'f' AND confdeltype = 'c'
  ) SELECT relname AS "table" FROM deleted JOIN pg_class ON pg_class.oid = deleted.relation`;

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
      ['organization', ...[...ERASED_QUEUES, ...ERASURE].map(({ table }) => table), ...DELETED_BY_JOBS],
    ]),
  );
  const owned = await tables(TABLES_OF_ORGANIZATIONS);
  expect(owned).toEqual(
    expect.arrayContaining(['cell', 'generation_output', 'ledger_posting', 'agent_voice', 'social_account']),
  );
  expect(owned.filter((table) => !reached.has(table))).toEqual([]);
});

it('deletes what grows with the cells of a sheet before the sheet, in limited numbers', () => {
  const order = ERASURE.map(({ table }) => table);
  const before = order.slice(0, order.indexOf('sheet'));
  expect(before).toEqual(expect.arrayContaining(['sheet_node', 'input_change', 'layer', 'cell', 'sheet_row']));
});
