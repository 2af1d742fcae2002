import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from '../../database/data-source.js';
import { IS_GENERATED_CELL, HAS_PROMPT } from '../../sheets/cells/cell-address.sql.js';
import { promptOf } from '../../sheets/prompts/prompt.js';
import { COLUMN_ROLES, COLUMN_TYPES } from '../../sheets/sheet/column-types.js';
import { cellPlan } from './cell-plan.js';

let server: TestDatabase<'base'>;
let source: DataSource;

beforeAll(async () => {
  server = await testDatabase({ services: ['base'] });
  source = await dataSourceFor(server.urls.base).initialize();
});
afterAll(async () => {
  await source.destroy();
  await server.drop();
});

const cells = COLUMN_TYPES.flatMap((columnType) =>
  COLUMN_ROLES.flatMap((columnRole) =>
    [undefined, 'ai', 'manual', 7, null].flatMap((textMode) =>
      [undefined, 'about tea', ' \n', 7, null].flatMap((prompt) =>
        ['', ' ', 'typed'].map((value) => ({ columnType, columnRole, attributes: { textMode, prompt }, value })),
      ),
    ),
  ),
);

it('is decided the same way in SQL and in code', async () => {
  const fromSql = await source.query<object[]>(
    `SELECT ${IS_GENERATED_CELL} AS "isGenerated", ${HAS_PROMPT} AS "hasPrompt"
     FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS given (body, ordinal),
       LATERAL (SELECT body ->> 'columnType' AS type, body ->> 'columnRole' AS column_role) AS sheet_column,
       LATERAL (SELECT body ->> 'value' AS value, body -> 'attributes' AS additional_attributes) AS cell
     ORDER BY ordinal`,
    [JSON.stringify(cells)],
  );
  expect(fromSql).toEqual(
    cells.map((cell) => ({ isGenerated: cellPlan(cell) !== undefined, hasPrompt: promptOf(cell).trim() !== '' })),
  );
  expect(new Set(fromSql.map((each) => JSON.stringify(each))).size).toBe(4);
});
