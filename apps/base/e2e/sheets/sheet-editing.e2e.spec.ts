import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { SHEET_LIMITS } from '../../src/sheets/sheet/sheet-limits.js';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

describe('writing what several people edit', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let database: DataSource;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    user = new SheetUser(base, await base.creator());
    database = base.http.get(DataSource);
  });
  afterAll(() => base.stop());

  const send = (sheet: Sheet, method: string, path: string, body?: unknown, ifMatch?: string) =>
    base.call(method, `/vidsheet/${sheet.id}${path}?agent_id=${user.agentId}`, {
      key: user.key,
      body,
      headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
    });

  /** A sheet of two rows and two columns with a layer in the first cell. */
  async function itemsOf() {
    const sheet = await user.sheet(['A', 'B'], 2);
    const { spreadsheet_rows: rows, spreadsheet_columns: columns } = await sheet.read();
    const cells = rows.flatMap((row) => row.spreadsheet_cells.map(({ id }) => id));
    const video_layer = { name: 'L', type: 'text' };
    const layer = (await send(sheet, 'POST', `/cells/${cells[0]}/layers`, { video_layer })).body.id as number;
    const { version } = await sheet.read();
    return { sheet, rows: rows.map(({ id }) => id), columns: columns.map(({ id }) => id), cells, layer, version };
  }

  it('merges attributes by key where asked, and removes those that are null', async () => {
    const { sheet, rows, columns, cells, layer } = await itemsOf();
    const items: [string, string][] = [
      [`/cells/${cells[0]}`, 'spreadsheet_cell'],
      [`/rows/${rows[0]}`, 'spreadsheet_row'],
      [`/columns/${columns[0]}`, 'spreadsheet_column'],
      [`/cells/${cells[0]}/layers/${layer}`, 'video_layer'],
    ];
    for (const [path, field] of items) {
      const patch = async (additional_attributes: object, more: object = {}) => {
        const { status, body } = await send(sheet, 'PATCH', path, { [field]: { additional_attributes }, ...more });
        return status === 200 ? body.additional_attributes : status;
      };
      const merge = { merge_attributes: true };
      expect([path, await patch({ a: 1, b: { c: 1 } })]).toEqual([path, { a: 1, b: { c: 1 } }]);
      expect([path, await patch({ b: { d: null }, e: 2 }, merge)]).toEqual([path, { a: 1, b: { d: null }, e: 2 }]);
      expect([path, await patch({ a: null, missing: null }, merge)]).toEqual([path, { b: { d: null }, e: 2 }]);
      expect([path, await patch({ big: 'x'.repeat(SHEET_LIMITS.attributesBytes - 20) }, merge)]).toEqual([path, 422]);
      expect([path, await patch({}, merge)]).toEqual([path, { b: { d: null }, e: 2 }]);
      expect([path, await patch({ only: true }, { merge_attributes: false })]).toEqual([path, { only: true }]);
    }
    const many = async (path: string, body: object) =>
      (await send(sheet, 'PUT', path, { ...body, merge_attributes: true })).body.map(
        (item: any) => item.additional_attributes,
      );
    const added = { additional_attributes: { added: 1, only: null } };
    expect(await many('/cells/mass_update', { cells: [cells[0], cells[1]].map((id) => ({ id, ...added })) })).toEqual([
      { added: 1 },
      { added: 1 },
    ]);
    expect(await many('/rows/mass_update', { rows: [{ id: rows[0], ...added }] })).toEqual([{ added: 1 }]);
    expect(await many('/columns/mass_update', { columns: [{ id: columns[0], ...added }] })).toEqual([{ added: 1 }]);
    const missing = { cells: [{ id: 999_999, ...added }], merge_attributes: true };
    expect((await send(sheet, 'PUT', '/cells/mass_update', missing)).status).toBe(404);
  });

  it('keeps what each of many writers merges at once, and checks the settings that result', async () => {
    const { sheet, cells } = await itemsOf();
    const path = `/cells/${cells[0]}`;
    const merge = (additional_attributes: object) =>
      send(sheet, 'PATCH', path, { spreadsheet_cell: { additional_attributes }, merge_attributes: true });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => merge({ [`k${n}`]: n })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { additional_attributes } = (await send(sheet, 'GET', path)).body;
    expect(additional_attributes).toEqual(Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`k${n}`, n])));
    expect((await merge({ autoGenerate: 'yes' })).status).toBe(422);
    expect((await merge({ prompt: 'About {{A}}' })).status).toBe(200);
    expect((await merge({ autoGenerate: true })).status).toBe(422);
  });

  it('rejects a write when an item of it has changed after the version in If-Match', async () => {
    const { sheet, rows, columns, cells, layer, version } = await itemsOf();
    const tag = `"${version}"`;
    const value = (text: string) => ({ spreadsheet_cell: { value: text } });
    const rejected = { status: 412, body: expect.objectContaining({ error_code: 'changed_since' }) };
    const first = await send(sheet, 'PATCH', `/cells/${cells[0]}`, value('first'), tag);
    expect([first.status, first.headers.get('x-sheet-version')]).toEqual([200, `${version + 1}`]);
    const late = await send(sheet, 'PATCH', `/cells/${cells[0]}`, value('late'), tag);
    expect([late, late.headers.get('x-sheet-version')]).toEqual([expect.objectContaining(rejected), null]);
    expect((await sheet.values())[0]![0]).toBe('first');
    expect((await sheet.read()).version).toBe(version + 1);
    // Others of the sheet are not in the way.
    expect((await send(sheet, 'PATCH', `/cells/${cells[1]}`, value('beside'), tag)).status).toBe(200);
    expect((await send(sheet, 'PATCH', `/rows/${rows[0]}`, { spreadsheet_row: { position: 1 } }, tag)).status).toBe(
      200,
    );
    const layerPath = `/cells/${cells[0]}/layers/${layer}`;
    expect(await send(sheet, 'PATCH', layerPath, { video_layer: { name: 'M' } }, tag)).toMatchObject(rejected);
    const both = { cells: [cells[2], cells[0]].map((id) => ({ id, value: 'both' })) };
    expect(await send(sheet, 'PUT', '/cells/mass_update', both, tag)).toMatchObject(rejected);
    // A deletion, and a change of the sheet, may not follow any change.
    for (const [method, path, body] of [
      ['DELETE', `/rows/${rows[1]}`],
      ['DELETE', `/columns/${columns[1]}`],
      ['PATCH', '', { spreadsheet: { title: 'Late' } }],
      ['DELETE', ''],
    ] as const)
      expect([path, await send(sheet, method, path, body, tag)]).toEqual([path, expect.objectContaining(rejected)]);
    const now = `"${(await sheet.read()).version}"`;
    expect((await send(sheet, 'PATCH', `/cells/${cells[0]}`, value('now'), `W/${now}`)).status).toBe(200);
    expect((await send(sheet, 'PATCH', `/cells/${cells[0]}`, value('any'), '*')).status).toBe(200);
    for (const unknown of ['"other"', `"${version + 100}"`, 'x'])
      expect([unknown, await send(sheet, 'PATCH', `/cells/${cells[0]}`, value(unknown), unknown)]).toEqual([
        unknown,
        expect.objectContaining(rejected),
      ]);
    const last = `"${(await sheet.read()).version}"`;
    expect((await send(sheet, 'DELETE', `/rows/${rows[1]}`, undefined, last)).status).toBe(204);
  });

  it('takes the progress of a generation for no change, and an unknown history for one', async () => {
    const { sheet, cells, version } = await itemsOf();
    await database.query(
      `INSERT INTO generation
         (organization_id, agent_id, sheet_id, cell_id, user_job_type, status, input, model, estimate, due_at)
       SELECT organization_id, agent_id, sheet.id, cell.id, 'text_generation', 'processing', '{}', 'textmodel_b', 0,
         NULL
       FROM cell JOIN sheet ON sheet.id = sheet_id WHERE cell.id = $1`,
      [cells[0]],
    );
    await sheet.call('GET', `/changes?since=${version}`);
    const patch = (value: string) =>
      send(sheet, 'PATCH', `/cells/${cells[0]}`, { spreadsheet_cell: { value } }, `"${version}"`);
    await database.query(`UPDATE sheet_change SET sheet_id = -sheet_id WHERE sheet_id = $1`, [sheet.id]);
    expect((await patch('without a log')).status).toBe(412);
    await database.query(`UPDATE sheet_change SET sheet_id = -sheet_id WHERE sheet_id = -($1::bigint)`, [sheet.id]);
    expect((await patch('beside the generation')).status).toBe(200);
  });

  it('accepts exactly one of the writers that have read the same version', async () => {
    const { sheet, cells } = await itemsOf();
    for (let round = 0; round < 10; round += 1) {
      const { version } = await sheet.read();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, writer) =>
          send(
            sheet,
            'PATCH',
            `/cells/${cells[0]}`,
            { spreadsheet_cell: { value: `${round} of ${writer}` } },
            `"${version}"`,
          ),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect([round, statuses.toSorted()]).toEqual([round, [200, 412, 412, 412, 412, 412]]);
      expect((await sheet.values())[0]![0]).toBe(`${round} of ${statuses.indexOf(200)}`);
    }
  });
});
