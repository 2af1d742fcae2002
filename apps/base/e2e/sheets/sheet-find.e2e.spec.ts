import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { FIND_LIMITS } from '../../src/sheets/find/find-limits.js';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

describe('finding rows and cells of a sheet', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let database: DataSource;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    user = new SheetUser(base, await base.creator());
    database = base.http.get(DataSource);
  });
  afterAll(() => base.stop());

  /** A sheet with the column A of these values, and the column B. */
  async function sheetOf(values: readonly string[]) {
    const sheet = await user.sheet(['A', 'B'], 0);
    await sheet.importRows(values.map((value, number) => ({ A: value, B: `b${number}` })));
    const [a, b] = (await sheet.read()).spreadsheet_columns.map(({ id }) => id);
    return { sheet, a: a!, b: b!, rows: await sheet.rowIds() };
  }

  const valuesOf = async (
    { sheet, rows }: { sheet: Sheet; rows: readonly number[] },
    values: readonly string[],
    query: string,
  ) => {
    const { body } = await sheet.call('GET', `/row_ids?${query}`);
    return body.row_ids.map((id) => values[rows.indexOf(id)]);
  };

  it('sorts rows by a column as texts, natural texts and numbers', async () => {
    const values = ['clip 10', 'Clip 9', '', 'äpfel', 'zebra', 'clip 9', '1,200.5 views', '-3', '007', 'Banane'];
    const made = await sheetOf(values);
    const sorted = (by: string) => valuesOf(made, values, `sort_column_id=${made.a}&sort_by=${by}`);
    expect(await sorted('text')).toEqual([
      '-3',
      '007',
      '1,200.5 views',
      'äpfel',
      'Banane',
      'clip 10',
      'Clip 9',
      'clip 9',
      'zebra',
      '',
    ]);
    expect(await sorted('natural')).toEqual([
      '-3',
      '1,200.5 views',
      '007',
      'äpfel',
      'Banane',
      'Clip 9',
      'clip 9',
      'clip 10',
      'zebra',
      '',
    ]);
    expect(await sorted('number')).toEqual([
      '-3',
      '007',
      'Clip 9',
      'clip 9',
      'clip 10',
      '1,200.5 views',
      '',
      'äpfel',
      'zebra',
      'Banane',
    ]);
    expect(await sorted('number&descending=true')).toEqual([
      '1,200.5 views',
      'clip 10',
      'Clip 9',
      'clip 9',
      '007',
      '-3',
      '',
      'äpfel',
      'zebra',
      'Banane',
    ]);
    const { version } = await made.sheet.read();
    expect((await made.sheet.call('GET', '/row_ids')).body).toEqual({ version, row_ids: made.rows });
  });

  it('filters rows by the value of a column', async () => {
    const values = ['Tides', 'moons and tides', '', 'Moons'];
    const made = await sheetOf(values);
    const filtered = (query: string) => valuesOf(made, values, `column_id=${made.a}&${query}`);
    expect(await filtered('equals=Tides')).toEqual(['Tides']);
    expect(await filtered('contains=TIDES')).toEqual(['Tides', 'moons and tides']);
    expect(await filtered('is_empty=true')).toEqual(['']);
    expect(await filtered(`is_empty=false&sort_column_id=${made.a}`)).toEqual(['Moons', 'moons and tides', 'Tides']);
    expect(await filtered('contains=absent')).toEqual([]);
    const other = await sheetOf(['x']);
    for (const [status, query] of [
      [422, 'equals=x'],
      [422, `column_id=${made.a}`],
      [422, `column_id=${made.a}&equals=x&is_empty=true`],
      [422, `sort_column_id=${made.a}&sort_by=length`],
      [404, `column_id=${other.a}&equals=x`],
      [404, `sort_column_id=${other.a}`],
    ] as const)
      expect([query, (await made.sheet.call('GET', `/row_ids?${query}`)).status]).toEqual([query, status]);
  });

  it('finds cells with their positions, in all or some columns', async () => {
    const { sheet, a, b, rows } = await sheetOf(['Tides', 'b2', 'moons']);
    const cells = (await sheet.read()).spreadsheet_rows.map((row) => row.spreadsheet_cells.map(({ id }) => id));
    const match = (row: number, column: 0 | 1) => ({
      cell_id: cells[row]![column],
      row_id: rows[row],
      column_id: [a, b][column],
      row_position: row,
      column_position: column,
    });
    const matchesOf = async (query: string) => (await sheet.call('GET', `/find?${query}`)).body;
    expect(await matchesOf('text=B2')).toEqual({ matches: [match(1, 0), match(2, 1)], next_rows_after: null });
    expect(await matchesOf(`text=b2&column_ids=${a}`)).toEqual({ matches: [match(1, 0)], next_rows_after: null });
    expect(await matchesOf(`text=b&rows_after=${rows[1]}`)).toEqual({ matches: [match(2, 1)], next_rows_after: null });
    expect(await matchesOf('text=%25')).toEqual({ matches: [], next_rows_after: null });
    const other = await sheetOf(['x']);
    for (const [status, query] of [
      [422, ''],
      [422, 'text='],
      [422, `text=${'x'.repeat(FIND_LIMITS.text + 1)}`],
      [422, `text=x&rows_after=${other.rows[0]}`],
      [404, `text=x&column_ids=${other.a}`],
    ] as const)
      expect([query, (await sheet.call('GET', `/find?${query}`)).status]).toEqual([query, status]);
  });

  it('ends a response with a whole row, and goes on behind it', async () => {
    const sheet = await user.sheet(['A', 'B', 'C'], 0);
    await sheet.importRows(Array.from({ length: 701 }, (_, number) => ({ A: `w${number}`, B: 'w', C: 'w' })));
    const seen: number[] = [];
    let after: number | null = 0;
    const sizes: number[] = [];
    while (after !== null) {
      const { body }: { body: { matches: { cell_id: number }[]; next_rows_after: number | null } } = await sheet.call(
        'GET',
        `/find?text=w&rows_after=${after}`,
      );
      sizes.push(body.matches.length);
      seen.push(...body.matches.map(({ cell_id }) => cell_id));
      after = body.next_rows_after;
    }
    expect(sizes).toEqual([999, 999, 105]);
    const cells = (await sheet.read()).spreadsheet_rows.flatMap((row) => row.spreadsheet_cells.map(({ id }) => id));
    expect(seen).toEqual(cells);
  });

  it('hides the sheets of others', async () => {
    const { sheet } = await sheetOf(['x']);
    const outsider = new SheetUser(base, await base.creator());
    for (const path of ['row_ids', 'find?text=x'] as const)
      expect((await outsider.call('GET', `/vidsheet/${sheet.id}/${path}`)).status).toBe(404);
    await database.query(`UPDATE sheet SET deleted_at = now() WHERE id = $1`, [sheet.id]);
    for (const path of ['row_ids', 'find?text=x'] as const)
      expect((await sheet.call('GET', `/${path}`)).status).toBe(404);
  });
});
