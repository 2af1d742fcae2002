import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { variablesImported } from '@reelsheet/contracts';
import { writeTable } from '@reelsheet/tabular';
import { eventually } from '@reelsheet/testing';
import { DataSource } from 'typeorm';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAX_BYTES = 300_000;

let base: BaseUnderTest;
let creator: Person & { agentId: number; agentUuid: string };
let user: SheetUser;
let database: DataSource;

beforeAll(async () => {
  base = await BaseUnderTest.start({ MAX_SHEET_BYTES: MAX_BYTES });
  creator = await base.creator();
  user = new SheetUser(base, creator);
  database = base.http.get(DataSource);
});
afterAll(() => base?.stop());

const workbook = (rows: readonly (readonly string[])[]) => buffer(writeTable(rows, 'xlsx'));
const variables = (entries: Readonly<Record<string, string>>) =>
  workbook([['Key', 'Value'], ...Object.entries(entries)]);

function form(file: Buffer | string, field = 'file'): FormData {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(Buffer.from(file))], { type: XLSX }), 'variables.xlsx');
  return body;
}

const load = (sheet: Sheet, file: Buffer | string, root = 'autocontentengine') =>
  user.call('POST', `/${root}/${sheet.id}/import_global_variables`, form(file));
const shown = async (sheet: Sheet) => (await sheet.call('GET', '/global_variables')).body;
const refused = (reason: string) => ({
  status: 422,
  body: { error_code: 'validation_error', error: expect.stringContaining(reason) },
});
const storedFormFiles = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`reelsheet-form-${process.pid}-`));

describe('a file of variables', () => {
  it('replaces all variables of a sheet', async () => {
    const sheet = await user.sheet([], 0);
    expect(await shown(sheet)).toBeNull();
    const first = await load(sheet, await variables({ brand: 'Tealeaf', Tone: '=calm\n{x}' }));
    expect(first).toMatchObject({
      status: 200,
      body: {
        id: expect.any(Number),
        variables: [
          { key: 'brand', value: 'Tealeaf' },
          { key: 'Tone', value: '=calm\n{x}' },
        ],
      },
    });
    expect((await sheet.read()).global_variables_sheet).toEqual(first.body);
    const second = await load(sheet, await variables({ season: 'autumn' }), 'vidsheet');
    expect(second.body).toEqual({ id: first.body.id, variables: [{ key: 'season', value: 'autumn' }] });
    expect(await shown(sheet)).toEqual(second.body);
    expect((await load(sheet, await variables({}))).body).toEqual({ id: first.body.id, variables: [] });
    await eventually(async () => expect(await storedFormFiles()).toEqual([]));
  });

  it('increases the version, is published once, and is copied with the sheet', async () => {
    const sheet = await user.sheet([], 0);
    const received: unknown[] = [];
    base.serviceConnection.nats.subscribe(variablesImported.subject, {
      callback: (_, message) => void received.push(message.json()),
    });
    const version = async () =>
      (await database.query<{ version: number }[]>(`SELECT version FROM sheet WHERE id = $1`, [sheet.id]))[0]!.version;
    const before = await version();
    await load(sheet, await variables({ a: '1' }));
    expect(await version()).toBe(before + 1);
    await eventually(() =>
      expect(received).toEqual([
        {
          organization_id: creator.personalId,
          agent_id: creator.agentId,
          sheet_id: sheet.id,
          sheet_version: before + 1,
        },
      ]),
    );
    expect((await sheet.call('POST', '/clone')).body.global_variables_sheet!.variables).toEqual([
      { key: 'a', value: '1' },
    ]);
  });

  it.each<[what: string, file: () => Promise<Buffer> | Buffer | string, reason: string]>([
    ['that is no workbook', () => 'key,value\na,1\n', 'file must be an XLSX workbook'],
    ['that is empty', () => '', 'file must be an XLSX workbook'],
    ['of an older kind', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'neither encrypted nor of an older kind'],
    [
      'that ends early',
      async () => (await variables({ a: '1' })).subarray(0, 400),
      'file must be a whole XLSX workbook',
    ],
    ['without a row', () => workbook([]), 'file has no column key and no column value'],
    [
      'without values',
      () =>
        workbook([
          ['Key', 'Text'],
          ['a', '1'],
        ]),
      'file has no column value in its first row',
    ],
    [
      'that names one twice',
      () =>
        workbook([
          ['key', 'value'],
          ['Brand Name', '1'],
          ['brand_name', '2'],
        ]),
      'in row 3, as it does in row 2',
    ],
    [
      'with a value that nothing names',
      () =>
        workbook([
          ['key', 'value'],
          ['', '1'],
        ]),
      'file has no key in row 2',
    ],
    ['with braces in a key', () => variables({ '{{a}}': '1' }), 'file has a key with braces in row 2'],
    [
      'of too many variables',
      () => workbook([['key', 'value'], ...Array.from({ length: 1_001 }, (_, at) => [`k${at}`])]),
      'file must have at most 1001 rows',
    ],
    [
      'with too long a value',
      () => variables({ a: 'x'.repeat(100_001) }),
      'at most 100000 characters in a cell, unlike row 2, column 2',
    ],
    ['with a NUL', () => variables({ a: '\0' }), 'NUL'],
    [
      'that the sheet has no room for',
      () => variables(Object.fromEntries(['a', 'b', 'c', 'd'].map((key) => [key, 'x'.repeat(90_000)]))),
      `would exceed the ${MAX_BYTES} bytes`,
    ],
  ])('%s is rejected and changes nothing', async (_, file, reason) => {
    const sheet = await user.sheet([], 0);
    await load(sheet, await variables({ kept: 'yes' }));
    expect(await load(sheet, await file())).toMatchObject(refused(reason));
    expect((await shown(sheet))!.variables).toEqual([{ key: 'kept', value: 'yes' }]);
    await eventually(async () => expect(await storedFormFiles()).toEqual([]));
  });

  it('must be one form part of that name and within the size limit', async () => {
    const sheet = await user.sheet([], 0);
    const path = '/import_global_variables';
    expect(await sheet.call('POST', path)).toMatchObject(refused('file is required'));
    expect(await sheet.call('POST', path, { file: 'text' })).toMatchObject(refused('file must be a file'));
    expect(await sheet.call('POST', path, form(await variables({}), 'other'))).toMatchObject(
      refused('file is required'),
    );
    const text = new FormData();
    text.append('file', 'text');
    expect(await sheet.call('POST', path, text)).toMatchObject(refused('file must be a file'));
    expect(await load(sheet, Buffer.alloc(16 * 2 ** 20 + 1))).toMatchObject({
      status: 413,
      body: { error_code: 'payload_too_large' },
    });
    expect(await shown(sheet)).toBeNull();
    await eventually(async () => expect(await storedFormFiles()).toEqual([]));
  });

  it('requires an existing sheet', async () => {
    const file = await variables({ a: '1' });
    for (const id of ['999999', 'x'])
      expect(await user.call('POST', `/vidsheet/${id}/import_global_variables`, form(file))).toMatchObject({
        status: 404,
        body: { error_code: 'spreadsheet_not_found' },
      });
  });

  it('is imported completely beside a concurrent import', async () => {
    const sheet = await user.sheet([], 0);
    const sets = Array.from({ length: 4 }, (_, set) =>
      Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at + set}`, `of ${set}`])),
    );
    const answers = await Promise.all(sets.map(async (set) => load(sheet, await variables(set))));
    expect(answers.map(({ status }) => status)).toEqual(sets.map(() => 200));
    const { variables: found } = (await shown(sheet))!;
    expect(sets.map((set) => Object.entries(set).map(([key, value]) => ({ key, value })))).toContainEqual(found);
    const [size] = await database.query<{ counted: number; held: number }[]>(
      `SELECT bytes::int AS counted, (SELECT sum(bytes)::int FROM sheet_content WHERE sheet_id = sheet.id) AS held FROM sheet WHERE id = $1`,
      [sheet.id],
    );
    expect(size!.counted).toBe(size!.held);
  });

  it('is limited to four concurrent imports per agent', async () => {
    const sheet = await user.sheet([], 0);
    const file = await variables(
      Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`k${at}`, 'x'.repeat(200)])),
    );
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => load(sheet, file)))).map(
      ({ status }) => status,
    );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await load(sheet, file)).status).toBe(200);
  });

  it('releases space when it is replaced by a smaller file', async () => {
    const sheet = await user.sheet([], 0);
    const large = await variables({ a: 'x'.repeat(90_000), b: 'x'.repeat(90_000), c: 'x'.repeat(90_000) });
    for (const file of [large, await variables({ a: '1' }), large]) expect((await load(sheet, file)).status).toBe(200);
  });

  it('is rejected when an automatic cell would depend on itself', async () => {
    const sheet = await user.sheet(['A'], 1);
    const { spreadsheet_cells: cells } = (await sheet.read()).spreadsheet_rows[0]!;
    await load(sheet, await variables({ b: 'calm' }));
    const spreadsheet_cell = { additional_attributes: { autoGenerate: true, prompt: 'Say {{b}}' } };
    expect((await sheet.call('PATCH', `/cells/${cells[0]!.id}`, { spreadsheet_cell })).status).toBe(200);
    expect(await load(sheet, await variables({ b: 'as {{a}}' }))).toMatchObject(
      refused('file would make the automatic cell'),
    );
    expect((await shown(sheet))!.variables).toEqual([{ key: 'b', value: 'calm' }]);
  });
});

describe('the workbook template', () => {
  it.each(['autocontentengine', 'vidsheet'])('of /%s can be imported', async (root) => {
    const answer = await fetch(`${base.url}/${root}/global_variables_template`, {
      headers: { 'X-API-Key': creator.key },
    });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      XLSX,
      'attachment; filename=global-variables.xlsx',
    ]);
    const file = Buffer.from(await answer.arrayBuffer());
    const sheet = await user.sheet([], 0);
    expect(await load(sheet, file, root)).toMatchObject({ status: 200, body: { variables: [] } });
  });

  it('requires a caller, and credit of the given agent', async () => {
    const path = '/autocontentengine/global_variables_template';
    const poor = await base.person();
    const { body } = await base.call('POST', '/agents', { key: poor.key, body: { agent: { name: 'Poor' } } });
    expect(await base.call('GET', `${path}?agent_id=${body.agent.id}`, { key: poor.key })).toMatchObject({
      status: 422,
      body: { error_code: 'usable_credit_required' },
    });
    expect((await base.call('GET', path)).status).toBe(401);
  });
});
