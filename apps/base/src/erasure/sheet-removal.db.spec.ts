import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MigratedBase } from '../database/testing/migrated-base.js';
import { LAST_OF_SHEET, SHEET_REMOVAL } from './sheet-removal-plan.sql.js';

/** Files stay in the library without the sheet. */
const SEPARATED = ['content_resource'];
/** Posts of a row stay. */
const RETAINED = ['post'];

/** Columns by which rows belong to a sheet. */
const OWNERS = ['sheet_id', 'row_id', 'column_id', 'cell_id', 'layer_id', 'generation_id', 'batch_id'];

let base: MigratedBase;
beforeAll(async () => {
  base = await MigratedBase.create();
});
afterAll(() => base?.drop());

it('removes the rows of every table that belong to a sheet before its own row', async () => {
  const steps = [...SHEET_REMOVAL, ...LAST_OF_SHEET].map(({ table }) => table);
  const reached = new Set([...(await base.tablesDeletedWith(steps)), ...SEPARATED, ...RETAINED]);
  const owned = await base.tablesWith(OWNERS);
  expect(owned).toEqual(expect.arrayContaining(['cell', 'generation_output', 'sheet_change', 'vendor_slot']));
  expect(owned.filter((table) => !reached.has(table))).toEqual([]);
});

it('removes what grows with the sheet in limited numbers, before what it would cascade from', () => {
  const order = SHEET_REMOVAL.map(({ table }) => table);
  expect(order.indexOf('layer')).toBeLessThan(order.indexOf('cell'));
  expect(order.indexOf('cell')).toBeLessThan(order.indexOf('sheet_row'));
  expect(order.indexOf('cell_job')).toBe(0);
});
