import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate, type Database } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import pg from 'pg';
import { ContentResourceErasure } from '../assets/content-resources/content-resource-erasure.sql.js';
import type { FileTrashBytes } from '../assets/content-resources/trash/file-trash-bytes.sql.js';
import { dataSourceFor } from '../database/data-source.js';
import { ErasureRepository } from './erasure.repository.js';
import { HELD_BY_SHEET, LAST_OF_SHEET, OPEN_OF_SHEET, SHEET_REMOVAL } from './sheet-removal-plan.sql.js';

/** One agent has many rows, of which each sheet has few. */
const FILLED = `
  SET session_replication_role = replica;
  INSERT INTO base.generation (organization_id, agent_id, sheet_id, user_job_type, status, input, model, estimate)
  SELECT 1, 1, number % 500, 'text_generation', 'stopped', '{}', 'm', 0 FROM generate_series(1, 20000) AS number;
  INSERT INTO base.render_job (organization_id, agent_id, sheet_id, cell_id, status, input, estimate)
  SELECT 1, 1, number % 500, 1, 'stopped', '{}', 0 FROM generate_series(1, 20000) AS number;
  INSERT INTO base.cell_job (organization_id, agent_id, sheet_id, row_id, cell_id, status)
  SELECT 1, 1, number % 500, 1, number, 'stopped' FROM generate_series(1, 20000) AS number;
  INSERT INTO base.content_resource (organization_id, agent_id, sheet_id, key, url, file_name, content_type,
    object_type, byte_size)
  SELECT 1, 1, number % 500, number, 'u', 'n', 'image/png', 'image', 1 FROM generate_series(1, 20000) AS number;
  ANALYZE base.generation, base.render_job, base.cell_job, base.content_resource;`;

let database: TestDatabase<'base'>;
let dataSource: DataSource;
let plan: string;

beforeAll(async () => {
  database = await testDatabase({ services: ['base'] });
  dataSource = await dataSourceFor(database.urls.base).initialize();
  await migrate(dataSource);
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query(FILLED);
  await admin.end();
});
afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

/** Explains statements instead of executing them. */
const explaining = {
  execute: async (sql: string, parameters: unknown[]) => {
    const lines: { 'QUERY PLAN': string }[] = await dataSource.query(`EXPLAIN ${sql}`, parameters);
    plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    return 0;
  },
} as unknown as Database;

const scope = { sheetId: 7, agentId: 1, organizationId: 1 };
const LARGE = ['generation', 'render_job', 'cell_job'];
const rows = new ErasureRepository(explaining);
const removals = [...SHEET_REMOVAL, ...LAST_OF_SHEET].filter(({ table }) => LARGE.includes(table));
const questions = [...HELD_BY_SHEET, ...OPEN_OF_SHEET].filter(({ table }) => LARGE.includes(table));

const OF_SHEET = /Index (Only )?Scan using \w+_of_sheet|Bitmap Index Scan on \w+_of_sheet|render_job_of_agent/;

it.each(removals)('finds what it removes from $table by the sheet', async (step) => {
  await rows.removeOfSheet(step, scope, 1_000);
  expect(plan).toMatch(OF_SHEET);
});

it.each(questions)('finds what is left in $table by the sheet', async (step) => {
  await rows.hasOfSheet(step, scope);
  expect(plan).toMatch(OF_SHEET);
});

it('finds the files of the sheet by the sheet', async () => {
  await new ContentResourceErasure(explaining, {} as FileTrashBytes).releaseFromSheet(scope.sheetId, 1_000);
  expect(plan).toMatch(/content_resource_of_sheet/);
});
