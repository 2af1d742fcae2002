import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MAX_IDS_A_MESSAGE } from '@reelsheet/contracts';
import { callAs, eventually } from '@reelsheet/testing';
import { DataSource } from 'typeorm';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

interface SheetNews {
  readonly sheet_id: number;
  readonly sheet_version: number;
  readonly ids?: readonly number[];
}

let base: BaseUnderTest;
let creator: Person & { agentId: number; agentUuid: string };
let user: SheetUser;
const received: (SheetNews & { subject: string })[] = [];

beforeAll(async () => {
  base = await BaseUnderTest.start();
  base.serviceConnection.nats.subscribe('evt.base.>', {
    callback: (_error, message) => void received.push({ subject: message.subject, ...message.json<SheetNews>() }),
  });
  creator = await base.creator();
  user = new SheetUser(base, creator);
});
afterAll(() => base?.stop());

const NAME = /^evt\.base\.(.+)\.v1$/;

/** Received events of a sheet by version: `row.created 7,8`. */
const newsOf = ({ id }: any) =>
  received
    .filter(({ sheet_id }) => sheet_id === id)
    .sort((a, b) => a.sheet_version - b.sheet_version)
    .map(({ subject, ids }) => [NAME.exec(subject)![1], ids?.join()].filter(Boolean).join(' '));

/** Waits for the events of a change and discards earlier ones. */
async function expectNews(sheet: { id: number }, ...news: string[]): Promise<void> {
  await eventually(() => expect(newsOf(sheet)).toEqual(news));
  received.splice(0);
}

it('publishes each change of a sheet once with its version', async () => {
  const { body } = await user.call('POST', '/vidsheet', { spreadsheet: { title: 'Sheet' } });
  await eventually(() => expect(newsOf(body)).toEqual(['sheet.created']));
  expect(received.find(({ sheet_id }) => sheet_id === body.id)).toEqual({
    subject: 'evt.base.sheet.created.v1',
    organization_id: creator.personalId,
    agent_id: creator.agentId,
    sheet_id: body.id,
    sheet_version: 1,
  });
  received.splice(0);
  const call = callAs('base', () => ({ ...user, root: `/vidsheet/${body.id}` }));
  await call('PATCH', '', { spreadsheet: { title: 'Renamed' } });
  await expectNews(body, 'sheet.updated');

  const column = (await call('POST', '/columns', { spreadsheet_column: { title: 'HOOK', type: 'text' } })).body;
  const row = (await call('POST', '/rows')).body;
  await expectNews(body, `column.created ${column.id}`, `row.created ${row.id}`);
  const copy = (await call('POST', `/rows/${row.id}/duplicate`)).body;
  const twin = (await call('POST', `/columns/${column.id}/duplicate`)).body;
  await expectNews(body, `row.created ${copy.id}`, `column.created ${twin.id}`);

  await call('PUT', '/rows/update_positions', { rows: [{ id: copy.id, position: 0 }] });
  await call('PATCH', `/rows/${row.id}`, { spreadsheet_row: { additional_attributes: { a: 1 } } });
  await call('PATCH', `/columns/${column.id}`, { spreadsheet_column: { title: 'SCRIPT' } });
  await expectNews(body, `row.updated ${copy.id}`, `row.updated ${row.id}`, `column.updated ${column.id}`);

  const cell = row.spreadsheet_cells[0]!.id;
  await call('PATCH', `/cells/${cell}`, { spreadsheet_cell: { value: 'Hello' } });
  const layers = `/cells/${cell}/layers` as const;
  const layer = (await call('POST', layers, { video_layer: { name: 'Title', type: 'text' } })).body;
  await call('PATCH', `${layers}/${layer.id}`, { video_layer: { name: 'Heading' } });
  await call('DELETE', `${layers}/${layer.id}`);
  await expectNews(
    body,
    `cell.updated ${cell}`,
    `layer.created ${layer.id}`,
    `layer.updated ${layer.id}`,
    `layer.deleted ${layer.id}`,
  );

  await call('DELETE', `/rows/${copy.id}`);
  await call('DELETE', `/columns/${twin.id}`);
  await call('DELETE', '');
  await expectNews(body, `row.deleted ${copy.id}`, `column.deleted ${twin.id}`, 'sheet.deleted');
});

it('publishes nothing for a change that fails or has no effect', async () => {
  const sheet = await user.sheet(['A'], 1);
  await eventually(() => expect(newsOf(sheet)).toHaveLength(3));
  received.splice(0);
  const { spreadsheet_rows } = await sheet.read();
  const cell = spreadsheet_rows[0]!.spreadsheet_cells[0]!.id;
  const cells = [
    { id: cell, value: 'a' },
    { id: 999_999, value: 'b' },
  ];
  expect((await sheet.call('PUT', '/cells/mass_update', { cells })).status).toBe(404);
  expect((await sheet.call('PUT', '/cells/mass_update', { cells: [] })).status).toBe(200);
  await sheet.call('PATCH', `/cells/${cell}`, { spreadsheet_cell: { value: 'c' } });
  await expectNews(sheet, `cell.updated ${cell}`);
});

it('publishes a change of thousands of cells in few messages that contain each cell once', async () => {
  const sheet = await manyCells(100);
  const database = base.http.get(DataSource);
  const rows = await database.query<{ id: number }[]>(`SELECT id FROM cell WHERE sheet_id = $1`, [sheet.id]);
  received.splice(0);
  const cells = rows.map(({ id }) => ({ id, value: 'all' }));
  expect((await sheet.call('PUT', '/cells/mass_update', { cells })).status).toBe(200);
  const ids = () => received.filter(({ sheet_id }) => sheet_id === sheet.id).map((news) => news.ids!);
  await eventually(() => expect(ids().flat()).toHaveLength(cells.length));
  expect(ids()).toHaveLength(Math.ceil(cells.length / MAX_IDS_A_MESSAGE));
  expect(new Set(ids().flat())).toEqual(new Set(rows.map(({ id }) => id)));
});

/** Creates a sheet with this number of rows and columns. */
async function manyCells(lines: number): Promise<Sheet> {
  const sheet = await user.sheet([], 0);
  const database = base.http.get(DataSource);
  await database.query(
    `INSERT INTO sheet_row (sheet_id, position) SELECT $1, position FROM generate_series(0, $2 - 1) AS position`,
    [sheet.id, lines],
  );
  await database.query(
    `INSERT INTO sheet_column (sheet_id, position, title, type, column_role)
     SELECT $1, position, 'C', 'text', 'ingredient' FROM generate_series(0, $2 - 1) AS position`,
    [sheet.id, lines],
  );
  await database.query(
    `INSERT INTO cell (sheet_id, row_id, column_id) SELECT $1, sheet_row.id, sheet_column.id
     FROM sheet_row JOIN sheet_column USING (sheet_id) WHERE sheet_id = $1`,
    [sheet.id],
  );
  return sheet;
}
