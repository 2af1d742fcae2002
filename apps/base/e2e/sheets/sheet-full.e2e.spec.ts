import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { CellRepository } from '../../src/sheets/cells/cell.repository.js';
import { ItemRepository } from '../../src/sheets/items/item.repository.js';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

const ROWS = 10_000;
const COLUMNS = 8;
const MINIMAL = { Prefer: 'return=minimal' };

describe('a sheet with the maximum number of rows', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let sheet: Sheet;
  let database: DataSource;
  let rows: number[];

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    user = new SheetUser(base, await base.creator());
    database = base.http.get(DataSource);
    sheet = await user.sheet(
      Array.from({ length: COLUMNS }, (_, index) => `C${index}`),
      0,
    );
    const items = base.http.get(ItemRepository, { strict: false });
    const cells = base.http.get(CellRepository, { strict: false });
    rows = await items.insertRows(sheet.id, 0, ROWS);
    const columnIds = (await columns()).map(({ id }) => id);
    const values = rows.flatMap((rowId, row) =>
      columnIds.slice(1).map((columnId, column) => ({ rowId, columnId, value: `${row} ${column + 1}` })),
    );
    await cells.addToRows(sheet.id, rows, values);
    await database.query(
      `INSERT INTO layer (sheet_id, cell_id, name, type, position) SELECT sheet_id, id, 'L', 'text', 0 FROM cell WHERE sheet_id = $1 AND id % 10 = 0`,
      [sheet.id],
    );
  });
  afterAll(() => base.stop());

  const columns = () =>
    database.query<{ id: number; position: number }[]>(
      `SELECT id, position FROM sheet_column WHERE sheet_id = $1 ORDER BY position`,
      [sheet.id],
    );
  const put = (path: string, body: object) =>
    base.call('PUT', `/vidsheet/${sheet.id}${path}?agent_id=${user.agentId}`, {
      key: user.key,
      body,
      headers: MINIMAL,
    });

  /** Returns a digest of the sheet's content and positions, which is equal for a clone. */
  const contents = async (id: number) =>
    (
      await database.query<object[]>(
        `SELECT count(*)::integer AS cells, count(DISTINCT row_id)::integer AS rows, count(DISTINCT column_id)::integer AS columns,
           md5(string_agg(sheet_row.position || ':' || sheet_column.position || ':' || value, '|' ORDER BY sheet_row.position, sheet_column.position)) AS digest,
           (SELECT md5(string_agg(r.position || ':' || c.position, '|' ORDER BY r.position, c.position)) FROM layer
            JOIN cell AS place ON place.id = cell_id JOIN sheet_row AS r ON r.id = place.row_id JOIN sheet_column AS c ON c.id = place.column_id WHERE layer.sheet_id = $1) AS layers,
           (SELECT bytes FROM sheet WHERE id = $1) - (SELECT sum(bytes)::bigint FROM sheet_content WHERE sheet_id = $1) AS miscounted
         FROM cell JOIN sheet_row ON sheet_row.id = row_id JOIN sheet_column ON sheet_column.id = column_id WHERE cell.sheet_id = $1`,
        [id],
      )
    )[0];
  const positions = async () =>
    database.query<{ id: number; position: number }[]>(
      `SELECT id, position FROM sheet_row WHERE sheet_id = $1 ORDER BY position`,
      [sheet.id],
    );
  const dense = (count: number) => Array.from({ length: count }, (_, position) => position);

  it('contains the values of each row and rejects a further row', async () => {
    const { body } = await sheet.call('GET', `/rows/${rows[4_321]}`);
    expect(body.position).toBe(4_321);
    expect(body.spreadsheet_cells.map(({ value }: any) => value)).toEqual(
      dense(COLUMNS).map((column) => (column === 0 ? '' : `4321 ${column}`)),
    );
    for (const answer of [await sheet.call('POST', '/rows'), await sheet.call('POST', `/rows/${rows[0]}/duplicate`)])
      expect(answer).toMatchObject({
        status: 422,
        body: {
          error_code: 'validation_error',
          error: expect.stringContaining('the 10000 rows that a sheet may have'),
        },
      });
  });

  it('adds, duplicates and deletes columns and rows', async () => {
    const added = await sheet.call('POST', '/columns', {
      spreadsheet_column: { title: 'N', type: 'text', position: 0 },
    });
    expect(added.status).toBe(201);
    expect(await contents(sheet.id)).toMatchObject({ cells: ROWS * (COLUMNS + 1), rows: ROWS, columns: COLUMNS + 1 });
    const last = (await columns()).at(-1)!;
    const copy = await sheet.call('POST', `/columns/${last.id}/duplicate`);
    expect(copy).toMatchObject({ status: 201, body: { position: last.position + 1 } });
    const [matched] = await database.query<{ same: number }[]>(
      `SELECT count(*)::integer AS same FROM cell AS one JOIN cell AS other USING (row_id, value) WHERE one.column_id = $1 AND other.column_id = $2`,
      [last.id, copy.body.id],
    );
    expect(matched).toEqual({ same: ROWS });
    for (const id of [added.body.id, copy.body.id])
      expect((await sheet.call('DELETE', `/columns/${id}`)).status).toBe(204);
    expect((await sheet.call('DELETE', `/rows/${rows[0]}`)).status).toBe(204);
    expect((await sheet.call('POST', '/rows', { spreadsheet_row: { position: 0 } })).status).toBe(201);
    expect((await positions()).map(({ position }) => position)).toEqual(dense(ROWS));
    expect(await contents(sheet.id)).toMatchObject({ cells: ROWS * COLUMNS, rows: ROWS, columns: COLUMNS });
  });

  it('changes and moves all rows in one request and publishes messages of limited size', async () => {
    const before = await positions();
    const reversed = before.map(({ id }, index) => ({ id, position: ROWS - 1 - index }));
    expect((await put('/rows/update_positions', { rows: reversed })).status).toBe(204);
    const after = await positions();
    expect(after.map(({ position }) => position)).toEqual(dense(ROWS));
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id).reverse());
    const attributes = before.map(({ id }) => ({ id, additional_attributes: { row: id } }));
    expect((await put('/rows/mass_update', { rows: attributes })).status).toBe(204);
    const over = [...attributes, { id: 1, additional_attributes: {} }];
    expect(await put('/rows/mass_update', { rows: over })).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('rows') },
    });
    const cells = (await database.query<{ id: number }[]>(`SELECT id FROM cell WHERE sheet_id = $1`, [sheet.id])).map(
      ({ id }) => ({ id, value: `cell ${id}` }),
    );
    expect((await put('/cells/mass_update', { cells })).status).toBe(204);
    const [counted] = await database.query<{ written: number }[]>(
      `SELECT count(*)::integer AS written FROM cell WHERE sheet_id = $1 AND value = 'cell ' || id`,
      [sheet.id],
    );
    expect(counted).toEqual({ written: cells.length });
  });

  it('is cloned in several chunks, one clone at a time per user and organization', async () => {
    const [clone, meanwhile] = await Promise.all([sheet.call('POST', '/clone'), sheet.call('POST', '/clone')]);
    const answers = [clone, meanwhile].sort((one, other) => one.status - other.status);
    expect(answers).toMatchObject([{ status: 201 }, { status: 429, body: { error_code: 'rate_limited' } }]);
    const original = await contents(sheet.id);
    expect(original).toMatchObject({ cells: ROWS * COLUMNS, miscounted: 0 });
    expect(await contents(answers[0]!.body.id)).toEqual(original);
  });
});
