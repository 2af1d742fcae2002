import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pickBy, randomBy, testSeeds } from '@reelsheet/testing/seeded';
import { DataSource } from 'typeorm';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

interface Parts {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly cells: readonly number[];
  readonly layers: readonly { readonly cell: number; readonly id: number }[];
}

const MAX = 1_000_000;
const FULL = {
  status: 422,
  body: {
    error: `spreadsheet would exceed the ${MAX} bytes of values and attributes that it may hold`,
    error_code: 'validation_error',
  },
};

describe('the size of a sheet', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let database: DataSource;

  beforeAll(async () => {
    base = await BaseUnderTest.start({ MAX_SHEET_BYTES: MAX });
    user = new SheetUser(base, await base.creator());
    database = base.http.get(DataSource);
  });
  afterAll(() => base.stop());

  /** Returns the counted size, the pending changes and the actual size. */
  const sizeOf = async ({ id }: { id: number }) => {
    const [size] = await database.query<{ bytes: number; growth: number; truth: number }[]>(
      `SELECT bytes, (SELECT count(*)::int FROM sheet_size_change WHERE sheet_id = sheet.id) AS growth,
         (SELECT sum(bytes)::bigint FROM sheet_content WHERE sheet_id = sheet.id) AS truth
       FROM sheet WHERE id = $1`,
      [id],
    );
    return size!;
  };
  const cellIds = async (sheet: Sheet): Promise<number[]> =>
    (await sheet.read()).spreadsheet_rows.flatMap(({ spreadsheet_cells }) => spreadsheet_cells.map(({ id }) => id));
  const write = (sheet: Sheet, cells: readonly object[]) => sheet.call('PUT', '/cells/mass_update', { cells });
  const filled = async (rows: number, bytesOfCell: number) => {
    const sheet = await user.sheet(['A'], rows);
    const cells = (await cellIds(sheet)).map((id) => ({ id, value: 'x'.repeat(bytesOfCell) }));
    expect((await write(sheet, cells)).status).toBe(200);
    return { sheet, ids: cells.map(({ id }) => id) };
  };

  it('is limited: every kind of write that exceeds the limit is rejected and changes nothing', async () => {
    const { sheet, ids } = await filled(11, 85_000);
    const before = await sheet.read();
    const [row] = await sheet.rowIds();
    const attributes = { additional_attributes: { note: 'x'.repeat(65_000) } };
    expect(await write(sheet, [{ id: ids[0], value: 'x'.repeat(100_000), ...attributes }])).toMatchObject(FULL);
    expect(await sheet.call('POST', `/rows/${row}/duplicate`)).toMatchObject(FULL);
    expect(await sheet.call('PATCH', `/rows/${row}`, { spreadsheet_row: attributes })).toMatchObject(FULL);
    const column = { title: 'B', type: 'text', ...attributes };
    expect(await sheet.call('POST', '/columns', { spreadsheet_column: column })).toMatchObject(FULL);
    const layer = { name: 'L', type: 'text', ...attributes };
    expect(await sheet.call('POST', `/cells/${ids[0]}/layers`, { video_layer: layer })).toMatchObject(FULL);
    expect(await sheet.read()).toEqual(before);
    expect(await sheet.call('POST', '/clone')).toMatchObject({ status: 201 });
  });

  it('may shrink when it exceeds the limit, and deletions free capacity', async () => {
    const { sheet, ids } = await filled(3, 100_000);
    const [row] = await sheet.rowIds();
    await database.query(`UPDATE cell SET value = repeat('x', 1000000) WHERE id = $1`, [ids[0]]);
    const one = (id: number, value: string) => sheet.call('PATCH', `/cells/${id}`, { spreadsheet_cell: { value } });
    expect(await one(ids[1]!, 'y'.repeat(100_000))).toMatchObject({ status: 200 });
    expect(await one(ids[1]!, 'x'.repeat(99_000))).toMatchObject({ status: 200 });
    expect(await one(ids[1]!, 'x'.repeat(99_001))).toMatchObject(FULL);
    expect(await sheet.call('DELETE', `/rows/${row}`)).toMatchObject({ status: 204 });
    expect(await one(ids[1]!, 'x'.repeat(100_000))).toMatchObject({ status: 200 });
    expect(await sizeOf(sheet)).toMatchObject({ growth: 0 });
  });

  it('never exceeds the limit through concurrent writes', async () => {
    const { sheet, ids } = await filled(20, 10);
    const answers = await Promise.all(ids.map((id) => write(sheet, [{ id, value: 'x'.repeat(90_000) }])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
    const { bytes, truth } = await sizeOf(sheet);
    expect([bytes <= MAX, bytes === truth]).toEqual([true, true]);
  });

  it.each(testSeeds())('is counted correctly for every kind of change, also at once (seed %d)', async (seed) => {
    const random = randomBy(seed);
    const sheet = await user.sheet(['A', 'B', 'C'], 4);
    const text = () => 'ä"\n'.repeat(Math.floor(random() * 300));
    const attributes = () => ({ additional_attributes: { note: text() } });
    const any = pickBy(random);
    const acts: ((all: Parts) => Promise<unknown>)[] = [
      async ({ cells }) =>
        write(
          sheet,
          cells.slice(0, 5).map((id) => ({ id, value: text() })),
        ),
      async ({ cells }) => write(sheet, [{ id: any(cells), ...attributes() }]),
      async ({ rows }) =>
        sheet.call('PATCH', `/rows/${any(rows)}`, { spreadsheet_row: { ...attributes(), position: 0 } }),
      async ({ rows }) => sheet.call('POST', `/rows/${any(rows)}/duplicate`),
      async ({ rows }) => sheet.call('DELETE', `/rows/${any(rows)}`),
      async () => sheet.call('POST', '/rows', { spreadsheet_row: { position: 1 } }),
      async () =>
        sheet.call('POST', '/columns', { spreadsheet_column: { title: 'N', type: 'text', description: text() } }),
      async ({ columns }) => sheet.call('POST', `/columns/${any(columns)}/duplicate`),
      async ({ columns }) => columns.length > 3 && sheet.call('DELETE', `/columns/${any(columns)}`),
      async ({ columns }) =>
        sheet.call('PATCH', `/columns/${any(columns)}`, { spreadsheet_column: { title: text() || 'T' } }),
      async ({ cells }) =>
        sheet.call('POST', `/cells/${any(cells)}/layers`, {
          video_layer: { name: 'L', type: 'text', ...attributes() },
        }),
      async ({ layers }) =>
        layers[0] && sheet.call('POST', `/cells/${layers[0].cell}/layers/${layers[0].id}/duplicate`),
      async ({ layers }) => layers[0] && sheet.call('DELETE', `/cells/${layers[0].cell}/layers/${layers[0].id}`),
    ];
    for (let round = 0; round < 12; round += 1) {
      const { spreadsheet_rows, spreadsheet_columns } = await sheet.read();
      const cells = spreadsheet_rows.flatMap(({ spreadsheet_cells }) => spreadsheet_cells);
      const all = {
        rows: spreadsheet_rows.map(({ id }) => id),
        columns: spreadsheet_columns.map(({ id }) => id),
        cells: cells.map(({ id }) => id),
        layers: cells.flatMap(({ id: cell, video_layers }) => video_layers.map(({ id }) => ({ cell, id }))),
      };
      await Promise.all(Array.from({ length: 5 }, () => any(acts)(all)));
      const { bytes, growth, truth } = await sizeOf(sheet);
      expect({ bytes, growth }).toEqual({ bytes: truth, growth: 0 });
    }
    const { body } = await sheet.call('POST', '/clone');
    const copy = await sizeOf(body);
    expect(copy).toEqual({ bytes: copy.truth, growth: 0, truth: (await sizeOf(sheet)).truth });
  });
});
