import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Database, migrate } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from '../../database/data-source.js';
import { POSTS_OF_ROUND } from './cell-job-limits.js';
import { CellJobRepository } from './cell-job.repository.js';

const ORGANIZATION = 1;
let server: TestDatabase<'base'>;
let source: DataSource;

beforeAll(async () => {
  server = await testDatabase({ services: ['base'] });
  source = await dataSourceFor(server.urls.base).initialize();
  await migrate(source);
});
afterAll(async () => {
  await source.destroy();
  await server.drop();
});

/** Creates a running batch that is to make the posts of these rows. */
async function batchOf(rowIds: readonly number[]): Promise<number> {
  const [{ id }] = await source.query(
    `INSERT INTO batch (organization_id, agent_id, sheet_id, through, total) VALUES ($1, 1, 1, 'post', 1) RETURNING id`,
    [ORGANIZATION],
  );
  await source.query(
    `INSERT INTO cell_job (organization_id, agent_id, sheet_id, batch_id, row_id, stage)
     SELECT $1, 1, 1, $2, unnest($3::bigint[]), 'post'`,
    [ORGANIZATION, id, rowIds],
  );
  return Number(id);
}

it('makes the posts of a few rows of an organization in a round, of the oldest batch first', async () => {
  const rows = (from: number) => Array.from({ length: POSTS_OF_ROUND - 2 }, (_, index) => from + index);
  const first = await batchOf(rows(1));
  const second = await batchOf(rows(100));
  const next = await new CellJobRepository(new Database(source)).nextPosts(ORGANIZATION);
  expect(next).toHaveLength(POSTS_OF_ROUND);
  expect(new Set(next.map(({ batchId }) => batchId))).toEqual(new Set([first, second]));
  expect(next.slice(0, 2).map(({ rowId }) => rowId)).toEqual([1, 2]);
});
