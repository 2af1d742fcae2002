import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorOf, eventually } from '@reelsheet/testing';
import { ai, BatchUser, SCRIPTS, TYPED, VOICED } from '../support/batch-user.js';
import type { Sheet } from '../support/sheet-user.js';

let batching: BatchUser;

beforeAll(async () => {
  batching = await BatchUser.start();
});
afterAll(async () => {
  await batching?.stop();
});
beforeEach(() => batching.refresh());

describe('a batch', () => {
  it.each(['autocontentengine', 'vidsheet'])(
    'generates the cells of all rows in dependency order under /%s',
    async (root) => {
      const sheet = await batching.sheetOf(VOICED, 3);
      const [[, topic]] = await batching.cellsOf(sheet);
      await sheet.call('PATCH', `/cells/${topic.id}`, { spreadsheet_cell: { value: 'tides' } });
      const answer = await batching.user.call('POST', `/${root}/${sheet.id}/rows/generate`, {});
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
      await batching.until(sheet, answer.body.id, {
        status: 'completed',
        total: 6,
        completed: 6,
        failed: 0,
        credits_held: 0,
      });
      await batching.expectOnce(sheet, 6);
      const { body: batch } = await batching.user.call('GET', `/${root}/${sheet.id}/batches/${answer.body.id}`);
      expect(batch.credits_spent).toBeCloseTo(await batching.captured(sheet), 6);
      expect((await batching.user.call('GET', `/${root}/${sheet.id}/batches`)).body).toMatchObject([
        { id: batch.id, status: 'completed' },
      ]);
      for (const [voice, , script] of await batching.cellsOf(sheet)) {
        expect(script.value).not.toBe('');
        expect(voice.default_user_job!.status).toBe('completed');
        expect(voice.default_user_job!.id).toBeGreaterThan(script.default_user_job!.id);
      }
    },
  );

  it('starts with the cell that all others depend on, even when it is the last column', async () => {
    const titles = Array.from({ length: 14 }, (_, index) => `C${index}`);
    const sheet = await batching.sheetOf(
      Object.fromEntries(
        titles.map((title, index) => [title, ['text', ai(index < 13 ? `More on {{C${index + 1}}}` : 'Tides')]]),
      ),
    );
    const { id } = await batching.start(sheet);
    await batching.until(sheet, id, { status: 'completed', completed: 14, failed: 0 });
    await batching.expectOnce(sheet, 14);
  });

  it('uses the prompts as they are when it is resumed', async () => {
    const sheet = await batching.sheetOf({ A: ['text', ai('More on {{B}}')], B: ['text', ai('Tides')] });
    const { id } = await batching.start(sheet, { max_credits: 0.000001 });
    await batching.until(sheet, id, { status: 'paused', paused_reason: 'max_credits' });
    const [[a, b]] = await batching.cellsOf(sheet);
    await sheet.call('PATCH', `/cells/${a.id}`, { spreadsheet_cell: { additional_attributes: ai('Tides') } });
    await sheet.call('PATCH', `/cells/${b.id}`, { spreadsheet_cell: { additional_attributes: ai('More on {{A}}') } });
    await batching.act(sheet, id, 'resume', { max_credits: 500 });
    await batching.until(sheet, id, { status: 'completed', completed: 2 });
    expect((await batching.generationsOf(sheet)).map(({ cell_id }) => cell_id)).toEqual([a.id, b.id]);
  });

  it('generates only the selected rows and columns', async () => {
    const sheet = await batching.sheetOf(VOICED, 3);
    const { spreadsheet_columns: columns, spreadsheet_rows: rows } = await sheet.read();
    const batch = await batching.start(sheet, { row_ids: [rows[2]!.id, rows[0]!.id], column_ids: [columns[2]!.id] });
    expect(batch.total).toBe(2);
    await batching.until(sheet, batch.id, { status: 'completed', completed: 2 });
    const isGenerated = (await batching.cellsOf(sheet)).map((row) => row.map((cell) => cell.default_user_job !== null));
    expect(isGenerated).toEqual([
      [false, false, true],
      [false, false, false],
      [false, false, true],
    ]);
  });

  it('rejects invalid selections and limits with a reason', async () => {
    const sheet = await batching.sheetOf({ ...SCRIPTS, 'FINAL VIDEO': ['video', TYPED] }, 2);
    const other = await batching.scripts(1);
    const { spreadsheet_columns: columns, spreadsheet_rows: rows } = await sheet.read();
    const [foreignRow] = await other.rowIds();
    const rejection = async (body: object) => {
      const answer = await sheet.call('POST', '/rows/generate', body);
      const { error_code, error } = errorOf(answer);
      return `${answer.status} ${error_code} ${error}`;
    };
    expect(await rejection({ row_ids: [rows[0]!.id, foreignRow] })).toMatch(
      `404 not_found row_ids names row ${foreignRow}`,
    );
    expect(await rejection({ column_ids: [999_999_999] })).toMatch('404 not_found column_ids names column 999999999');
    expect(await rejection({ row_ids: [rows[0]!.id, rows[0]!.id] })).toMatch(
      '422 validation_error row_ids.1 appears twice',
    );
    expect(await rejection({ column_ids: [columns[1]!.id, columns[1]!.id] })).toMatch('column_ids.1 appears twice');
    expect(await rejection({ row_ids: [] })).toMatch(/^422 validation_error .*row_ids/);
    expect(await rejection({ row_ids: 'all' })).toMatch(/^422 validation_error .*row_ids/);
    expect(await rejection({ row_ids: [1.5] })).toMatch(/^422 validation_error .*row_ids/);
    expect(await rejection({ row_ids: Array.from({ length: 10_001 }, (_, id) => id + 1) })).toMatch(/^422 .*row_ids/);
    for (const max_credits of [0, -1, 'many', 0.0000001, 1e10])
      expect(await rejection({ max_credits })).toMatch(/^422 validation_error .*max_credits/);
    expect(await rejection({ column_ids: [columns[0]!.id] })).toMatch('422 validation_error None of these cells');
    expect(
      await batching.user.call('GET', `/vidsheet/${other.id}/batches/${(await batching.start(sheet)).id}`),
    ).toMatchObject({
      status: 404,
      body: { error_code: 'not_found' },
    });
    expect(await sheet.call('GET', '/batches/none')).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    expect(await sheet.call('GET', '/batches?page=0')).toMatchObject({ status: 422 });
    expect(await batching.user.call('POST', '/vidsheet/999999999/rows/generate', {})).toMatchObject({
      status: 404,
      body: { error_code: 'spreadsheet_not_found' },
    });
    const poor = await batching.fixture.base.creator(0);
    const answer = await batching.fixture.base.call(
      'POST',
      `/vidsheet/${sheet.id}/rows/generate?agent_id=${poor.agentId}`,
      {
        key: poor.key,
        body: {},
      },
    );
    expect([answer.status, errorOf(answer).error_code]).toEqual([422, 'usable_credit_required']);
  });

  it('rejects cells of another open batch, also when several start at once', async () => {
    await batching.slow(400);
    const sheet = await batching.scripts(6);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sheet.call('POST', '/rows/generate', {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 422, 422, 422, 422, 422]);
    const { id } = answers.find(({ status }) => status === 202)!.body;
    expect(errorOf(answers.find(({ status }) => status === 422)!).error).toBe(
      `some of these cells are in batch ${id}; stop it first`,
    );
    await batching.until(sheet, id, { status: 'completed', completed: 6 });
    await batching.expectOnce(sheet, 6);
    expect((await batching.start(sheet)).status).toBe('running');
  });

  it('fails invalid cells and their dependents, and completes the others', async () => {
    const sheet = await batching.sheetOf(
      {
        VOICE: ['audio', { prompt: '{{SCRIPT}}' }],
        SCRIPT: ['text', ai('About {{UNKNOWN}}')],
        LEFT: ['text', ai('{{RIGHT}}')],
        RIGHT: ['text', ai('{{LEFT}}')],
        FINE: ['text', ai('A calm morning')],
      },
      2,
    );
    const { id } = await batching.start(sheet);
    const batch: any = await eventually(async () => {
      const body = await batching.batchOf(sheet, id);
      expect(body.status).toBe('completed');
      return body;
    });
    expect(batch).toMatchObject({ total: 10, completed: 2, failed: 8 });
    const [[voice, script, left]] = await batching.cellsOf(sheet);
    const errorOf = (cell: any) => batch.failures.find((error: any) => error.cell_id === cell.id).error;
    expect(errorOf(script)).toContain('names {{UNKNOWN}}');
    expect(errorOf(voice)).toContain(`Cell ${script.id}, which its prompt is made of, was not filled: `);
    expect(errorOf(left)).toContain('It depends on itself: ');
    expect(await batching.generationsOf(sheet)).toHaveLength(2);
  });

  it('skips cells without a prompt and generates the cells that name them', async () => {
    const sheet = await batching.sheetOf({
      TOPIC: ['text', {}],
      SCRIPT: ['text', ai('About {{TOPIC}}')],
      IDEA: ['image', {}],
    });
    const { id } = await batching.start(sheet);
    await batching.until(sheet, id, { status: 'completed', total: 1, completed: 1, failed: 0 });
  });

  it('skips cells that are deleted while it runs, and stops when its sheet is deleted', async () => {
    await batching.slow(300);
    const sheet = await batching.scripts(20);
    const { id } = await batching.start(sheet);
    const rows = await sheet.rowIds();
    for (const row of rows.slice(-3)) await sheet.call('DELETE', `/rows/${row}`);
    await batching.until(sheet, id, { status: 'completed', total: 17, completed: 17, failed: 0 });
    const next = await batching.start(sheet);
    await sheet.call('DELETE', '');
    await eventually(async () =>
      expect(
        await batching.db.manager.query(
          `SELECT 1 FROM cell_job WHERE batch_id = $1 AND status IN ('waiting', 'running')`,
          [next.id],
        ),
      ).toEqual([]),
    );
    expect(await batching.db.manager.query(`SELECT status, held::integer FROM batch WHERE id = $1`, [next.id])).toEqual(
      [{ status: 'stopped', held: 0 }],
    );
  });
});

describe('the limit of a batch', () => {
  it('is never exceeded by held and spent credits, and pauses the batch', async () => {
    const sheet = await batching.scripts(12);
    const [{ id: probe }] = [await batching.start(sheet, { row_ids: (await sheet.rowIds()).slice(0, 1) })];
    await batching.until(sheet, probe, { status: 'completed' });
    const estimate = (await batching.entriesOf(sheet)).find(({ kind }) => kind === 'hold')!.amount;
    const limit = Number((estimate * 2.5).toFixed(6));
    const { id } = await batching.start(sheet, { row_ids: (await sheet.rowIds()).slice(1), max_credits: limit });
    let maxCredits = 0;
    await eventually(
      async () => {
        const batch = await batching.batchOf(sheet, id);
        maxCredits = Math.max(maxCredits, batch.credits_held + batch.credits_spent);
        expect(['paused', 'completed']).toContain(batch.status);
      },
      { interval: 5 },
    );
    expect(maxCredits).toBeLessThanOrEqual(limit);
    const tight = await batching.start(await batching.scripts(3), { max_credits: Number((estimate * 0.5).toFixed(6)) });
    await eventually(async () =>
      expect(
        (
          await batching.db.manager.query(
            `SELECT status, paused_reason, spent::integer, held::integer FROM batch WHERE id = $1`,
            [tight.id],
          )
        )[0],
      ).toEqual({ status: 'paused', paused_reason: 'max_credits', spent: 0, held: 0 }),
    );
  });

  it('does not pause a batch whose released credits are enough to continue', async () => {
    const probe = await batching.scripts(1);
    await batching.until(probe, (await batching.start(probe)).id, { status: 'completed' });
    const { amount: estimate } = (await batching.entriesOf(probe)).find(({ kind }) => kind === 'hold')!;
    const enough = Number((estimate * 1.5).toFixed(6));
    const complete = async (sheet: Sheet, limit: object) => {
      const { id } = await batching.start(sheet, limit);
      await batching.until(sheet, id, { status: 'completed', completed: 10 });
    };
    for (let run = 0; run < 3; run += 1) await complete(await batching.scripts(10), { max_credits: enough });
    batching.actAs(await batching.fixture.base.creator(enough));
    await complete(await batching.scripts(10), {});
  });

  it('pauses a batch without enough credits, which continues after a resume', async () => {
    const sheet = await batching.scripts(3);
    await batching.fixture.base.grant(batching.creator.personalId, 1);
    const { id: first } = await batching.start(sheet, { max_credits: 0.000001 });
    await batching.until(sheet, first, { status: 'paused', paused_reason: 'max_credits', completed: 0 });
    expect(await batching.act(sheet, first, 'resume', {})).toMatchObject({ status: 200, body: { status: 'running' } });
    await batching.until(sheet, first, { status: 'paused', paused_reason: 'max_credits', completed: 0 });
    expect(await batching.act(sheet, first, 'resume', { max_credits: 500 })).toMatchObject({
      status: 200,
      body: { status: 'running', max_credits: 500, paused_reason: null },
    });
    await batching.until(sheet, first, { status: 'completed', completed: 3 });
    await batching.expectOnce(sheet, 3);
    const poor = await batching.fixture.base.creator(0.000001);
    batching.actAs(poor);
    const unpaid = await batching.scripts(2);
    const { id } = await batching.start(unpaid);
    await batching.until(unpaid, id, {
      status: 'paused',
      paused_reason: 'insufficient_credits',
      completed: 0,
      failed: 0,
    });
    await batching.fixture.base.grant(poor.personalId, 100);
    expect((await batching.act(unpaid, id, 'resume')).status).toBe(200);
    await batching.until(unpaid, id, { status: 'completed', completed: 2 });
    await batching.expectOnce(unpaid, 2);
  });
});

describe('pause, resume and stop', () => {
  beforeEach(() => batching.slow(500));

  it('starts nothing after a pause, and the rest after a resume', async () => {
    const sheet = await batching.scripts(20);
    const { id } = await batching.start(sheet);
    await eventually(async () => expect((await batching.generationsOf(sheet)).length).toBeGreaterThan(0));
    expect(await batching.act(sheet, id, 'pause')).toMatchObject({
      status: 200,
      body: { status: 'paused', paused_reason: null },
    });
    const { length } = await batching.generationsOf(sheet);
    expect(length).toBeLessThanOrEqual(8);
    await batching.until(sheet, id, { credits_held: 0, completed: length });
    expect(await batching.generationsOf(sheet)).toHaveLength(length);
    expect(await batching.act(sheet, id, 'pause')).toMatchObject({ status: 200, body: { status: 'paused' } });
    await batching.behave();
    expect(await batching.act(sheet, id, 'resume')).toMatchObject({ status: 200, body: { status: 'running' } });
    await batching.until(sheet, id, { status: 'completed', completed: 20 });
    await batching.expectOnce(sheet, 20);
    for (const action of ['pause', 'resume', 'stop'])
      expect(await batching.act(sheet, id, action)).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error' },
      });
  });

  it('releases all holds and starts nothing after a stop', async () => {
    await batching.slow(3_000);
    const sheet = await batching.sheetOf(VOICED, 20);
    const { id } = await batching.start(sheet);
    await eventually(async () => expect((await batching.generationsOf(sheet)).length).toBeGreaterThanOrEqual(8));
    const { status, body } = await batching.act(sheet, id, 'stop');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'stopped', total: 40, failed: 0, credits_held: 0 });
    expect((await batching.fixture.credits(batching.creator)).held).toBe(0);
    expect(body.credits_spent).toBeCloseTo(await batching.captured(sheet), 6);
    expect(await batching.act(sheet, id, 'stop')).toMatchObject({ status: 200, body: { status: 'stopped' } });
    for (const action of ['pause', 'resume'])
      expect(await batching.act(sheet, id, action)).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error' },
      });
    for (const generation of await batching.generationsOf(sheet))
      expect(['completed', 'stopped']).toContain(generation.status);
    await batching.behave();
    const next = await batching.start(sheet);
    await batching.until(sheet, next.id, { status: 'completed', completed: 40 });
    await batching.until(sheet, id, {
      status: 'stopped',
      completed: body.completed,
      credits_spent: body.credits_spent,
    });
  });

  it('stops a paused batch when its sheet is deleted', async () => {
    const sheet = await batching.scripts(3);
    const { id } = await batching.start(sheet, { max_credits: 0.000001 });
    await batching.until(sheet, id, { status: 'paused' });
    await sheet.call('DELETE', '');
    await eventually(async () =>
      expect(
        await batching.db.manager.query(
          `SELECT batch.status, cell_job.status AS cell_job, count(*)::integer
           FROM batch JOIN cell_job ON batch_id = batch.id WHERE batch.id = $1 GROUP BY 1, 2`,
          [id],
        ),
      ).toEqual([{ status: 'stopped', cell_job: 'stopped', count: 3 }]),
    );
  });

  it('handles concurrent pauses, resumes and stops without losing credits', async () => {
    await batching.slow(100);
    for (let round = 0; round < 4; round += 1) {
      const sheet = await batching.scripts(12);
      const { id } = await batching.start(sheet);
      const answers = await Promise.all(
        ['pause', 'resume', 'pause', 'resume', 'stop', 'resume'].map((action) => batching.act(sheet, id, action)),
      );
      for (const { status } of answers) expect([200, 422]).toContain(status);
      await batching.until(sheet, id, { status: 'stopped', credits_held: 0 });
      const { completed, credits_spent } = await batching.batchOf(sheet, id);
      expect(credits_spent).toBeCloseTo(await batching.captured(sheet), 6);
      const generations = await batching.generationsOf(sheet);
      expect(generations.filter(({ status }) => status === 'completed')).toHaveLength(completed);
      expect(generations.every(({ status }) => ['completed', 'stopped'].includes(status))).toBe(true);
    }
    expect((await batching.fixture.credits(batching.creator)).held).toBe(0);
  });
});
