import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser } from '../support/sheet-user.js';

let base: BaseUnderTest;
let user: SheetUser;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  user = new SheetUser(base, await base.creator());
});
afterAll(() => base?.stop());

describe('a dry run of an import', () => {
  it('says what would be added, changed and rejected, and changes nothing', async () => {
    const sheet = await user.sheet(['ID', 'A', 'B'], 0);
    await sheet.importRows([
      { ID: '1', A: 'old', B: 'same' },
      { ID: '2', A: 'old', B: 'same' },
    ]);
    const before = await sheet.read();
    const [first, second] = before.spreadsheet_rows;
    const rows = [
      { ID: '2', A: 'new', B: 'same' },
      { ID: '3', A: 'added' },
      { ID: '1', A: '', B: null },
      { ID: '3', A: 'twice' },
      { ID: '4', C: 'ignored' },
    ];
    const { status, body } = await sheet.importRows(rows, '?match=ID&dry_run=true');
    expect(status).toBe(201);
    expect(body).toMatchObject({ created: 2, updated: 2, errors_truncated: false });
    const errors = [
      { row: 4, column: null },
      { row: 5, column: 'C' },
    ];
    expect(body).toMatchObject({ errors });
    const cell = (row: typeof first) => row!.spreadsheet_cells[1]!.id;
    const column_id = before.spreadsheet_columns[1]!.id;
    const [idColumn] = before.spreadsheet_columns;
    const added = (id: string, value?: string) => [
      { column_id: idColumn!.id, value: id },
      ...(value === undefined ? [] : [{ column_id, value }]),
    ];
    expect(body.preview).toEqual({
      titles: [
        ...before.spreadsheet_columns.map(({ title, id }) => ({ title, column_id: id })),
        { title: 'C', column_id: null },
      ],
      added: [
        { row: 2, cells: added('3', 'added') },
        { row: 5, cells: added('4') },
      ],
      changed_rows: 2,
      changed_cells: 2,
      changes: [
        { row: 1, row_id: second!.id, column_id, cell_id: cell(second), before: 'old', after: 'new' },
        { row: 3, row_id: first!.id, column_id, cell_id: cell(first), before: 'old', after: '' },
      ],
    });
    expect(await sheet.read()).toEqual(before);
    const written = (await sheet.importRows(rows, '?match=ID')).body;
    expect({ ...written, preview: body.preview }).toEqual(body);
    expect(written.preview).toBeUndefined();
  });

  it('takes columns by id for titles that differ, and ignores others', async () => {
    const sheet = await user.sheet(['ID', 'A'], 0);
    const [id, a] = (await sheet.read()).spreadsheet_columns.map((column) => column.id);
    const rows = [{ Number: '1', Text: 'one', A: 'ignored', Notes: 'x' }];
    const send = (columns: object, query: string) => sheet.call('POST', `/rows/import${query}`, { rows, columns });
    const columns = { Number: id, Text: a, A: null, Notes: null };
    expect(await send(columns, '?match=ID&dry_run=true')).toMatchObject({ body: { created: 1, errors: [] } });
    expect(await sheet.values()).toEqual([]);
    expect(await send(columns, '?match=ID')).toMatchObject({ status: 201, body: { created: 1, errors: [] } });
    expect(await sheet.values()).toEqual([['1', 'one']]);
    const wrong = [{ Number: a! + 1_000_000 }, { Number: 'ID' }, { Number: 0 }];
    for (const each of wrong) expect((await send(each, '')).status).toBe(422);
  });

  it('cannot be strict', async () => {
    const sheet = await user.sheet(['A'], 0);
    const { status, body } = await sheet.importRows([{ A: 'x' }], '?dry_run=true&strict=true');
    expect({ status, body }).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
  });
});
