import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { processOf } from '@reelsheet/contracts/bus';
import { Database } from '@reelsheet/platform-database';
import { eventually, request, startTypescript } from '@reelsheet/testing';
import { Fillings } from '../src/production/fillings/fillings.js';
import { Sheet, SheetUser } from './sheet-user.js';
import { Studio, type Creator } from './studio.js';

jest.setTimeout(120_000);

let studio: Studio;
let creator: Creator & { agentUuid: string };
let user: SheetUser;
let db: Database;

beforeAll(async () => {
  studio = await Studio.start();
  db = studio.base.http.get(Database, { strict: false });
});
afterAll(async () => {
  await studio?.stop();
});
beforeEach(async () => {
  await request('DELETE', `${studio.sandbox.url}/faults`);
  creator = await studio.base.creator(1_000);
  user = new SheetUser(studio.base, creator);
});

const TYPED = { textMode: 'manual' };
const ai = (prompt: string, more: object = {}) => ({ textMode: 'ai', prompt, ...more });

/** A sheet of these columns, whose cells have these attributes in every row. */
async function sheetOf(
  columns: Readonly<Record<string, readonly [type: string, attributes: object]>>,
  rows = 1,
): Promise<Sheet> {
  const { body } = await user.call('POST', '/vidsheet', { spreadsheet: { title: 'Batch' } });
  const sheet = new Sheet(user, body.id);
  for (const [title, [type]] of Object.entries(columns))
    await sheet.call('POST', '/columns', { spreadsheet_column: { title, type } });
  for (let row = 0; row < rows; row += 1) await sheet.call('POST', '/rows');
  const attributes = Object.values(columns).map(([, given]) => given);
  const cells = (await cellsOf(sheet)).flatMap((row) =>
    row.map(({ id }, index) => ({ id, value: '', additional_attributes: attributes[index] })),
  );
  await sheet.call('PUT', '/cells/mass_update', { cells });
  return sheet;
}

/** Row by row, in the order of the columns. */
async function cellsOf(sheet: Sheet): Promise<[any[], ...any[][]]> {
  const { spreadsheet_columns, spreadsheet_rows } = await sheet.read();
  return spreadsheet_rows.map((row: any) =>
    spreadsheet_columns.map((column: any) =>
      row.spreadsheet_cells.find((cell: any) => cell.spreadsheet_column_id === column.id),
    ),
  );
}

const SCRIPTS = { TOPIC: ['text', TYPED], SCRIPT: ['text', ai('About {{TOPIC}}')] } as const;
const VOICED = { VOICE: ['audio', { prompt: '{{SCRIPT}}' }], ...SCRIPTS } as const;
const scripts = (rows: number) => sheetOf({ SCRIPT: ['text', ai('A calm morning')] }, rows);

/** The chat vendor takes its time. */
async function slow(value: number): Promise<void> {
  await request('DELETE', `${studio.sandbox.url}/faults`);
  await studio.misbehave({ vendor: 'chat', kind: 'latency', times: 500, value });
}

const start = async (sheet: Sheet, body: object = {}) => (await sheet.call('POST', '/rows/generate', body)).body;
const act = (sheet: Sheet, id: number, action: string, body?: object) =>
  sheet.call('POST', `/batches/${id}/${action}`, body);
const batchOf = async (sheet: Sheet, id: number) => (await sheet.call('GET', `/batches/${id}`)).body;
const until = (sheet: Sheet, id: number, expected: object, timeout = 40_000) =>
  eventually(async () => expect(await batchOf(sheet, id)).toMatchObject(expected), { timeout, interval: 50 });

async function generationsOf(sheet: Sheet): Promise<{ id: number; cell_id: number; status: string; at: number }[]> {
  const rows = await db.manager.query(
    `SELECT id, cell_id, status, extract(epoch FROM created_at)::float8 AS at FROM generation WHERE sheet_id = $1 ORDER BY id`,
    [sheet.id],
  );
  return rows.map((row: any) => ({ ...row, id: Number(row.id), cell_id: Number(row.cell_id) }));
}

async function entriesOf(sheet: Sheet): Promise<{ kind: string; amount: number; reference: string }[]> {
  return db.manager.query(
    `SELECT kind, amount::float8 / 1000000 AS amount, reference FROM ledger_entry
     WHERE reference IN (SELECT 'generation:' || id FROM generation WHERE sheet_id = $1)`,
    [sheet.id],
  );
}
const captured = async (sheet: Sheet) =>
  (await entriesOf(sheet)).filter(({ kind }) => kind === 'capture').reduce((sum, { amount }) => sum + amount, 0);

/** Each cell was generated once, and each generation charged once. */
async function expectOnce(sheet: Sheet, cells: number): Promise<void> {
  const generations = await generationsOf(sheet);
  expect(generations).toHaveLength(cells);
  expect(new Set(generations.map(({ cell_id }) => cell_id)).size).toBe(cells);
  const captures = (await entriesOf(sheet)).filter(({ kind }) => kind === 'capture');
  expect(captures).toHaveLength(cells);
  expect(new Set(captures.map(({ reference }) => reference)).size).toBe(cells);
  const keys = new Set(generations.map(({ id }) => `generation:${id}:1`));
  const calls = [...(await studio.log('chat')), ...(await studio.log('speech'))].filter(
    ({ idempotency_key, replay, status }) => status === 200 && !replay && keys.has(idempotency_key ?? ''),
  );
  expect(calls).toHaveLength(cells);
}

describe('a batch', () => {
  it.each(['autocontentengine', 'vidsheet'])(
    'fills the cells of all rows, in order of what they are made of, below /%s',
    async (root) => {
      const sheet = await sheetOf(VOICED, 3);
      const [[, topic]] = await cellsOf(sheet);
      await sheet.call('PATCH', `/cells/${topic.id}`, { spreadsheet_cell: { value: 'tides' } });
      const answer = await user.call('POST', `/${root}/${sheet.id}/rows/generate`, {});
      expect(answer).toMatchObject({
        status: 202,
        body: {
          status: 'running',
          total: 6,
          completed: 0,
          failed: 0,
          credits_spent: 0,
          paused_reason: null,
          max_credits: null,
        },
      });
      await until(sheet, answer.body.id, { status: 'completed', total: 6, completed: 6, failed: 0, credits_held: 0 });
      await expectOnce(sheet, 6);
      const { body: batch } = await user.call('GET', `/${root}/${sheet.id}/batches/${answer.body.id}`);
      expect(batch.credits_spent).toBeCloseTo(await captured(sheet), 6);
      expect((await user.call('GET', `/${root}/${sheet.id}/batches`)).body).toMatchObject([
        { id: batch.id, status: 'completed' },
      ]);
      for (const [voice, , script] of await cellsOf(sheet)) {
        expect(script.value).not.toBe('');
        expect(voice.default_user_job.status).toBe('completed');
        expect(voice.default_user_job.id).toBeGreaterThan(script.default_user_job.id);
      }
    },
  );

  it('begins with what the rest is made of, however far behind it stands', async () => {
    const titles = Array.from({ length: 14 }, (_, index) => `C${index}`);
    const sheet = await sheetOf(
      Object.fromEntries(
        titles.map((title, index) => [title, ['text', ai(index < 13 ? `More on {{C${index + 1}}}` : 'Tides')]]),
      ),
    );
    const { id } = await start(sheet);
    await until(sheet, id, { status: 'completed', completed: 14, failed: 0 });
    await expectOnce(sheet, 14);
  });

  it('goes by what the prompts are when it is resumed', async () => {
    const sheet = await sheetOf({ A: ['text', ai('More on {{B}}')], B: ['text', ai('Tides')] });
    const { id } = await start(sheet, { max_credits: 0.000001 });
    await until(sheet, id, { status: 'paused', paused_reason: 'max_credits' });
    const [[a, b]] = await cellsOf(sheet);
    await sheet.call('PATCH', `/cells/${a.id}`, { spreadsheet_cell: { additional_attributes: ai('Tides') } });
    await sheet.call('PATCH', `/cells/${b.id}`, { spreadsheet_cell: { additional_attributes: ai('More on {{A}}') } });
    await act(sheet, id, 'resume', { max_credits: 500 });
    await until(sheet, id, { status: 'completed', completed: 2 });
    expect((await generationsOf(sheet)).map(({ cell_id }) => cell_id)).toEqual([a.id, b.id]);
  });

  it('fills chosen rows and columns alone', async () => {
    const sheet = await sheetOf(VOICED, 3);
    const { spreadsheet_columns: columns, spreadsheet_rows: rows } = await sheet.read();
    const batch = await start(sheet, { row_ids: [rows[2].id, rows[0].id], column_ids: [columns[2].id] });
    expect(batch.total).toBe(2);
    await until(sheet, batch.id, { status: 'completed', completed: 2 });
    const filled = (await cellsOf(sheet)).map((row) => row.map((cell) => cell.default_user_job !== null));
    expect(filled).toEqual([
      [false, false, true],
      [false, false, false],
      [false, false, true],
    ]);
  });

  it('refuses what it cannot fill, and says what is wrong', async () => {
    const sheet = await sheetOf({ ...SCRIPTS, 'FINAL VIDEO': ['video', TYPED] }, 2);
    const other = await scripts(1);
    const { spreadsheet_columns: columns, spreadsheet_rows: rows } = await sheet.read();
    const [foreignRow] = await other.rowIds();
    const refused = async (body: object) => {
      const answer = await sheet.call('POST', '/rows/generate', body);
      return `${answer.status} ${answer.body.error_code} ${answer.body.error}`;
    };
    expect(await refused({ row_ids: [rows[0].id, foreignRow] })).toMatch(
      `404 not_found row_ids names row ${foreignRow}`,
    );
    expect(await refused({ column_ids: [999_999_999] })).toMatch('404 not_found column_ids names column 999999999');
    expect(await refused({ row_ids: [rows[0].id, rows[0].id] })).toMatch(
      '422 validation_error row_ids.1 appears twice',
    );
    expect(await refused({ column_ids: [columns[1].id, columns[1].id] })).toMatch('column_ids.1 appears twice');
    expect(await refused({ row_ids: [] })).toMatch(/^422 validation_error .*row_ids/);
    expect(await refused({ row_ids: 'all' })).toMatch(/^422 validation_error .*row_ids/);
    expect(await refused({ row_ids: [1.5] })).toMatch(/^422 validation_error .*row_ids/);
    expect(await refused({ row_ids: Array.from({ length: 10_001 }, (_, id) => id + 1) })).toMatch(/^422 .*row_ids/);
    for (const max_credits of [0, -1, 'many', 0.0000001, 1e10])
      expect(await refused({ max_credits })).toMatch(/^422 validation_error .*max_credits/);
    expect(await refused({ column_ids: [columns[0].id] })).toMatch('422 validation_error None of these cells');
    expect(await user.call('GET', `/vidsheet/${other.id}/batches/${(await start(sheet)).id}`)).toMatchObject({
      status: 404,
      body: { error_code: 'not_found' },
    });
    expect(await sheet.call('GET', '/batches/none')).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    expect(await sheet.call('GET', '/batches?page=0')).toMatchObject({ status: 422 });
    expect(await user.call('POST', '/vidsheet/999999999/rows/generate', {})).toMatchObject({
      status: 404,
      body: { error_code: 'spreadsheet_not_found' },
    });
    const poor = await studio.base.creator(0);
    const { status, body } = await studio.base.call(
      'POST',
      `/vidsheet/${sheet.id}/rows/generate?agent_id=${poor.agentId}`,
      {
        key: poor.key,
        body: {},
      },
    );
    expect([status, body.error_code]).toEqual([422, 'usable_credit_required']);
  });

  it('refuses cells of another open batch, also of two that begin at once', async () => {
    await slow(400);
    const sheet = await scripts(6);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sheet.call('POST', '/rows/generate', {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 422, 422, 422, 422, 422]);
    const { id } = answers.find(({ status }) => status === 202)!.body;
    expect(answers.find(({ status }) => status === 422)!.body.error).toBe(
      `some of these cells are in batch ${id}; stop it first`,
    );
    await until(sheet, id, { status: 'completed', completed: 6 });
    await expectOnce(sheet, 6);
    expect((await start(sheet)).status).toBe('running');
  });

  it('fails what cannot be made and what follows from it, and goes on with the rest', async () => {
    const sheet = await sheetOf(
      {
        VOICE: ['audio', { prompt: '{{SCRIPT}}' }],
        SCRIPT: ['text', ai('About {{NOBODY}}')],
        LEFT: ['text', ai('{{RIGHT}}')],
        RIGHT: ['text', ai('{{LEFT}}')],
        FINE: ['text', ai('A calm morning')],
      },
      2,
    );
    const { id } = await start(sheet);
    const batch: any = await eventually(
      async () => {
        const body = await batchOf(sheet, id);
        expect(body.status).toBe('completed');
        return body;
      },
      { timeout: 40_000 },
    );
    expect(batch).toMatchObject({ total: 10, completed: 2, failed: 8 });
    const [[voice, script, left]] = await cellsOf(sheet);
    const errorOf = (cell: any) => batch.failures.find((failure: any) => failure.cell_id === cell.id).error;
    expect(errorOf(script)).toContain('names {{NOBODY}}');
    expect(errorOf(voice)).toContain(`Cell ${script.id}, which its prompt is made of, was not filled: `);
    expect(errorOf(left)).toContain('It depends on itself: ');
    expect(await generationsOf(sheet)).toHaveLength(2);
  });

  it('leaves out cells without a prompt, and so fails nothing that names them', async () => {
    const sheet = await sheetOf({ TOPIC: ['text', {}], SCRIPT: ['text', ai('About {{TOPIC}}')], IDEA: ['image', {}] });
    const { id } = await start(sheet);
    await until(sheet, id, { status: 'completed', total: 1, completed: 1, failed: 0 });
  });

  it('leaves out cells that are deleted meanwhile, and ends with its sheet', async () => {
    await slow(300);
    const sheet = await scripts(20);
    const { id } = await start(sheet);
    const rows = await sheet.rowIds();
    for (const row of rows.slice(-3)) await sheet.call('DELETE', `/rows/${row}`);
    await until(sheet, id, { status: 'completed', total: 17, completed: 17, failed: 0 });
    const again = await start(sheet);
    await sheet.call('DELETE', '');
    await eventually(
      async () =>
        expect(
          await db.manager.query(`SELECT 1 FROM filling WHERE batch_id = $1 AND status IN ('waiting', 'running')`, [
            again.id,
          ]),
        ).toEqual([]),
      { timeout: 20_000 },
    );
    expect(await db.manager.query(`SELECT status, held::integer FROM batch WHERE id = $1`, [again.id])).toEqual([
      { status: 'stopped', held: 0 },
    ]);
  });
});

describe('the limit of a batch', () => {
  it('is never passed by what is held and spent, and the batch pauses and goes on with a higher one', async () => {
    const sheet = await scripts(12);
    const [{ id: probe }] = [await start(sheet, { row_ids: (await sheet.rowIds()).slice(0, 1) })];
    await until(sheet, probe, { status: 'completed' });
    const estimate = (await entriesOf(sheet)).find(({ kind }) => kind === 'hold')!.amount;
    const limit = Number((estimate * 2.5).toFixed(6));
    const { id } = await start(sheet, { row_ids: (await sheet.rowIds()).slice(1), max_credits: limit });
    let most = 0;
    await eventually(
      async () => {
        const batch = await batchOf(sheet, id);
        most = Math.max(most, batch.credits_held + batch.credits_spent);
        expect(['paused', 'completed']).toContain(batch.status);
      },
      { timeout: 40_000, interval: 5 },
    );
    expect(most).toBeLessThanOrEqual(limit);
    const tight = await start(await scripts(3), { max_credits: Number((estimate * 0.5).toFixed(6)) });
    await eventually(
      async () =>
        expect(
          (
            await db.manager.query(
              `SELECT status, paused_reason, spent::integer, held::integer FROM batch WHERE id = $1`,
              [tight.id],
            )
          )[0],
        ).toEqual({ status: 'paused', paused_reason: 'max_credits', spent: 0, held: 0 }),
      { timeout: 20_000 },
    );
  });

  it('pauses a batch for want of credits, and goes on where it was', async () => {
    const sheet = await scripts(3);
    await studio.base.grant(creator.personalId, 1);
    const { id: first } = await start(sheet, { max_credits: 0.000001 });
    await until(sheet, first, { status: 'paused', paused_reason: 'max_credits', completed: 0 });
    expect(await act(sheet, first, 'resume', {})).toMatchObject({ status: 200, body: { status: 'running' } });
    await until(sheet, first, { status: 'paused', paused_reason: 'max_credits', completed: 0 });
    expect(await act(sheet, first, 'resume', { max_credits: 500 })).toMatchObject({
      status: 200,
      body: { status: 'running', max_credits: 500, paused_reason: null },
    });
    await until(sheet, first, { status: 'completed', completed: 3 });
    await expectOnce(sheet, 3);
    const poor = await studio.base.creator(0.000001);
    creator = poor;
    user = new SheetUser(studio.base, poor);
    const beyond = await scripts(2);
    const { id } = await start(beyond);
    await until(beyond, id, { status: 'paused', paused_reason: 'insufficient_credits', completed: 0, failed: 0 });
    await studio.base.grant(poor.personalId, 100);
    expect((await act(beyond, id, 'resume')).status).toBe(200);
    await until(beyond, id, { status: 'completed', completed: 2 });
    await expectOnce(beyond, 2);
  });
});

describe('pause, resume and stop', () => {
  beforeEach(() => slow(500));

  it('orders nothing after a pause, and the rest after a resume', async () => {
    const sheet = await scripts(20);
    const { id } = await start(sheet);
    await eventually(async () => expect((await generationsOf(sheet)).length).toBeGreaterThan(0));
    expect(await act(sheet, id, 'pause')).toMatchObject({
      status: 200,
      body: { status: 'paused', paused_reason: null },
    });
    const { length } = await generationsOf(sheet);
    expect(length).toBeLessThanOrEqual(8);
    await until(sheet, id, { credits_held: 0, completed: length });
    expect(await generationsOf(sheet)).toHaveLength(length);
    expect(await act(sheet, id, 'pause')).toMatchObject({ status: 200, body: { status: 'paused' } });
    await request('DELETE', `${studio.sandbox.url}/faults`);
    expect(await act(sheet, id, 'resume')).toMatchObject({ status: 200, body: { status: 'running' } });
    await until(sheet, id, { status: 'completed', completed: 20 });
    await expectOnce(sheet, 20);
    for (const action of ['pause', 'resume', 'stop'])
      expect(await act(sheet, id, action)).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
  });

  it('leaves nothing held and nothing to come after a stop', async () => {
    await slow(3_000);
    const sheet = await sheetOf(VOICED, 20);
    const { id } = await start(sheet);
    await eventually(async () => expect((await generationsOf(sheet)).length).toBeGreaterThanOrEqual(8));
    const { status, body } = await act(sheet, id, 'stop');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'stopped', total: 40, failed: 0, credits_held: 0 });
    expect((await studio.credits(creator)).held).toBe(0);
    expect(body.credits_spent).toBeCloseTo(await captured(sheet), 6);
    expect(await act(sheet, id, 'stop')).toMatchObject({ status: 200, body: { status: 'stopped' } });
    for (const action of ['pause', 'resume'])
      expect(await act(sheet, id, action)).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
    for (const generation of await generationsOf(sheet)) expect(['completed', 'stopped']).toContain(generation.status);
    await request('DELETE', `${studio.sandbox.url}/faults`);
    const again = await start(sheet);
    await until(sheet, again.id, { status: 'completed', completed: 40 });
    await until(sheet, id, { status: 'stopped', completed: body.completed, credits_spent: body.credits_spent });
  });

  it('stops a paused one with its sheet, which nobody could stop any more', async () => {
    const sheet = await scripts(3);
    const { id } = await start(sheet, { max_credits: 0.000001 });
    await until(sheet, id, { status: 'paused' });
    await sheet.call('DELETE', '');
    await eventually(async () =>
      expect(
        await db.manager.query(
          `SELECT batch.status, filling.status AS filling, count(*)::integer FROM batch JOIN filling ON batch_id = batch.id WHERE batch.id = $1 GROUP BY 1, 2`,
          [id],
        ),
      ).toEqual([{ status: 'stopped', filling: 'stopped', count: 3 }]),
    );
  });

  it('ends a storm of all three in one of their states, with nothing lost', async () => {
    await slow(100);
    for (let round = 0; round < 4; round += 1) {
      const sheet = await scripts(12);
      const { id } = await start(sheet);
      const answers = await Promise.all(
        ['pause', 'resume', 'pause', 'resume', 'stop', 'resume'].map((action) => act(sheet, id, action)),
      );
      for (const { status } of answers) expect([200, 422]).toContain(status);
      await until(sheet, id, { status: 'stopped', credits_held: 0 });
      const { completed, credits_spent } = await batchOf(sheet, id);
      expect(credits_spent).toBeCloseTo(await captured(sheet), 6);
      const generations = await generationsOf(sheet);
      expect(generations.filter(({ status }) => status === 'completed')).toHaveLength(completed);
      expect(generations.every(({ status }) => ['completed', 'stopped'].includes(status))).toBe(true);
    }
    expect((await studio.credits(creator)).held).toBe(0);
  });
});

describe('automation', () => {
  const fillings = () => studio.base.http.get(Fillings, { strict: false });
  const scope = (sheet: Sheet) => ({ organizationId: creator.personalId, agentId: creator.agentId, sheetId: sheet.id });
  const settled = () =>
    eventually(
      async () =>
        expect(
          await db.manager.query(
            `SELECT 1 FROM filling WHERE organization_id = $1 AND status IN ('waiting', 'running')`,
            [creator.personalId],
          ),
        ).toEqual([]),
      { timeout: 20_000 },
    );

  /** By themselves from now on, which nobody hears of. */
  async function automatic(sheet: Sheet): Promise<Sheet> {
    await db.manager.query(
      `UPDATE cell SET additional_attributes = additional_attributes || '{"autoGenerate": true}' WHERE sheet_id = $1`,
      [sheet.id],
    );
    return sheet;
  }

  it('fills a chain in order once, and nothing again that would be made of the same', async () => {
    const sheet = await sheetOf(VOICED);
    const [[voice, topic, script]] = await cellsOf(sheet);
    await sheet.call('PATCH', `/cells/${topic.id}`, { spreadsheet_cell: { value: 'tides' } });
    await automatic(sheet);
    const notBefore = new Date(Date.now() + 700);
    await Promise.all([
      fillings().request(scope(sheet), [voice.id, script.id], { notBefore }),
      fillings().request(scope(sheet), [script.id, voice.id], { notBefore }),
    ]);
    expect(await generationsOf(sheet)).toEqual([]);
    await settled();
    await expectOnce(sheet, 2);
    await fillings().request(scope(sheet), [voice.id, script.id]);
    await settled();
    await expectOnce(sheet, 2);
    await sheet.call('PATCH', `/cells/${topic.id}`, { spreadsheet_cell: { value: 'storms' } });
    await fillings().request(scope(sheet), [voice.id, script.id]);
    await settled();
    expect((await generationsOf(sheet)).filter(({ cell_id }) => cell_id === script.id)).toHaveLength(2);
  });

  it('forgets what ended long ago, but for the failures of batches', async () => {
    const sheet = await automatic(await scripts(1));
    const [[cell]] = await cellsOf(sheet);
    await db.manager.query(
      `INSERT INTO filling (organization_id, agent_id, sheet_id, row_id, cell_id, batch_id, status, ended_at)
       SELECT $1, $2, $3, 0, 0, batch_id, status, now() - make_interval(days => age)
       FROM unnest(ARRAY[NULL, 1, NULL]::bigint[]) AS batch_id, unnest(ARRAY['failed', 'completed']) AS status, unnest(ARRAY[6, 8]) AS age`,
      [creator.personalId, creator.agentId, sheet.id],
    );
    await fillings().request(scope(sheet), [cell.id]);
    await settled();
    await eventually(async () =>
      expect(
        await db.manager.query(
          `SELECT batch_id IS NULL AS automatic, status, extract(day FROM now() - ended_at)::integer AS age
           FROM filling WHERE sheet_id = $1 AND cell_id = 0 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
          [sheet.id],
        ),
      ).toEqual([
        { automatic: false, status: 'completed', age: 6 },
        { automatic: false, status: 'failed', age: 6 },
        { automatic: false, status: 'failed', age: 8 },
        { automatic: true, status: 'completed', age: 6 },
        { automatic: true, status: 'failed', age: 6 },
      ]),
    );
  });

  it('is taken over by a batch, and asks again for what changed while it was made', async () => {
    await slow(1_000);
    const sheet = await sheetOf(SCRIPTS, 2);
    const [[topic, script], [, other] = []] = await cellsOf(sheet);
    await fillings().request(scope(sheet), [script.id, other.id], { notBefore: new Date(Date.now() + 60_000) });
    const { id } = await start(sheet);
    await eventually(async () => expect(await generationsOf(sheet)).toHaveLength(2));
    await automatic(sheet);
    await sheet.call('PATCH', `/cells/${topic.id}`, { spreadsheet_cell: { value: 'storms' } });
    await fillings().request(scope(sheet), [script.id, other.id]);
    await until(sheet, id, { status: 'completed', total: 2, completed: 2 });
    await settled();
    expect((await generationsOf(sheet)).map(({ cell_id }) => cell_id).toSorted()).toEqual(
      [script.id, script.id, other.id].toSorted(),
    );
  });

  it('goes on once the batch that it waited for is stopped', async () => {
    const sheet = await automatic(await sheetOf(VOICED));
    const [[voice, , script]] = await cellsOf(sheet);
    const { id } = await start(sheet, { column_ids: [script.spreadsheet_column_id], max_credits: 0.000001 });
    await until(sheet, id, { status: 'paused' });
    await fillings().request(scope(sheet), [voice.id]);
    await eventually(async () =>
      expect(
        await db.manager.query(`SELECT inputs FROM filling WHERE cell_id = $1 AND status = 'waiting'`, [voice.id]),
      ).not.toEqual([{ inputs: null }]),
    );
    await act(sheet, id, 'stop');
    await settled();
    expect(await generationsOf(sheet)).toEqual([]);
  });
});

describe('workers', () => {
  /** Processes of their own, which die without a word. */
  const startWorker = () => {
    const settings = { ...studio.base.config, ...studio.base.nats.settingsOf(processOf('base', 'worker')) };
    const given = Object.entries(settings).filter(([, value]) => value !== undefined && value !== null && value !== '');
    return startTypescript(
      new URL('../src/worker.ts', import.meta.url),
      [],
      Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    );
  };

  it('that are killed leave each cell to be generated once and charged once, within the limit', async () => {
    await studio.base.worker.close();
    const sheet = await sheetOf(VOICED, 10);
    await slow(150);
    const { id } = await start(sheet, { max_credits: 900 });
    for (const done of [2, 8]) {
      const children = [startWorker(), startWorker()];
      try {
        await eventually(async () => expect((await batchOf(sheet, id)).completed).toBeGreaterThanOrEqual(done), {
          timeout: 60_000,
        });
      } finally {
        for (const child of children) child.kill('SIGKILL');
        await Promise.all(
          children
            .filter((child) => child.exitCode === null && child.signalCode === null)
            .map((child) => once(child, 'exit')),
        );
      }
      await db.manager.query(`UPDATE generation SET due_at = now() WHERE due_at IS NOT NULL AND NOT ready`);
      await db.manager.query(`UPDATE task SET due_at = now() WHERE status = 'processing' AND NOT ready`);
    }
    const last = startWorker();
    try {
      await until(sheet, id, { status: 'completed', total: 20, completed: 20, failed: 0, credits_held: 0 }, 90_000);
    } finally {
      last.kill('SIGKILL');
    }
    await expectOnce(sheet, 20);
    expect((await batchOf(sheet, id)).credits_spent).toBeCloseTo(await captured(sheet), 6);
    expect((await studio.credits(creator)).held).toBe(0);
  }, 300_000);
});
