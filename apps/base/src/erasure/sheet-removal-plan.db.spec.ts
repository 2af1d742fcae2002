import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ContentResourceErasure } from '../assets/content-resources/content-resource-erasure.sql.js';
import type { FileTrashBytes } from '../assets/content-resources/trash/file-trash-bytes.sql.js';
import { MigratedBase } from '../database/testing/migrated-base.js';
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

let base: MigratedBase;
beforeAll(async () => {
  base = await MigratedBase.create(FILLED);
});
afterAll(() => base?.drop());

const scope = { sheetId: 7, agentId: 1, organizationId: 1 };
const LARGE = ['generation', 'render_job', 'cell_job'];
const removals = [...SHEET_REMOVAL, ...LAST_OF_SHEET].filter(({ table }) => LARGE.includes(table));
const questions = [...HELD_BY_SHEET, ...OPEN_OF_SHEET].filter(({ table }) => LARGE.includes(table));

const OF_SHEET = /Index (Only )?Scan using \w+_of_sheet|Bitmap Index Scan on \w+_of_sheet|render_job_of_agent/;

it.each(removals)('finds what it removes from $table by the sheet', async (step) => {
  const plan = await base.planOf((db) => new ErasureRepository(db).removeOfSheet(step, scope, 1_000));
  expect(plan).toMatch(OF_SHEET);
});

it.each(questions)('finds what is left in $table by the sheet', async (step) => {
  const plan = await base.planOf((db) => new ErasureRepository(db).hasOfSheet(step, scope));
  expect(plan).toMatch(OF_SHEET);
});

it('finds the files of the sheet by the sheet', async () => {
  const plan = await base.planOf((db) =>
    new ContentResourceErasure(db, {} as FileTrashBytes).releaseFromSheet(scope.sheetId, 1_000),
  );
  expect(plan).toMatch(/content_resource_of_sheet/);
});
