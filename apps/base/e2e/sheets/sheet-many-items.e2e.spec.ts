import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_IDS_A_MESSAGE, rowDeleted } from '@reelsheet/contracts';
import { eventually } from '@reelsheet/testing';
import { DataSource } from 'typeorm';
import { RowService } from '../../src/sheets/rows/row.service.js';
import { SHEET_LIMITS } from '../../src/sheets/sheet/sheet-limits.js';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';
import { statementsOf } from '../support/watched-statements.js';

describe('creating, copying and deleting many items', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let database: DataSource;
  const received: { sheet_id: number; sheet_version: number; ids: number[] }[] = [];

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    base.serviceConnection.nats.subscribe(rowDeleted.subject, {
      callback: (_error, message) => void received.push(message.json<(typeof received)[number]>()),
    });
    user = new SheetUser(base, await base.creator());
    database = base.http.get(DataSource);
  });
  afterAll(() => base.stop());

  const send = (sheet: Sheet, path: string, body: unknown) =>
    base.call('POST', `/vidsheet/${sheet.id}${path}?agent_id=${user.agentId}`, { key: user.key, body });

  const titles = async (sheet: Sheet) => (await sheet.read()).spreadsheet_columns.map(({ title }) => title);
  const notes = async (sheet: Sheet) =>
    (await sheet.read()).spreadsheet_rows.map(({ additional_attributes }: any) => additional_attributes.n);

  it('changes rows as one version of the sheet', async () => {
    const sheet = await user.sheet(['A', 'B'], 0);
    const { version } = await sheet.read();
    const made = await send(sheet, '/rows/mass_create', {
      rows: [0, 1, 2, 3].map((n) => ({ additional_attributes: { n } })),
    });
    expect([made.status, made.headers.get('x-sheet-version')]).toEqual([201, `${version + 1}`]);
    expect(made.body.map((row: any) => [row.position, row.spreadsheet_cells.length])).toEqual(
      [0, 1, 2, 3].map((position) => [position, 2]),
    );
    const ids: number[] = made.body.map(({ id }: any) => id);
    const inserted = await send(sheet, '/rows/mass_create', {
      rows: [{ additional_attributes: { n: 'x' } }, { additional_attributes: { n: 'y' } }],
      position: 1,
    });
    expect(inserted.body.map(({ position }: any) => position)).toEqual([1, 2]);
    expect(await notes(sheet)).toEqual([0, 'x', 'y', 1, 2, 3]);
    const cell = made.body[3].spreadsheet_cells[1].id;
    await sheet.call('PATCH', `/cells/${cell}`, { spreadsheet_cell: { value: 'typed' } });
    await sheet.call('POST', `/cells/${cell}/layers`, { video_layer: { name: 'L', type: 'text' } });
    const copied = await send(sheet, '/rows/mass_duplicate', { ids: [ids[3], ids[0]] });
    expect([copied.status, copied.body.map(({ position }: any) => position)]).toEqual([201, [1, 7]]);
    expect(await notes(sheet)).toEqual([0, 0, 'x', 'y', 1, 2, 3, 3]);
    const [copy] = copied.body[1].spreadsheet_cells.filter(({ value }: any) => value === 'typed');
    expect(copy.video_layers).toMatchObject([{ name: 'L' }]);
    const before = (await sheet.read()).version;
    const deleted = await send(sheet, '/rows/mass_delete', { ids: [ids[3], ids[0], ids[1]] });
    expect([deleted.status, deleted.headers.get('x-sheet-version')]).toEqual([204, `${before + 1}`]);
    expect(await notes(sheet)).toEqual([0, 'x', 'y', 2, 3]);
    expect((await sheet.read()).spreadsheet_rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
    expect(await database.query(`SELECT FROM cell WHERE row_id = ANY ($1)`, [ids.slice(3)])).toEqual([]);
  });

  it('adds rows like another one: its prompts and layers, without its results and typed texts', async () => {
    const sheet = await user.sheet(['TOPIC', 'LINE', 'IMAGE'], 1);
    const [model] = (await sheet.read()).spreadsheet_rows;
    const [topic, line, image] = model!.spreadsheet_cells.map(({ id }: any) => id);
    const prompt = { textMode: 'ai', prompt: 'A line about {{TOPIC}}' };
    await sheet.call('PATCH', `/cells/${topic}`, { spreadsheet_cell: { value: 'patience' } });
    await sheet.call('PATCH', `/cells/${line}`, { spreadsheet_cell: { additional_attributes: prompt } });
    await sheet.call('PATCH', `/cells/${image}`, { spreadsheet_cell: { value: 'About {{TOPIC}}' } });
    await sheet.call('POST', `/cells/${image}/layers`, { video_layer: { name: 'L', type: 'text' } });
    const made = await send(sheet, '/rows/mass_create', { rows: [{}, {}], position: 0, like_row_id: model!.id });
    expect(made.status).toBe(201);
    for (const { spreadsheet_cells: cells } of made.body) {
      expect(cells.map(({ value }: any) => value)).toEqual(['', '', 'About {{TOPIC}}']);
      expect(cells[1].additional_attributes).toEqual(prompt);
      expect(cells[2].video_layers).toMatchObject([{ name: 'L' }]);
    }
    const foreign = (await (await user.sheet(['A'], 1)).read()).spreadsheet_rows[0]!.id;
    const before = await sheet.read();
    expect(await send(sheet, '/rows/mass_create', { rows: [{}], like_row_id: foreign })).toMatchObject({
      status: 404,
      body: { errors: [{ field: 'like_row_id' }] },
    });
    expect(await sheet.read()).toEqual(before);
    await sheet.call('PATCH', `/cells/${image}`, { spreadsheet_cell: { value: `{{TOPIC}}${'x'.repeat(90_000)}` } });
    const rows = Array.from({ length: 1_000 }, () => ({}));
    expect(await send(sheet, '/rows/mass_create', { rows, like_row_id: model!.id })).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/^like_row_id would copy more than \d+ bytes/) },
    });
  });

  it('changes columns, with cells in every row', async () => {
    const sheet = await user.sheet(['A'], 2);
    const made = await send(sheet, '/columns/mass_create', {
      columns: [
        { title: 'B', type: 'text' },
        { title: 'C', type: 'video', description: 'about' },
      ],
      position: 0,
    });
    expect(made.body).toMatchObject([
      { title: 'B', position: 0, column_role: 'ingredient' },
      { title: 'C', position: 1, column_role: 'video', description: 'about' },
    ]);
    const [b, c] = made.body.map(({ id }: any) => id);
    const [cell] = (await sheet.read()).spreadsheet_rows[1]!.spreadsheet_cells;
    await sheet.call('PATCH', `/cells/${cell!.id}`, { spreadsheet_cell: { value: 'typed' } });
    const copied = await send(sheet, '/columns/mass_duplicate', { ids: [c, b] });
    expect(copied.body).toMatchObject([
      { title: 'B', position: 1 },
      { title: 'C', position: 3 },
    ]);
    expect(await titles(sheet)).toEqual(['B', 'B', 'C', 'C', 'A']);
    expect((await sheet.values()).map((values) => values.length)).toEqual([5, 5]);
    expect((await sheet.values())[1]!.filter((value) => value === 'typed').length).toBe(2);
    expect((await send(sheet, '/columns/mass_delete', { ids: [c, b] })).status).toBe(204);
    expect(await titles(sheet)).toEqual(['B', 'C', 'A']);
  });

  it('changes the layers of a cell', async () => {
    const sheet = await user.sheet(['A'], 1);
    const cell = (await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells[0]!.id;
    const path = `/cells/${cell}/layers`;
    const made = await send(sheet, `${path}/mass_create`, {
      layers: ['a', 'b', 'c'].map((name) => ({ name, type: 'text', additional_attributes: { name } })),
    });
    const [a, b, c] = made.body.map(({ id }: any) => id);
    const copied = await send(sheet, `${path}/mass_duplicate`, { ids: [c, a] });
    expect(copied.body).toMatchObject([
      { name: 'a', position: 1, additional_attributes: { name: 'a' } },
      { name: 'c', position: 4 },
    ]);
    expect((await send(sheet, `${path}/mass_delete`, { ids: [a, b] })).status).toBe(204);
    const { video_layers } = (await sheet.call('GET', `/cells/${cell}`)).body;
    expect(video_layers.map(({ name, position }) => [name, position])).toEqual([
      ['a', 0],
      ['c', 1],
      ['c', 2],
    ]);
    const other = await user.sheet(['A'], 1);
    expect((await send(other, `${path}/mass_delete`, { ids: [c] })).status).toBe(404);
    const full = await send(sheet, `${path}/mass_create`, {
      layers: Array.from({ length: SHEET_LIMITS.layersOfCell - 2 }, () => ({ name: 'x', type: 'text' })),
    });
    expect(full).toMatchObject({ status: 422, body: { errors: [{ field: 'layers' }] } });
  });

  it('changes nothing where one of the items is missing, twice in the list or invalid', async () => {
    const sheet = await user.sheet(['A', 'B'], 2);
    const other = await (await user.sheet(['A'], 1)).read();
    const { spreadsheet_rows: rows, spreadsheet_columns: columns } = await sheet.read();
    const foreign = { row: other.spreadsheet_rows[0]!.id, column: other.spreadsheet_columns[0]!.id };
    const own = { row: rows[0]!.id, column: columns[0]!.id };
    const before = await sheet.read();
    for (const kind of ['row', 'column'] as const)
      for (const verb of ['duplicate', 'delete']) {
        const path = `/${kind}s/mass_${verb}`;
        expect([path, await send(sheet, path, { ids: [own[kind], foreign[kind]] })]).toMatchObject([
          path,
          { status: 404, body: { error_code: 'not_found', errors: [{ field: 'ids[1]' }] } },
        ]);
        expect([path, await send(sheet, path, { ids: [own[kind], own[kind]] })]).toMatchObject([
          path,
          { status: 422, body: { errors: [{ field: 'ids[1]' }] } },
        ]);
        expect((await send(sheet, path, { ids: [] })).status).toBe(422);
      }
    const large = { additional_attributes: { a: 'x'.repeat(SHEET_LIMITS.attributesBytes) } };
    expect(await send(sheet, '/rows/mass_create', { rows: [{}, large] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'rows[1].additional_attributes' }] },
    });
    const tooMany = Array.from({ length: SHEET_LIMITS.rowsOfRequest + 1 }, () => ({}));
    expect((await send(sheet, '/rows/mass_create', { rows: tooMany })).status).toBe(422);
    expect(await sheet.read()).toEqual(before);
  });

  it('copies a limited number of cells and layers', async () => {
    const sheet = await user.sheet(['A'], 0);
    await send(sheet, '/rows/mass_create', { rows: Array.from({ length: SHEET_LIMITS.rowsOfRequest }, () => ({})) });
    await database.query(
      `INSERT INTO layer (sheet_id, cell_id, position, name, type, additional_attributes)
       SELECT sheet_id, id, n, 'L', 'text', '{}' FROM cell, generate_series(0, $2 - 1) AS n WHERE sheet_id = $1`,
      [sheet.id, SHEET_LIMITS.itemsOfCopy / SHEET_LIMITS.rowsOfRequest],
    );
    const ids = await sheet.rowIds();
    const [column] = (await sheet.read()).spreadsheet_columns;
    for (const [path, copied] of [
      ['/rows/mass_duplicate', ids],
      ['/columns/mass_duplicate', [column!.id]],
    ] as const)
      expect(await send(sheet, path, { ids: copied })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'ids' }] },
      });
    expect((await send(sheet, '/rows/mass_duplicate', { ids: ids.slice(0, 10) })).status).toBe(201);
  });

  it('takes the same statements for any number, and sends one event for each chunk', async () => {
    const statements = async (count: number) => {
      const sheet = await user.sheet(['A', 'B'], 0);
      const rows = base.http.get(RowService, { strict: false });
      const scope = { agentId: user.agentId, sheetId: sheet.id };
      let ids: number[] = [];
      const sent = await statementsOf(`many-${count}`, async () => {
        const drafts = Array.from({ length: count }, () => ({}));
        ids = await rows.createMany(scope, { rows: drafts });
        await rows.createMany(scope, { rows: drafts, likeRowId: ids[0]! });
        await rows.duplicateMany(scope, ids);
        await rows.deleteMany(scope, ids);
      });
      return { sheet, sent: sent.length, ids };
    };
    const [few, many] = [await statements(2), await statements(300)];
    expect(many.sent).toBe(few.sent);
    expect(await many.sheet.rowIds()).toHaveLength(600);
    await eventually(() => {
      const deleted = received.filter(({ sheet_id }) => sheet_id === many.sheet.id);
      expect(new Set(deleted.map(({ sheet_version }) => sheet_version)).size).toBe(1);
      expect(deleted.flatMap(({ ids }) => ids).sort((a, b) => a - b)).toEqual(many.ids);
      expect(deleted.length).toBe(Math.ceil(many.ids.length / MAX_IDS_A_MESSAGE));
    });
  });

  it('deletes 1,000 rows of 20 columns quickly', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `C${n}`);
    const sheet = await user.sheet(names, 0);
    await sheet.importRows(
      Array.from({ length: 1_000 }, (_, n) => Object.fromEntries(names.map((name) => [name, `${name} ${n}`]))),
    );
    const ids = await sheet.rowIds();
    const start = performance.now();
    expect((await send(sheet, '/rows/mass_delete', { ids })).status).toBe(204);
    expect(performance.now() - start).toBeLessThan(8_000);
    expect(await sheet.rowIds()).toEqual([]);
  });
});
