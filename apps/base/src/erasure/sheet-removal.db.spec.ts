import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from '../database/data-source.js';
import { LAST_OF_SHEET, SHEET_REMOVAL } from './sheet-removal-plan.sql.js';

/** Files stay in the library without the sheet. */
const SEPARATED = ['content_resource'];
/** Posts of a row stay. */
const RETAINED = ['post'];

const TABLES_OF_SHEETS = `
  SELECT table_name AS "table"
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_type = 'BASE TABLE' AND table_schema = current_schema()
    AND column_name IN ('sheet_id', 'row_id', 'column_id', 'cell_id', 'layer_id', 'generation_id', 'batch_id')
  GROUP BY 1 ORDER BY 1`;

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

it('removes the rows of every table that belong to a sheet before its own row', async () => {
  const steps = [...SHEET_REMOVAL, ...LAST_OF_SHEET].map(({ table }) => table);
  const reached = new Set([...(await tables(CASCADED, [steps])), ...SEPARATED, ...RETAINED]);
  const owned = await tables(TABLES_OF_SHEETS);
  expect(owned).toEqual(expect.arrayContaining(['cell', 'generation_output', 'sheet_change', 'vendor_slot']));
  expect(owned.filter((table) => !reached.has(table))).toEqual([]);
});

it('removes what grows with the sheet in limited numbers, before what it would cascade from', () => {
  const order = SHEET_REMOVAL.map(({ table }) => table);
  expect(order.indexOf('layer')).toBeLessThan(order.indexOf('cell'));
  expect(order.indexOf('cell')).toBeLessThan(order.indexOf('sheet_row'));
  expect(order.indexOf('cell_job')).toBe(0);
});
