import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cellUpdated, layerUpdated } from '@reelsheet/contracts';
import { Database, Transaction } from '@reelsheet/platform-database';
import type { Hooks } from '@reelsheet/platform-hooks';
import type { Tasks } from '@reelsheet/platform-jobs';
import { Outbox } from '@reelsheet/platform-outbox';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { SheetsConfig } from '../sheets.config.js';
import { dataSourceFor } from '../../database/data-source.js';
import { TrashConfig } from '../../trash.config.js';
import { ChangeLogRepository } from '../changes/change-log.repository.js';
import { GenerationResultWriter, type ResultTarget } from '../cells/generation-result.writer.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import { SheetHooks } from '../sheet/sheet-hooks.js';
import { ChangeSetRepository } from '../undo/change-set.repository.js';
import { ChangeSets } from '../undo/change-sets.js';
import { SheetRepository } from '../sheet/sheet.repository.js';
import { PromptRepository } from './prompt.repository.js';
import { PromptResolver } from './prompt-resolver.js';

let server: TestDatabase<'base'>;
let source: DataSource;
let prompts: PromptResolver;
let results: GenerationResultWriter;
let transaction: Transaction;

beforeAll(async () => {
  server = await testDatabase({ services: ['base'] });
  source = await dataSourceFor(server.urls.base).initialize();
  await source.runMigrations();
  const db = new Database(source);
  transaction = new Transaction(source);
  prompts = new PromptResolver(new PromptRepository(db));
  const config = new SheetsConfig();
  const hooks = {
    run: async (hook: unknown) => {
      if (hook === SheetHooks.itemsDeleted) throw new Error('nothing is deleted here');
      return [];
    },
  } as Partial<Hooks> as Hooks;
  const outbox = new Outbox(db, transaction, { due: () => undefined } as never);
  const log = new ChangeLogRepository(db);
  const tasks = { schedule: async () => true } as Partial<Tasks> as Tasks;
  const sets = new ChangeSets(new ChangeSetRepository(db), tasks, new TrashConfig());
  const changes = new SheetChanges(new SheetRepository(db), outbox, transaction, config, hooks, log, sets);
  results = new GenerationResultWriter(db, changes, config);
});
afterAll(async () => {
  await source.destroy();
  await server.drop();
});

const insert = async (sql: string, parameters: unknown[] = []): Promise<number> =>
  (await source.query<{ id: number }[]>(`INSERT INTO ${sql} RETURNING id`, parameters))[0]!.id;

/** Creates one row whose columns have these titles and values in order. */
async function sheet(
  cells: readonly (readonly [title: string, value: string, attributes?: object])[],
  variables: Record<string, string> = {},
) {
  const user = await insert(`user_account (email, name, username) VALUES ($1, 'n', $1)`, [`${Math.random()}@x`]);
  const organization = await insert(`organization (name) VALUES ('o')`);
  const agent = await insert(`agent (organization_id, creator_id, name) VALUES ($1, $2, 'a')`, [organization, user]);
  const sheetId = await insert(`sheet (slug, organization_id, agent_id, title) VALUES ($1, $2, $3, 't')`, [
    `s${organization}`,
    organization,
    agent,
  ]);
  const rowId = await insert(`sheet_row (sheet_id, position) VALUES ($1, 0)`, [sheetId]);
  const cellIds: number[] = [];
  for (const [position, [title, value, attributes = {}]] of cells.entries()) {
    const column = await insert(
      `sheet_column (sheet_id, position, title, type, column_role) VALUES ($1, $2, $3, 'text', 'ingredient')`,
      [sheetId, position, title],
    );
    cellIds.push(
      await insert(`cell (sheet_id, row_id, column_id, value, additional_attributes) VALUES ($1, $2, $3, $4, $5)`, [
        sheetId,
        rowId,
        column,
        value,
        attributes,
      ]),
    );
  }
  const list = await insert(`variables_sheet (sheet_id) VALUES ($1)`, [sheetId]);
  for (const [position, [key, value]] of Object.entries(variables).entries())
    await source.query(`INSERT INTO variable VALUES ($1, $2, $3, $4)`, [list, position, key, value]);
  return { sheetId, rowId, cellIds };
}

describe('resolving names', () => {
  it("uses the row's cell, of the first of equal titles, before a variable", async () => {
    const scope = await sheet(
      [
        ['Hook Line', 'first'],
        ['HOOK_LINE', 'second'],
        ['SCRIPT', '{{tone}}: {{hook line}}'],
      ],
      { 'hook line': 'variable', Tone: 'calm' },
    );
    expect(
      await prompts.resolve(scope, { prompt: '{{HOOK_line}} / {{script}}', negative_prompt: 'no {{ TONE }}' }),
    ).toEqual({ prompt: 'first / calm: first', negative_prompt: 'no calm' });
  });

  it('uses only variables outside of rows', async () => {
    const { sheetId } = await sheet([['A', 'cell']], { B: 'variable' });
    expect(await prompts.resolve({ sheetId, rowId: null }, { prompt: '{{b}}' })).toEqual({ prompt: 'variable' });
    await expect(prompts.resolve({ sheetId, rowId: null }, { prompt: '{{A}}' })).rejects.toMatchObject({
      code: 'validation_error',
      status: 422,
      message: expect.stringContaining('{{A}}'),
    });
  });

  it('never uses another sheet', async () => {
    const [own, other] = [await sheet([['A', 'own']]), await sheet([['SECRET', 'theirs']], { KEY: 'theirs' })];
    for (const name of ['SECRET', 'KEY'])
      await expect(prompts.resolve(own, { prompt: `{{${name}}}` })).rejects.toThrow(name);
    await expect(
      prompts.resolve({ sheetId: own.sheetId, rowId: other.rowId }, { prompt: '{{SECRET}}' }),
    ).rejects.toThrow('SECRET');
  });
});

describe('a finished generation', () => {
  const select = (target: ResultTarget, generationId: number, text?: string) =>
    transaction.run(() => results.select(target, generationId, text));
  const announced = (sheetId: number) =>
    source.query(
      `SELECT subject, payload -> 'ids' AS ids, (payload ->> 'sheet_version')::int AS version FROM outbox
       WHERE (payload ->> 'sheet_id')::int = $1 ORDER BY payload -> 'sheet_version'`,
      [sheetId],
    );
  const cell = async (id: number) =>
    (await source.query<object[]>(`SELECT value, default_generation_id AS selected FROM cell WHERE id = $1`, [id]))[0];

  it('is selected, and its text becomes the value of cells that are empty or written by AI', async () => {
    const { sheetId, cellIds } = await sheet([
      ['EMPTY', ''],
      ['TYPED', 'mine'],
      ['WRITTEN', 'old', { textMode: 'ai' }],
    ]);
    for (const [index, cellId] of cellIds.entries()) await select({ cellId }, 70 + index, 'new');
    expect(await Promise.all(cellIds.map(cell))).toEqual([
      { value: 'new', selected: 70 },
      { value: 'mine', selected: 71 },
      { value: 'new', selected: 72 },
    ]);
    await select({ cellId: cellIds[2]! }, 80);
    expect(await cell(cellIds[2]!)).toEqual({ value: 'new', selected: 80 });
    expect(await source.query(`SELECT version FROM sheet WHERE id = $1`, [sheetId])).toEqual([{ version: 4 }]);
    expect(await announced(sheetId)).toEqual(
      [...cellIds, cellIds[2]].map((id, index) => ({ subject: cellUpdated.subject, ids: [id], version: index + 1 })),
    );
  });

  it('leaves the value unchanged when the sheet is full', async () => {
    const { sheetId, cellIds } = await sheet([['EMPTY', '']]);
    await source.query(`UPDATE sheet SET bytes = $2 WHERE id = $1`, [sheetId, new SheetsConfig().MAX_SHEET_BYTES]);
    await select({ cellId: cellIds[0]! }, 75, 'new');
    expect(await cell(cellIds[0]!)).toEqual({ value: '', selected: 75 });
  });

  it('is selected for its layer, and is ignored when its cell or layer was deleted', async () => {
    const { sheetId, cellIds } = await sheet([['FINAL', '']]);
    const layerId = await insert(`layer (sheet_id, cell_id, name, type, position) VALUES ($1, $2, 'l', 'audio', 0)`, [
      sheetId,
      cellIds[0],
    ]);
    await select({ layerId }, 90, 'text');
    expect(await source.query(`SELECT default_generation_id AS selected FROM layer WHERE id = $1`, [layerId])).toEqual([
      { selected: 90 },
    ]);
    expect(await cell(cellIds[0]!)).toEqual({ value: '', selected: null });
    expect(await announced(sheetId)).toEqual([{ subject: layerUpdated.subject, ids: [layerId], version: 1 }]);
    await expect(
      Promise.all([select({ cellId: 999_999 }, 1, 'x'), select({ layerId: 999_999 }, 1)]),
    ).resolves.toBeDefined();
  });
});
