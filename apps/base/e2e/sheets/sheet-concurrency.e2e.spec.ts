import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { Answer } from '@reelsheet/testing';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

const CALLERS = 24;
const LAYERS_OF_CELL = 20;
/** Number of layers that takes as long to copy as a much larger sheet. */
const COPY_SECONDS = 0.01;

let base: BaseUnderTest;
let user: SheetUser;
let database: DataSource;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  user = new SheetUser(base, await base.creator());
  database = base.http.get(DataSource);
  await database.query(`
    CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(${COPY_SECONDS}); RETURN NEW; END';
    CREATE TRIGGER dawdle BEFORE INSERT ON layer FOR EACH ROW WHEN (NEW.position = 0) EXECUTE FUNCTION dawdle()`);
});
afterAll(() => base?.stop());

const atOnce = (call: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => call(index)));
const statuses = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))];
const dense = (count: number) => Array.from({ length: count }, (_, position) => position);

async function positions(sheet: Sheet, table: 'sheet_row' | 'sheet_column'): Promise<number[]> {
  const positions = await database.query<{ position: number }[]>(
    `SELECT position FROM ${table} WHERE sheet_id = $1 ORDER BY position`,
    [sheet.id],
  );
  return positions.map(({ position }) => position);
}

/** Returns the number of cells, of the row and column pairs they belong to, and of their layers. */
const contents = async (sheet: Sheet) =>
  (
    await database.query<object[]>(
      `SELECT (SELECT count(*) FROM cell WHERE sheet_id = $1) AS cells,
         (SELECT count(*) FROM cell JOIN sheet_row ON sheet_row.id = row_id JOIN sheet_column ON sheet_column.id = column_id
          WHERE sheet_row.sheet_id = $1 AND sheet_column.sheet_id = $1) AS meetings,
         (SELECT count(*) FROM layer WHERE sheet_id = $1) AS layers`,
      [sheet.id],
    )
  )[0];

/** Creates one row whose cells have the maximum number of layers. */
async function layered(columns: number): Promise<Sheet> {
  const sheet = await user.sheet(
    Array.from({ length: columns }, (_, index) => `COLUMN ${index}`),
    1,
  );
  await database.query(
    `INSERT INTO layer (sheet_id, cell_id, name, type, position, additional_attributes)
     SELECT sheet_id, id, 'layer ' || position, 'text', position, '{"text": "words"}'
     FROM cell, generate_series(0, $2 - 1) AS position WHERE sheet_id = $1`,
    [sheet.id, LAYERS_OF_CELL],
  );
  return sheet;
}

describe('concurrent changes of one sheet', () => {
  it('give each caller a copy of a row with many layers at its own position', async () => {
    const columns = 40;
    const sheet = await layered(columns);
    const [original] = await sheet.rowIds();
    expect(statuses(await atOnce(() => sheet.call('POST', `/rows/${original}/duplicate`)))).toEqual([201]);
    const rows = CALLERS + 1;
    expect(await positions(sheet, 'sheet_row')).toEqual(dense(rows));
    const cells = rows * columns;
    expect(await contents(sheet)).toEqual({ cells, meetings: cells, layers: cells * LAYERS_OF_CELL });
  });

  it('keep exactly one cell for every row and column', async () => {
    const sheet = await layered(4);
    const [original] = await sheet.rowIds();
    const { spreadsheet_columns } = await sheet.read();
    const [first, second, third] = spreadsheet_columns.map(({ id }) => id);
    const calls = [
      () => sheet.call('POST', `/rows/${original}/duplicate`),
      () => sheet.call('POST', `/columns/${first}/duplicate`),
      () => sheet.call('POST', '/rows', { spreadsheet_row: { position: 0 } }),
      () => sheet.call('POST', '/columns', { spreadsheet_column: { title: 'NEW', type: 'text', position: 1 } }),
    ];
    const removals = [
      () => sheet.call('DELETE', `/columns/${second}`),
      () => sheet.call('DELETE', `/columns/${third}`),
    ];
    const answers = await atOnce((index) => (removals[index - 8] ?? calls[index % calls.length]!)());
    expect(statuses(answers).sort()).toEqual([201, 204]);
    const [rows, columns] = [await positions(sheet, 'sheet_row'), await positions(sheet, 'sheet_column')];
    expect(rows).toEqual(dense(rows.length));
    expect(columns).toEqual(dense(columns.length));
    const cells = rows.length * columns.length;
    expect(await contents(sheet)).toMatchObject({ cells, meetings: cells });
  });

  it('apply mass updates of the same cells completely, in any order of the cells', async () => {
    const sheet = await user.sheet(['A', 'B'], 20);
    const { spreadsheet_rows } = await sheet.read();
    const ids: number[] = spreadsheet_rows.flatMap((row) => row.spreadsheet_cells.map((cell) => cell.id));
    const answers = await atOnce((index) => {
      const cells = ids.map((id) => ({ id, value: `by ${index}` }));
      return sheet.call('PUT', '/cells/mass_update', { cells: index % 2 ? cells : cells.reverse() });
    });
    expect(statuses(answers)).toEqual([200]);
    const values = await database.query<object[]>(`SELECT DISTINCT value FROM cell WHERE sheet_id = $1`, [sheet.id]);
    expect(values).toHaveLength(1);
  });

  it('write cells, delete rows, add layers and clone the sheet without blocking each other', async () => {
    const rows = 12;
    const sheet = await user.sheet(['A', 'B', 'C'], rows);
    const { spreadsheet_rows } = await sheet.read();
    const cellsOf = (row: any): number[] => row.spreadsheet_cells.map(({ id }: any) => id);
    const ids: number[] = spreadsheet_rows.slice(0, rows / 2).flatMap(cellsOf);
    const doomed: any[] = spreadsheet_rows.slice(rows / 2);
    const calls = [
      (index: number) =>
        sheet.call('PUT', '/cells/mass_update', { cells: ids.map((id) => ({ id, value: `${index}` })) }),
      (index: number) =>
        sheet.call('POST', `/cells/${ids[index % ids.length]}/layers`, {
          video_layer: { name: 'L', type: 'text', position: 1 },
        }),
      (index: number) => sheet.call('DELETE', `/rows/${doomed[(index - 2) / 4].id}`),
      () => sheet.call('POST', '/clone', {}),
    ];
    const answers = await atOnce((index) => calls[index % calls.length]!(index));
    expect(statuses(answers).sort()).toEqual([200, 201, 204]);
    expect(await positions(sheet, 'sheet_row')).toEqual(dense(rows / 2));
    for (const { body } of answers.filter(({ body }) => body?.spreadsheet_rows)) {
      const meetings = body.spreadsheet_rows.map((row: any) => cellsOf(row).length);
      expect(meetings).toEqual(meetings.map(() => 3));
      expect(meetings.length).toBeGreaterThanOrEqual(rows / 2);
    }
  });

  it('increase the version for every change', async () => {
    const sheet = await user.sheet(['A'], 1);
    const version = async () =>
      (await database.query<{ version: number }[]>(`SELECT version FROM sheet WHERE id = $1`, [sheet.id]))[0]!.version;
    const before = await version();
    const { spreadsheet_rows } = await sheet.read();
    const cell = spreadsheet_rows[0]!.spreadsheet_cells[0]!.id;
    await atOnce((index) => sheet.call('PATCH', `/cells/${cell}`, { spreadsheet_cell: { value: `${index}` } }));
    expect(await version()).toBe(before + CALLERS);
  });

  it('leave one default sheet when several become the default at the same time', async () => {
    const sheets = await Promise.all([user.sheet([], 0), user.sheet([], 0), user.sheet([], 0)]);
    const answers = await Promise.all(
      sheets.map((sheet) => sheet.call('PATCH', '', { spreadsheet: { is_default: true } })),
    );
    expect(statuses(answers)).toEqual([200]);
    const { body } = await user.call('GET', '/autocontentengine');
    expect(body.filter(({ is_default }: { is_default: boolean }) => is_default)).toHaveLength(1);
  });

  it('return 503 with Retry-After when a lock takes too long', async () => {
    const sheet = await user.sheet(['A'], 1);
    const other = database.createQueryRunner();
    await other.startTransaction();
    await other.query(`SELECT FROM sheet WHERE id = $1 FOR UPDATE`, [sheet.id]);
    const answer = await sheet.call('POST', '/rows').finally(() => other.rollbackTransaction());
    await other.release();
    expect(answer).toMatchObject({ status: 503, body: { error_code: 'service_unavailable' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await sheet.rowIds()).toHaveLength(1);
  });
});
