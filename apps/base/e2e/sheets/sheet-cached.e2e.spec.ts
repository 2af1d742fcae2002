import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer } from '@reelsheet/testing';
import { DataSource } from 'typeorm';
import { SheetReadModel } from '../../src/sheets/sheet-view/sheet-view.reader.js';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';
import { comparisonsEnd } from '../support/stored-rows.js';
import { sentDuring } from '../support/watched-statements.js';

/** Text that occurs only in the statement that reads a sheet. */
const READING = 'cells AS (';

describe('a cached sheet', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let database: DataSource;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    user = new SheetUser(base, await base.creator());
    database = base.http.get(DataSource);
  });
  afterAll(() => base.stop());

  const read = (sheet: Sheet, query = ''): Promise<Answer> =>
    base.call('GET', `/vidsheet/${sheet.id}?agent_id=${user.agentId}${query}`, { key: user.key });
  const unkept = async ({ id }: Sheet) =>
    JSON.parse((await base.http.get(SheetReadModel).sheet({ agentId: user.agentId, sheetId: id })) as string);

  const readingsDuring = async (work: () => Promise<unknown>): Promise<number> =>
    (await sentDuring(work)).filter(({ text }) => text.includes(READING)).length;

  const insertGeneration = ({ id }: Sheet, cellId: number) =>
    database.query(
      `INSERT INTO generation (organization_id, agent_id, sheet_id, cell_id, user_job_type, status, input, model, estimate, due_at)
       SELECT organization_id, agent_id, sheet.id, $2, 'text_generation', 'pending', '{}', 'textmodel_b', 0, NULL FROM sheet WHERE id = $1`,
      [id, cellId],
    );

  it('is returned without a read as long as nothing in it changes', async () => {
    const sheet = await user.sheet(['A', 'B'], 3);
    const reads: Answer[] = [];
    const readings = await readingsDuring(async () => {
      for (let count = 0; count < 4; count += 1) reads.push(await read(sheet));
    });
    expect(readings).toBe(1);
    const [first, ...others] = reads.map(({ status, body, headers }) => ({
      status,
      body,
      tag: headers.get('etag'),
      type: headers.get('content-type'),
    }));
    expect(first).toMatchObject({ status: 200, body: await unkept(sheet), type: 'application/json; charset=utf-8' });
    expect(others).toEqual([first, first, first]);
    expect(await readingsDuring(() => read(sheet, '&rows_limit=2'))).toBe(1);
    const windows = [await read(sheet, '&rows_limit=2'), await read(sheet, '&rows_limit=2')];
    for (const { body, headers } of windows)
      expect([body.spreadsheet_rows.length, headers.get('x-next-rows-after')]).toEqual([
        2,
        String(body.spreadsheet_rows[1].id),
      ]);
  });

  it('is read again after every change by any process', async () => {
    const sheet = await user.sheet(['A'], 2);
    const { id: cellId } = (await read(sheet)).body.spreadsheet_rows[0].spreadsheet_cells[0];
    const changes = [
      () => sheet.call('PATCH', `/cells/${cellId}`, { spreadsheet_cell: { value: 'new' } }),
      () => insertGeneration(sheet, cellId),
      () => database.query(`UPDATE generation SET progress = 0.5 WHERE cell_id = $1`, [cellId]),
      () => sheet.call('POST', '/rows'),
      () => database.query(`DELETE FROM generation WHERE cell_id = $1`, [cellId]),
    ];
    for (const change of changes) {
      const before = (await read(sheet)).body;
      await change();
      const { body } = await read(sheet);
      expect(body).not.toEqual(before);
      expect(body).toEqual(await unkept(sheet));
    }
  });

  it('is read once for concurrent requests', async () => {
    const sheet = await user.sheet(['A'], 300);
    const { id: cellId } = (await read(sheet)).body.spreadsheet_rows[0].spreadsheet_cells[0];
    await insertGeneration(sheet, cellId);
    await read(sheet);
    await comparisonsEnd(await base.administrator());
    // Changed in the database, because a request also starts work in the background that changes the sheet again.
    await database.query(`UPDATE generation SET progress = 0.5 WHERE cell_id = $1`, [cellId]);
    const answers: Answer[] = [];
    const readings = await readingsDuring(async () => {
      answers.push(...(await Promise.all(Array.from({ length: 12 }, () => read(sheet)))));
    });
    expect(readings).toBe(1);
    const current = JSON.stringify(await unkept(sheet));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(new Set([current]));
  });

  it('is not returned to others, nor to anybody after its deletion', async () => {
    const sheet = await user.sheet(['A'], 1);
    await read(sheet);
    const outsider = new SheetUser(base, await base.creator());
    for (const [agentId, code] of [
      [user.agentId, 'agent_not_found'],
      [outsider.agentId, 'spreadsheet_not_found'],
    ] as const) {
      const path = `/vidsheet/${sheet.id}?agent_id=${agentId}` as const;
      expect((await base.call('GET', path, { key: outsider.key })).body).toMatchObject({ error_code: code });
    }
    await sheet.call('DELETE', '');
    expect((await read(sheet)).status).toBe(404);
  });
});
