import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import { DataSource } from 'typeorm';
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

const done = (created: number, updated: number) => ({
  status: 201,
  body: { created, updated, errors: [], errors_truncated: false },
});
const dense = (count: number) => Array.from({ length: count }, (_, position) => position);

const TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function download(sheet: Sheet, format: string) {
  const address = `${base.url}/vidsheet/${sheet.id}/export?format=${format}&agent_id=${user.agentId}`;
  const answer = await fetch(address, { headers: { 'X-API-Key': user.key } });
  const file = new File([new Uint8Array(await answer.arrayBuffer())], `sheet.${format}`);
  return { status: answer.status, type: answer.headers.get('content-type')!, file };
}

/** Selects a completed generation of the cell with outputs of these names; `gone` is deleted. */
async function madeIn(cellId: number, names: readonly string[]): Promise<void> {
  const [{ id }] = await database.query<[{ id: number }]>(
    `INSERT INTO generation (organization_id, agent_id, sheet_id, cell_id, user_job_type, status, due_at, input, model, estimate)
     SELECT organization_id, agent_id, sheet.id, cell.id, 'video_generation', 'completed', NULL, '{}', 'm', 0 FROM cell JOIN sheet ON sheet.id = sheet_id WHERE cell.id = $1 RETURNING id`,
    [cellId],
  );
  await database.query(
    `WITH made AS (
       INSERT INTO content_resource (organization_id, agent_id, key, url, file_name, content_type, object_type, byte_size, deleted_at)
       SELECT organization_id, agent_id, gen_random_uuid(), 'https://media.example/' || name, name, 'video/mp4', 'video', 1, CASE WHEN name = 'gone' THEN now() END
       FROM generation, unnest($2::text[]) WITH ORDINALITY AS output (name, number) WHERE generation.id = $1 ORDER BY number RETURNING id
     ), selected AS (UPDATE cell SET default_generation_id = $1 WHERE id = $3)
     INSERT INTO generation_output (generation_id, position, content_resource_id) SELECT $1, row_number() OVER (ORDER BY id), id FROM made`,
    [id, names, cellId],
  );
}

describe('an export', () => {
  it('contains the rows in order by title and can be imported unchanged', async () => {
    const sheet = await user.sheet(['ID', 'A', 'a', '__proto__', 'C "x"'], 0);
    await sheet.importRows([{ ID: '1', A: 'one', 'A (2)': 'other', 'c_"x"': 'line\nend' }, { ID: '2' }]);
    const rows = await sheet.rowIds();
    await sheet.call('PUT', '/rows/update_positions', { rows: [{ id: rows[1], position: 0 }] });
    const { status, headers, body } = await sheet.call('GET', '/export?format=json');
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'attachment; filename=Sheet.json',
    ]);
    expect(body.map((row: object) => Object.entries(row))).toEqual(
      [
        ['2', '', '', '', ''],
        ['1', 'one', 'other', '', 'line\nend'],
      ].map((texts) => ['ID', 'A', 'a (2)', '__proto__', 'C "x"'].map((title, at) => [title, texts[at]])),
    );
    const before = await sheet.read();
    const back = body.map(({ ID, ...row }) => ({ ID, A: row.A, 'a (2)': row['a (2)'], 'C "x"': row['C "x"'] }));
    expect(await sheet.importRows(back, '?match=ID&strict=true')).toMatchObject(done(0, 2));
    expect(await sheet.read()).toEqual({ ...before, updated_at_ts: expect.any(Number) });
  });

  it.each(['csv', 'xlsx'])(
    'as %s can be imported unchanged with any content',
    async (format) => {
      const titles = ['ID', '=A', 'a', '-a', '__proto__', 'it\'s "x", y;\n'];
      const sheet = await user.sheet(titles, 0);
      const texts = [
        '=1+1',
        '+49',
        '-5',
        '@x',
        "'",
        "'=1",
        "''-1",
        '\tx',
        '\r',
        ' x ',
        'a\r\nb\nc\rd',
        '"',
        ',;',
        '<&>]]>',
        '_x000D_',
        '\u0001\u000b\ufffe',
        '😀é',
        '007',
        '1e3',
        'TRUE',
        '2026-01-01',
        '＝1',
      ];
      const rows = texts.map((text, index) => ({
        id: String(index),
        a: text,
        ['it\'s_"x",_y;']: index % 2 ? text : '',
      }));
      expect(await sheet.importRows([...rows, { ID: 'x'.repeat(100_000) }])).toMatchObject(done(rows.length + 1, 0));
      const before = await sheet.read();
      const { status, type, file } = await download(sheet, format);
      expect([status, type]).toEqual([200, TYPES[format]]);
      const match = '?match=ID&strict=true';
      expect(await sheet.importFile(file, match)).toMatchObject(done(0, rows.length + 1));
      expect((await sheet.read()).spreadsheet_rows).toEqual(before.spreadsheet_rows);
      const copy = await user.sheet(titles, 0);
      expect(await copy.importFile(file, match)).toMatchObject(done(rows.length + 1, 0));
      expect(await copy.values()).toEqual(await sheet.values());
    },
    30_000,
  );

  it('as CSV prefixes text with an apostrophe when a spreadsheet would calculate it', async () => {
    const sheet = await user.sheet(['=T'], 0);
    await sheet.importRows([{ '=T': '=1+1' }, { '=T': 'plain' }]);
    expect(await (await download(sheet, 'csv')).file.text()).toBe("'=T\r\n'=1+1\r\nplain\r\n");
  });

  it('contains the media URL of a cell without a value, which is not imported as a value', async () => {
    const sheet = await user.sheet(['ID', 'CLIP'], 0);
    await sheet.importRows([{ ID: '1' }, { ID: '2', CLIP: 'a prompt' }, { ID: '3' }]);
    const cells = (await sheet.read()).spreadsheet_rows.map(({ spreadsheet_cells }) => spreadsheet_cells[1]!.id);
    for (const cell of cells) await madeIn(cell, ['gone', 'first', 'second']);
    const { body } = await sheet.call('GET', '/export?format=json');
    const url = 'https://media.example/first';
    expect(body.map(({ CLIP }) => CLIP)).toEqual([url, 'a prompt', url]);
    const other = [
      { ID: '3', CLIP: `${url}s` },
      { ID: '4', CLIP: url },
    ];
    expect(await sheet.importRows([...body.slice(0, 2), ...other], '?match=ID')).toMatchObject(done(1, 3));
    expect(await sheet.values()).toEqual([
      ['1', ''],
      ['2', 'a prompt'],
      ['3', `${url}s`],
      ['4', url],
    ]);
  });

  it('of a large sheet is complete and in order, for a limited number of concurrent clients', async () => {
    const sheet = await user.sheet(['ID', 'A'], 0);
    await sheet.importRows(dense(2_000).map((id) => ({ ID: String(id), A: 'text' })));
    await database.query(`UPDATE cell SET value = rpad(value, 10000, 'ä') WHERE sheet_id = $1 AND value = 'text'`, [
      sheet.id,
    ]);
    const { body } = await sheet.call('GET', '/export?format=json');
    expect(body.map(({ ID }) => Number(ID))).toEqual(dense(2_000));
    expect(new Set(body.map(({ A }) => A))).toEqual(new Set(['text'.padEnd(10_000, 'ä')]));
    const open = async (): Promise<IncomingMessage> => {
      const address = `${base.url}/vidsheet/${sheet.id}/export?format=json&agent_id=${user.agentId}`;
      const [response] = await once(get(address, { headers: { 'X-API-Key': user.key }, agent: false }), 'response');
      return response as IncomingMessage;
    };
    const idle = await Promise.all(dense(4).map(open));
    expect(idle.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const refused = await open();
    expect([refused.resume().statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    for (const response of idle) response.destroy();
    await eventually(async () => {
      const response = await open();
      response.destroy();
      expect(response.statusCode).toBe(200);
    });
  });

  it('of a sheet without rows is empty', async () => {
    const sheet = await user.sheet(['A'], 0);
    expect(await sheet.call('GET', '/export?format=json')).toMatchObject({ status: 200, body: [] });
  });

  it('has a file name that every system accepts', async () => {
    const sheet = await user.sheet(['A'], 0);
    const named = async (title: string) => {
      await sheet.call('PATCH', '', { spreadsheet: { title } });
      return (await sheet.call('GET', '/export?format=json')).headers.get('content-disposition');
    };
    expect(await named('../a/b\\c"\r\nX: y')).toBe(`attachment; filename="..-a-b-c\\"X: y.json"`);
    expect(await named('Grüße 😀')).toContain(`filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%F0%9F%98%80.json`);
  });

  it.each(['', '?format=', '?format=pdf', '?format=csv&format=json'])(
    'in no known format (%s) is rejected',
    async (query) => {
      const sheet = await user.sheet(['A'], 0);
      expect((await sheet.call('GET', `/export${query}`)).body).toMatchObject({ error_code: 'validation_error' });
    },
  );
});
