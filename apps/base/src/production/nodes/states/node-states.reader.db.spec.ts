import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { Database, migrate } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from '../../../database/data-source.js';
import { NodeStatesReader } from './node-states.reader.js';

const SCOPE = { agentId: 1, sheetId: 1 };
const TABLES = ['sheet', 'sheet_node', 'post_node', 'cell_job'];

let server: TestDatabase<'base'>;
let source: DataSource;

beforeAll(async () => {
  server = await testDatabase({ services: ['base'] });
  source = await dataSourceFor(server.urls.base).initialize();
  await migrate(source);
  const constraints: { table: string; name: string }[] = await source.query(
    `SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint
     WHERE contype = 'f' AND conrelid = ANY ($1::regclass[])`,
    [TABLES],
  );
  for (const { table, name } of constraints) await source.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await source.destroy();
  await server.drop();
});
beforeEach(async () => {
  await source.query(`TRUNCATE ${TABLES.join(', ')} CASCADE`);
});

/** Creates a sheet of this size; every tenth cell has open work, and each row has posts. */
async function populate(rows: number, columns: number): Promise<void> {
  await source.query(
    `INSERT INTO sheet (id, slug, title, organization_id, agent_id) OVERRIDING SYSTEM VALUE VALUES (1, 'x', 'x', 1, 1)`,
  );
  await source.query(
    `INSERT INTO sheet_node (sheet_id, cell_id, row_id, stage, state, reason)
     SELECT 1, id, 1 + id / $2, 'cells', CASE id % 3 WHEN 0 THEN 'fresh' WHEN 1 THEN 'stale' ELSE 'missing' END,
       CASE id % 3 WHEN 1 THEN 'Changed since it was made: prompt' END
     FROM generate_series(0, $1::integer * $2::integer - 1) AS id`,
    [rows, columns],
  );
  await source.query(
    `INSERT INTO post_node (sheet_id, row_id, state)
     SELECT 1, id, 'missing' FROM generate_series(1, $1::integer) AS id`,
    [rows],
  );
  await source.query(
    `INSERT INTO cell_job (organization_id, agent_id, sheet_id, row_id, cell_id, status)
     SELECT 1, 1, 1, row_id, cell_id, CASE cell_id % 20 WHEN 0 THEN 'running' ELSE 'waiting' END
     FROM sheet_node WHERE cell_id % 10 = 0`,
  );
  await source.query('ANALYZE');
}

it.each([
  [1, 2],
  [300, 20],
])('reads the states of %i rows of %i cells by one statement, also while a batch runs', async (rows, columns) => {
  await populate(rows, columns);
  const statements = jest.spyOn(Database.prototype as unknown as { run: () => Promise<unknown> }, 'run');
  const sent = jest.spyOn(source, 'query');
  const { body, isCurrent } = await new NodeStatesReader(new Database(source)).states(SCOPE);
  expect([statements.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0]);
  statements.mockRestore();
  sent.mockRestore();
  expect(isCurrent).toBe(true);
  const { nodes } = JSON.parse(body) as { nodes: { stage: string; state: string; count: number }[] };
  const countOf = (stage: string, states: readonly string[]) =>
    nodes
      .filter((node) => node.stage === stage && states.includes(node.state))
      .reduce((sum, { count }) => sum + count, 0);
  const open = Math.ceil((rows * columns) / 10);
  expect(countOf('cells', ['queued', 'working'])).toBe(open);
  expect(countOf('cells', ['fresh', 'stale', 'missing'])).toBe(rows * columns - open);
  expect(countOf('post', ['missing'])).toBe(rows);
});
