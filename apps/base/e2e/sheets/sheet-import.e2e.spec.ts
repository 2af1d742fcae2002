import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_IDS_A_MESSAGE } from '@reelsheet/contracts';
import { Transaction } from '@reelsheet/platform-database';
import { eventually } from '@reelsheet/testing';
import { DataSource } from 'typeorm';
import { CellRepository } from '../../src/sheets/cells/cell.repository.js';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

let base: BaseUnderTest;
let user: SheetUser;
let database: DataSource;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  user = new SheetUser(base, await base.creator());
  database = base.http.get(DataSource);
});
afterAll(() => base?.stop());

/** An error of a strict import, which also names its value as other errors name a field. */
const withField = (error: { row: number; column: string | null; error: string }) => ({
  ...error,
  field: `rows[${error.row}]${error.column === null ? '' : `.${error.column}`}`,
  problem: error.error,
});

const done = (created: number, updated: number, errors: object[] = []) => ({
  status: 201,
  body: { created, updated, errors, errors_truncated: false },
});
const invalid = (error: unknown) => ({ status: 422, body: { error, error_code: 'validation_error' } });

const positions = async ({ id }: Sheet): Promise<number[]> =>
  (
    await database.query<{ position: number }[]>(
      `SELECT position FROM sheet_row WHERE sheet_id = $1 ORDER BY position`,
      [id],
    )
  ).map(({ position }) => position);
/** Creates lines of a column `ID` with numbers and a column `A`. */
const numbered = (from: number, count: number, text = 'text') =>
  Array.from({ length: count }, (_, index) => ({ ID: String(from + index), A: text }));
/** Shows empty values as `-`. */
const line = (texts: string) => texts.split(' ').map((text) => text.replace('-', ''));
const dense = (count: number) => Array.from({ length: count }, (_, position) => position);

describe.each(['autocontentengine', 'vidsheet'])('rows imported below /%s', (root) => {
  const send = (sheet: Sheet, rows: unknown, query = '') =>
    user.call('POST', `/${root}/${sheet.id}/rows/import${query}`, { rows });

  it('are added at the end with a cell in every column', async () => {
    const sheet = await user.sheet(['HOOK', 'My Script', 'C'], 1);
    const rows = [{ hook: 'one', my_script: 'a' }, { 'MY  SCRIPT': 2, HOOK: true }, { HOOK: '', C: null }, { C: 'x' }];
    expect(await send(sheet, rows)).toMatchObject(done(3, 0));
    const expected = ['one a -', 'true 2 -', '- - x'];
    expect(await sheet.values()).toEqual([['', '', ''], ...expected.map(line)]);
    expect(await positions(sheet)).toEqual(dense(4));
    expect(await send(sheet, [])).toMatchObject(done(0, 0));
  });

  it('change existing rows that match by a column', async () => {
    const sheet = await user.sheet(['ID', 'A', 'B'], 0);
    await send(sheet, [
      { id: '1', a: 'old', b: 'kept' },
      { id: 2, a: 'old' },
    ]);
    const rows = [
      { ID: 2, A: 'new' },
      { ID: '3', B: 'added' },
      { ID: '1', A: '', B: null },
    ];
    expect(await send(sheet, rows, '?match=id')).toMatchObject(done(1, 2));
    const expected = ['1 - kept', '2 new -', '3 - added'].map(line);
    expect(await sheet.values()).toEqual(expected);
    const before = await sheet.read();
    expect(await send(sheet, rows, '?match=%20Id')).toMatchObject(done(0, 3));
    expect((await sheet.read()).spreadsheet_rows).toEqual(before.spreadsheet_rows);
  });

  it('are reported one by one when they have errors, and the others are written', async () => {
    const sheet = await user.sheet(['ID', 'A'], 2);
    await send(sheet, [{ ID: 'one' }, { ID: 'twin' }, { ID: 'twin' }]);
    const rows: object[] = [
      { ID: 'one', A: 'changed', Ghost: 'x' },
      { ID: 'two', A: { nested: true } },
      { ID: 'three', A: 'x'.repeat(100_001), Ghost: 'y' },
      { ID: 'four', a: '😀'.repeat(100_000) },
      { A: 'nameless' },
      { ID: 'twin', A: 'either' },
      { ID: 'four', A: 'again' },
      { ID: '', A: 'empty twice' },
      { ID: 'five', A: 'a', a: 'b' },
      { ID: 'six', A: ['list'] },
      { constructor: 'c', toString: 'd', ID: 'seven' },
    ];
    const errors = [
      { row: 1, column: 'Ghost', error: 'is not a column of the sheet' },
      { row: 2, column: 'A', error: 'must be a string, number, boolean or null' },
      { row: 3, column: 'A', error: 'must be shorter than or equal to 100000 characters' },
      { row: 5, column: null, error: 'has no value in the column that rows are matched by' },
      { row: 6, column: null, error: 'matches 2 rows of the sheet' },
      { row: 7, column: null, error: 'has the same value to match by as row 4' },
      { row: 8, column: null, error: 'matches 2 rows of the sheet' },
      { row: 9, column: 'a', error: 'names the same column as a title before it' },
      { row: 10, column: 'A', error: 'must be a string, number, boolean or null' },
      { row: 11, column: 'constructor', error: 'is not a column of the sheet' },
      { row: 11, column: 'toString', error: 'is not a column of the sheet' },
    ];
    const before = await sheet.values();
    expect(await send(sheet, rows, '?match=ID&strict=true')).toEqual(
      expect.objectContaining({
        status: 422,
        body: {
          error: 'Nothing was imported: row 1 Ghost is not a column of the sheet',
          error_code: 'validation_error',
          errors: errors.map(withField),
          errors_truncated: false,
        },
      }),
    );
    expect(await sheet.values()).toEqual(before);
    expect(await send(sheet, rows, '?match=ID')).toMatchObject(done(2, 1, errors));
    const [first, second, one, ...rest] = await sheet.values();
    expect([first, second, one, ...rest.map(([id]) => id)]).toEqual([
      ['', ''],
      ['', ''],
      ['one', 'changed'],
      'twin',
      'twin',
      'four',
      'seven',
    ]);
  });
});

describe('an import', () => {
  it.each<[string, object, string, string]>([
    ['without rows', {}, '', 'file is required'],
    ['of rows that are no list', { rows: { A: 'x' } }, '', 'rows must be an array'],
    ['of rows that are no objects', { rows: ['x'] }, '', 'rows items must be an object'],
    [
      'of more rows than a sheet may have',
      { rows: Array(10_001).fill({}) },
      '',
      'rows must contain no more than 10000 elements',
    ],
    ['with a match that no column is', { rows: [{ A: 'x' }] }, '?match=B', 'match is not a column of the sheet'],
    [
      'with a match that it has not',
      { rows: [{ A: 'x' }] },
      '?match=C',
      'match is not among the titles of what is imported',
    ],
    ['with an empty match', { rows: [{ A: 'x' }] }, '?match=', 'match must be longer than or equal to 1 characters'],
    ['that is neither strict nor not', { rows: [{ A: 'x' }] }, '?strict=perhaps', 'strict must be a boolean value'],
    ['of NUL', { rows: [{ A: 'a\0' }] }, '', 'body must not hold NUL characters'],
    ['of half a character', { rows: [{ A: '\ud800' }] }, '', 'body must be well-formed Unicode'],
  ])('%s is rejected', async (_, body, query, error) => {
    const sheet = await user.sheet(['A', 'C'], 1);
    expect(await sheet.call('POST', `/rows/import${query}`, body)).toMatchObject(invalid(error));
    expect(await sheet.values()).toEqual([['', '']]);
  });

  it('that would make an automatic cell depend on itself changes nothing', async () => {
    const sheet = await user.sheet(['ID', 'A', 'B'], 0);
    await sheet.importRows([{ ID: '1', A: 'about {{B}}', B: 'plain' }]);
    const [row] = (await sheet.read()).spreadsheet_rows;
    for (const { id } of row!.spreadsheet_cells.slice(1))
      await sheet.call('PATCH', `/cells/${id}`, {
        spreadsheet_cell: { additional_attributes: { autoGenerate: true } },
      });
    const answer = await sheet.importRows([{ ID: '1', B: 'of {{a}}' }, { ID: '2' }], '?match=ID');
    expect(answer).toMatchObject(invalid(expect.stringContaining('rows would make the automatic cell')));
    expect(await sheet.values()).toEqual([['1', 'about {{B}}', 'plain']]);
  });

  it('reports the first thousand errors and that there are more', async () => {
    const sheet = await user.sheet(['A'], 0);
    const rows = Array.from({ length: 1_001 }, () => ({ A: {} }));
    const { body } = await sheet.importRows(rows);
    expect(body).toMatchObject({ created: 0, errors_truncated: true });
    expect(body.errors.map(({ row }: any) => row)).toEqual(dense(1_000).map((index) => index + 1));
    const titles = Object.fromEntries(rows.map((_, index) => [`${'t'.repeat(5_000)}${index}`, '']));
    const answer = await sheet.importRows([titles], '?strict=true');
    expect([answer.status, answer.body.errors.length, answer.body.errors[0].column.length]).toEqual([422, 1_000, 500]);
  });

  it('that would make the sheet too large changes nothing and names the limit', async () => {
    const sheet = await user.sheet(['ID', 'A'], 0);
    expect(await sheet.importRows(numbered(0, 9_999))).toMatchObject(done(9_999, 0));
    expect(await sheet.importRows(numbered(9_998, 3), '?match=ID')).toMatchObject(
      invalid('spreadsheet_row would exceed the 10000 rows that a sheet may have'),
    );
    expect(await sheet.importRows(numbered(9_998, 2), '?match=ID')).toMatchObject(done(1, 1));
    expect(await positions(sheet)).toEqual(dense(10_000));
  });

  it('is published in few messages that contain each row and changed cell once', async () => {
    const sheet = await user.sheet(['ID', 'A'], 0);
    const received: { subject: string; sheet_id: number; ids?: number[] }[] = [];
    const subscription = base.serviceConnection.nats.subscribe('evt.base.>', {
      callback: (_error, message) => void received.push({ subject: message.subject, ...message.json<any>() }),
    });
    const news = (subject: string) =>
      received.filter((one) => one.sheet_id === sheet.id && one.subject === subject).map(({ ids }) => ids!.length);
    await sheet.importRows(numbered(0, 6_000));
    await sheet.importRows([{ ID: '1', A: 'new' }, ...numbered(2, 5)], '?match=ID');
    await eventually(() => expect(news('evt.base.cell.updated.v1')).toEqual([1]));
    expect(news('evt.base.row.created.v1').toSorted()).toEqual([6_000 - MAX_IDS_A_MESSAGE, MAX_IDS_A_MESSAGE]);
    subscription.unsubscribe();
  });
});

describe('an imported file', () => {
  const csv = (text: string | Uint8Array, name = 'rows.csv', type = 'text/csv') => new File([text], name, { type });

  it('is detected as CSV by its content, regardless of its name', async () => {
    const sheet = await user.sheet(['ID', 'A'], 0);
    const text = '\ufeffid;a\r\n1;"two; ""lines""\r\n"\r\n\r\n;\r\n3\r\n4;\'=1+1\r\n';
    expect(await sheet.importFile(csv(text, 'rows', 'application/octet-stream'))).toMatchObject(done(3, 0));
    expect(await sheet.importFile(csv('PK,ID\nx,\n'))).toMatchObject(
      done(0, 0, [{ row: 0, column: 'PK', error: 'is not a column of the sheet' }]),
    );
    expect(await sheet.values()).toEqual([
      ['1', 'two; "lines"\r\n'],
      ['3', ''],
      ['4', '=1+1'],
    ]);
  });

  it('is reported line by line when it has errors, counted with blank lines and without the titles', async () => {
    const sheet = await user.sheet(['ID', 'A'], 0);
    const text = `ID,,A,Ghost,a\n1,,one,x,y\n\n3,stray\n4,,four,,,beyond\n5,,${'x'.repeat(100_001)}\n6`;
    const errors = [
      { row: 0, column: 'Ghost', error: 'is not a column of the sheet' },
      { row: 0, column: 'a', error: 'names the same column as a title before it' },
      { row: 3, column: null, error: 'has a value under no title' },
      { row: 4, column: null, error: 'has a value under no title' },
      { row: 5, column: 'A', error: 'must be shorter than or equal to 100000 characters' },
    ];
    expect(await sheet.importFile(csv(text), '?strict=true')).toMatchObject({
      status: 422,
      body: { errors: errors.map(withField) },
    });
    expect(await sheet.importFile(csv(text), '?match=id')).toMatchObject(done(2, 0, errors));
    expect(await sheet.values()).toEqual([
      ['1', 'one'],
      ['6', ''],
    ]);
  });

  it('with only titles adds nothing', async () => {
    const sheet = await user.sheet(['ID', 'A'], 0);
    expect(await sheet.importFile(csv('ID,A\n'))).toMatchObject(done(0, 0));
  });

  it.each<[string, () => File, unknown]>([
    ['that is empty', () => csv(''), 'file must have the column titles in its first line'],
    ['whose first line is blank', () => csv('\n\nID,A\n'), 'file must have the column titles in its first line'],
    [
      'of more rows than a sheet may have',
      () => csv(`ID\n${'1\n'.repeat(100_000)}`),
      'file must have at most 10001 rows',
    ],
    [
      'of a thousand columns and one',
      () => csv(`ID${',A'.repeat(1_000)}\n`),
      'file must have at most 1000 columns, and row 1 has 1001',
    ],
    [
      'of a huge cell',
      () => csv(`ID\n${'x'.repeat(1_000_001)}`),
      'file must have at most 1000000 characters in a cell, unlike row 2, column 1',
    ],
    ['of a quotation without an end', () => csv('ID\n"one'), 'file has a quotation mark in row 2 that is never closed'],
    [
      'of NUL',
      () => csv('ID\na\0b'),
      'file must be well-formed Unicode without NUL characters, unlike row 2, column 1',
    ],
    [
      'that is no text',
      () => csv(new Uint8Array([0x49, 0x44, 0x0a, 0xff, 0x0a])),
      'file must be text in UTF-8 or UTF-16',
    ],
    ['that begins as an archive', () => csv('PK\x03\x04 and nothing more'), expect.stringMatching(/^file /)],
    ['that is called a workbook', () => csv('ID\n1', 'rows.XLSX'), expect.stringMatching(/^file /)],
  ])('%s is rejected', async (_, file, error) => {
    const sheet = await user.sheet(['ID', 'A'], 0);
    expect(await sheet.importFile(file())).toMatchObject(invalid(error));
    expect(await sheet.values()).toEqual([]);
  });

  it('with more bytes than a mass update is rejected', async () => {
    const sheet = await user.sheet(['ID', 'A'], 0);
    const answer = await sheet.importFile(csv(new Uint8Array(17 * 2 ** 20)));
    expect(answer).toMatchObject({ status: 413, body: { error_code: 'payload_too_large' } });
  });

  it.each<[string, object, string]>([
    ['in JSON', { file: 'ID\n1' }, 'file must be a file, as a part of a multipart form'],
    ['as null', { file: null }, 'file must be a file, as a part of a multipart form'],
    ['beside rows', { file: 'ID', rows: [] }, 'rows must be absent where there is a file'],
  ])('%s is none', async (_, body, error) => {
    const sheet = await user.sheet(['ID', 'A'], 0);
    expect(await sheet.call('POST', '/rows/import', body)).toMatchObject(invalid(error));
  });
});

describe('concurrent imports', () => {
  it('lose nothing and keep the rows in order', async () => {
    const sheet = await user.sheet(['ID', 'A'], 0);
    const answers = await Promise.all([
      ...[0, 1].map((half) => sheet.importRows(numbered(half * 500, 500))),
      ...dense(5).map(() => sheet.call('POST', '/rows')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(201));
    expect(await positions(sheet)).toEqual(dense(1_005));
    const ids = (await sheet.values()).map(([id]) => id).filter((id) => id !== '');
    expect(ids.map(Number).toSorted((a, b) => a - b)).toEqual(dense(1_000));
  });

  it('of the same new rows add matching rows once', async () => {
    const sheet = await user.sheet(['ID', 'A'], 0);
    const answers = await Promise.all([0, 1].map(() => sheet.importRows(numbered(0, 300), '?match=ID')));
    expect(answers.map(({ body }) => [body.created, body.updated]).toSorted()).toEqual([
      [0, 300],
      [300, 0],
    ]);
    expect(await sheet.values()).toHaveLength(300);
  });

  it('do not deadlock with each other or with mass updates', async () => {
    const sheet = await user.sheet(['ID', 'A', 'B'], 0);
    await sheet.importRows(numbered(0, 400));
    const cells = (await sheet.read()).spreadsheet_rows
      .flatMap(({ spreadsheet_cells }) => spreadsheet_cells)
      .map(({ id }) => ({ id, additional_attributes: { note: 'mass' } }));
    const answers = await Promise.all(
      dense(6).map((round) =>
        round % 3 === 0
          ? sheet.importRows(numbered(0, 400, `turn ${round}`).toReversed(), '?match=ID')
          : sheet.call('PUT', '/cells/mass_update', { cells: cells.toReversed() }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201, 201]);
  });

  it('check references of cells before they lock the sheet, not at the commit', async () => {
    const sheet = await user.sheet(['ID'], 0);
    const cells = base.http.get(CellRepository, { strict: false });
    const adding = base.http.get(Transaction).run(async () => {
      await expect(cells.addToRows(sheet.id, [2 ** 40])).rejects.toThrow('cell_row');
      throw new Error('undone');
    });
    await expect(adding).rejects.toThrow('undone');
  });

  it('are limited', async () => {
    const sheet = await user.sheet(['ID', 'A'], 0);
    const answers = await Promise.all(dense(6).map((round) => sheet.importRows(numbered(round * 1_000, 1_000))));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect(await sheet.values()).toHaveLength(1_000 * statuses.filter((status) => status === 201).length);
    expect(await sheet.importRows(numbered(10_000, 1))).toMatchObject(done(1, 0));
  });
});
