import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MigratedBase } from '../database/testing/migrated-base.js';
import { ERASED_QUEUES, ERASURE } from './erasure-plan.sql.js';

/** Deleted by jobs of their own, which also delete the media or revoke the grant of the row. */
const DELETED_BY_JOBS = ['media_deposit', 'social_account'];

/** Columns by which rows belong to an organization. */
const OWNERS = ['organization_id', 'agent_id', 'sheet_id', 'cell_id', 'generation_id', 'post_id', 'entry_id'];

let base: MigratedBase;
beforeAll(async () => {
  base = await MigratedBase.create();
});
afterAll(() => base?.drop());

it('reaches every table whose rows belong to an organization', async () => {
  const erased = [...ERASED_QUEUES, ...ERASURE].map(({ table }) => table);
  const reached = new Set(await base.tablesDeletedWith(['organization', ...erased, ...DELETED_BY_JOBS]));
  const owned = await base.tablesWith(OWNERS);
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
