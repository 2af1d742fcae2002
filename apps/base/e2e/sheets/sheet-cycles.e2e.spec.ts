import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { Answer } from '@reelsheet/testing';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

let base: BaseUnderTest;
let user: SheetUser;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  user = new SheetUser(base, await base.creator());
});
afterAll(() => base?.stop());

/** Text columns, and of each row the ids of its cells by title; equal titles get a number: `A`, `A2`. */
async function grid(titles: readonly string[], rows = 1) {
  const sheet = await user.sheet(titles, rows);
  const { spreadsheet_columns, spreadsheet_rows } = await sheet.read();
  const names = titles.map((title, at) => title + (titles.indexOf(title) < at ? '2' : ''));
  const columns: Record<string, number> = Object.fromEntries(
    spreadsheet_columns.map(({ id }: { id: number }, at: number) => [names[at], id]),
  );
  const cells: Record<string, number>[] = spreadsheet_rows.map((row) =>
    Object.fromEntries(
      row.spreadsheet_cells.map((cell) => [
        names.find((name) => columns[name] === cell.spreadsheet_column_id),
        cell.id,
      ]),
    ),
  );
  return { sheet, columns, cells, rows: spreadsheet_rows.map(({ id }) => id) };
}

const automatic = (prompt: string) => ({ additional_attributes: { autoGenerate: true, prompt } });
const patch = (sheet: Sheet, cell: number | undefined, spreadsheet_cell: object) =>
  sheet.call('PATCH', `/cells/${cell}`, { spreadsheet_cell });
const refused = (answer: Answer, path: string) =>
  expect(answer).toMatchObject({
    status: 422,
    body: { error_code: 'validation_error', error: expect.stringContaining(`depend on itself: ${path}`) },
  });

async function done(answer: Promise<Answer>): Promise<void> {
  const { status, body } = await answer;
  expect({ status, body: status < 300 ? undefined : body }).toEqual({ status: expect.any(Number), body: undefined });
}

describe('a change that would make an automatic cell depend on itself is rejected for', () => {
  it('a change of a cell: its prompt, its value, its being automatic', async () => {
    const { sheet, cells } = await grid(['A', 'B']);
    const [{ A, B }] = cells as [{ A: number; B: number }];
    refused(await patch(sheet, A, automatic('more of {{A}}')), 'A → A');
    refused(await patch(sheet, A, { value: '{{a}}', additional_attributes: { autoGenerate: true } }), 'A → A');
    await done(patch(sheet, A, automatic('{{B}}')));
    refused(await patch(sheet, B, { value: 'typed, about {{A}}' }), 'A → B → A');
    refused(await patch(sheet, B, automatic('{{ a }}')), 'A → B → A');
    await done(patch(sheet, A, { additional_attributes: { prompt: '{{B}}' } }));
    await done(patch(sheet, B, { value: '{{A}}' }));
    refused(await patch(sheet, A, automatic('{{B}}')), 'A → B → A');
    expect((await sheet.call('GET', `/cells/${A}`)).body.additional_attributes).toEqual({ prompt: '{{B}}' });
  });

  it('a change of many cells, in any row', async () => {
    const { sheet, cells } = await grid(['A', 'B', 'C'], 3);
    const chain = cells.flatMap(({ A, B, C }) => [
      { id: A, ...automatic('{{B}}') },
      { id: B, ...automatic('{{C}}') },
      { id: C, value: 'typed' },
    ]);
    await done(sheet.call('PUT', '/cells/mass_update', { cells: chain }));
    const closing = cells.map(({ C }, row) => ({ id: C, value: row === 2 ? '{{A}}' : 'typed again' }));
    refused(await sheet.call('PUT', '/cells/mass_update', { cells: closing }), 'A → B → C → A');
    expect((await sheet.call('GET', `/cells/${cells[0]!['C']}`)).body.value).toBe('typed');
  });

  it('a column whose title, type, position or role changes, or that is deleted', async () => {
    const { sheet, cells, columns } = await grid(['A', 'B', 'X', 'X']);
    await done(patch(sheet, cells[0]!['A'], automatic('{{B}} {{C}} {{X}}')));
    await done(patch(sheet, cells[0]!['X2'], { value: '{{A}}' }));
    await done(patch(sheet, cells[0]!['B'], { value: 'typed' }));
    const { X, X2 } = columns;
    const titled = (title: string) => ({ columns: [{ id: X2, title }] });
    refused(await sheet.call('PUT', '/columns/mass_update', titled('c')), 'A → c → A');
    refused(await sheet.call('PATCH', `/columns/${X2}`, { spreadsheet_column: { title: 'C' } }), 'A → C → A');
    const positions = [
      { id: X, position: 3 },
      { id: X2, position: 2 },
    ];
    refused(await sheet.call('PATCH', '/columns/update_positions', { columns: positions }), 'A → X → A');
    refused(await sheet.call('PUT', '/columns/mass_update', { columns: positions }), 'A → X → A');
    refused(await sheet.call('DELETE', `/columns/${X}`), 'A → X → A');
    await done(sheet.call('PUT', '/columns/mass_update', titled('D')));
    await done(sheet.call('DELETE', `/columns/${X}`));
  });

  it('a column type whose cells are generated', async () => {
    const { sheet, cells, columns } = await grid(['A', 'B']);
    const of = (type: string, column_role: string) =>
      sheet.call('PATCH', `/columns/${columns['B']}`, { spreadsheet_column: { type, column_role } });
    await done(of('stats', 'stats'));
    await done(patch(sheet, cells[0]!['B'], { additional_attributes: { prompt: '{{A}}' } }));
    await done(patch(sheet, cells[0]!['A'], automatic('{{B}}')));
    refused(await of('text', 'ingredient'), 'A → B → A');
  });

  it('one of two concurrent changes that close a cycle together', async () => {
    const { sheet, cells, columns } = await grid(['A', 'B', 'C'], 8);
    const answers = await Promise.all(
      cells.flatMap(({ A, B }) => [patch(sheet, A, automatic('{{B}}')), patch(sheet, B, automatic('{{A}}'))]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(8).fill(200), ...Array(8).fill(422)]);
    await done(
      sheet.call('PUT', '/cells/mass_update', { cells: cells.map(({ B }) => ({ id: B, ...automatic('x') })) }),
    );
    await done(
      sheet.call('PUT', '/cells/mass_update', { cells: cells.map(({ A }) => ({ id: A, ...automatic('{{C}}') })) }),
    );
    const [row] = cells as [Record<string, number>];
    const both = await Promise.all([
      patch(sheet, row['B'], automatic('{{A}}')),
      sheet.call('PATCH', `/columns/${columns['B']}`, { spreadsheet_column: { title: 'C' } }),
      sheet.call('DELETE', `/columns/${columns['C']}`),
    ]);
    const [{ cycles }] = await base.http.get(DataSource).query(
      `SELECT count(*)::int AS cycles FROM sheet_column WHERE sheet_id = $1 AND title = 'C' AND id = $2
       AND EXISTS (SELECT FROM cell WHERE id = $3 AND additional_attributes ->> 'prompt' = '{{A}}') AND NOT EXISTS (SELECT FROM sheet_column WHERE id = $4)`,
      [sheet.id, columns['B'], row['B'], columns['C']],
    );
    expect({ cycles, statuses: both.map(({ status }) => status) }).toMatchObject({ cycles: 0 });
  });
});

it('copies of rows and columns', async () => {
  const { sheet, cells, rows, columns } = await grid(['A', 'B']);
  await done(patch(sheet, cells[0]!['A'], automatic('{{B}}')));
  await done(sheet.call('POST', `/rows/${rows[0]}/duplicate`));
  await done(sheet.call('POST', `/columns/${columns['A']}/duplicate`));
  const [, copy] = (await sheet.read()).spreadsheet_rows;
  const b = copy!.spreadsheet_cells.find((cell) => cell.spreadsheet_column_id === columns['B']);
  refused(await patch(sheet, b!.id, { value: '{{A}}' }), 'A → B → A');
});
