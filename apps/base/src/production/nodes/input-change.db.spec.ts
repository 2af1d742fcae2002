import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Database, migrate } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from '../../database/data-source.js';
import { InputChangeRepository } from './input-change.repository.js';
import { NODE_LIMITS } from './node-limits.js';

let server: TestDatabase<'base'>;
let source: DataSource;

beforeAll(async () => {
  server = await testDatabase({ services: ['base'] });
  source = await dataSourceFor(server.urls.base).initialize();
  await migrate(source);
  await source.query('ALTER TABLE input_change DROP CONSTRAINT input_change_sheet');
});
afterAll(async () => {
  await source.destroy();
  await server.drop();
});

it('reads few changes that name many ids, and at least one', async () => {
  const changes = new InputChangeRepository(new Database(source));
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  await changes.add(1, { cellIds: ids(NODE_LIMITS.idsPerRun + 1) });
  await changes.add(1, {});
  await changes.add(2, { cellIds: ids(NODE_LIMITS.idsPerRun - 1) });
  await changes.add(2, { rowIds: ids(1) });
  await changes.add(2, {});
  expect((await changes.list(1)).map(({ cellIds }) => cellIds?.length)).toEqual([NODE_LIMITS.idsPerRun + 1]);
  expect((await changes.list(2)).map(({ rowIds }) => rowIds)).toEqual([null, [1]]);
});
