import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import { DataSource } from 'typeorm';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

const ROWS = 640;

describe('a sheet of the maximum size', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let sheet: Sheet;
  let organizationId: number;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    const creator = await base.creator();
    organizationId = creator.personalId;
    user = new SheetUser(base, creator);
    sheet = await user.sheet(['A'], 1);
    const database = base.http.get(DataSource);
    await database.query(
      `INSERT INTO sheet_row (sheet_id, position) SELECT $1, n FROM generate_series(1, $2 - 1) AS n`,
      [sheet.id, ROWS],
    );
    await database.query(
      `INSERT INTO cell (sheet_id, row_id, column_id, value)
       SELECT $1, line.id, heading.id, rpad(line.position || ' "ä', 100000, 'x') FROM sheet_row AS line JOIN sheet_column AS heading USING (sheet_id) WHERE sheet_id = $1
       ON CONFLICT (row_id, column_id) DO UPDATE SET value = excluded.value`,
      [sheet.id],
    );
  });
  afterAll(() => base.stop());

  const open = async (path: string, key = user.key): Promise<IncomingMessage> => {
    const address = `${base.url}/autocontentengine/${sheet.id}${path}?agent_id=${user.agentId}`;
    const headers = { 'X-API-Key': key };
    const [response] = (await once(get(address, { headers, agent: false }), 'response')) as [IncomingMessage];
    return response;
  };
  const whole = async (response: IncomingMessage) =>
    JSON.parse((await response.setEncoding('utf8').toArray()).join(''));

  it('is read completely and in order, also by a few clients at the same time', async () => {
    const bodies = await Promise.all(['', '', '/rows'].map((path) => open(path).then(whole)));
    for (const rows of [bodies[0].spreadsheet_rows, bodies[1].spreadsheet_rows, bodies[2]]) {
      expect(rows.map(({ position }: any) => position)).toEqual(Array.from({ length: ROWS }, (_, at) => at));
      expect(rows[7].spreadsheet_cells[0].value).toBe('7 "ä'.padEnd(100_000, 'x'));
    }
    expect(bodies[0]).toMatchObject({
      id: sheet.id,
      spreadsheet_columns: [{ title: 'A' }],
      global_variables_sheet: null,
    });
  });

  it('is sent to a limited number of concurrent clients, who do not block others', async () => {
    const idle = await Promise.all(Array.from({ length: 4 }, () => open('')));
    expect(idle.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    // On a busy machine no connection to Postgres may be available for a short time, which returns 503.
    await eventually(async () => {
      const refused = await open('');
      expect([refused.statusCode, refused.headers['retry-after'], (await whole(refused)).error_code]).toEqual([
        429,
        '60',
        'rate_limited',
      ]);
    });
    const { key, email } = await base.person();
    await base.call('POST', `/organizations/${organizationId}/members`, {
      key: user.key,
      body: { email, role: 'viewer' },
    });
    const ofColleague = await open('', key);
    expect([ofColleague.statusCode, (await whole(ofColleague)).error_code]).toEqual([429, 'rate_limited']);
    expect((await user.sheet(['A'], 3)).id).toBeGreaterThan(sheet.id);
    const found = await base.http
      .get(DataSource)
      .query(`SELECT id::integer, 99 - position AS position FROM sheet_row WHERE sheet_id = $1 AND position < 100`, [
        sheet.id,
      ]);
    const rows = found.map(({ id, position }: any) => ({ id, position }));
    const written = await base.call('PUT', `/vidsheet/${sheet.id}/rows/update_positions?agent_id=${user.agentId}`, {
      key: user.key,
      body: { rows },
    });
    expect([written.status, (written.body as unknown[]).length]).toEqual([200, rows.length]);
    for (const response of idle) response.destroy();
    await eventually(async () => {
      const response = await open('');
      response.destroy();
      expect(response.statusCode).toBe(200);
    });
  });
});
