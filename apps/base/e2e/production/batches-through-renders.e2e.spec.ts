import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorOf, eventually } from '@reelsheet/testing';
import { MAX_RUNNING } from '../../src/generation/cell-jobs/cell-job-limits.js';
import { RENDER } from '../../src/rendering/render-job.job.js';
import { ai, BatchUser, TYPED, whenCompared } from '../support/batch-user.js';
import { rowStates, statesOf } from '../support/node-states.js';
import type { Sheet } from '../support/sheet-user.js';
import { videoSheet } from '../support/video-sheet.js';

let user: BatchUser;

beforeAll(async () => {
  user = await BatchUser.start();
});
afterAll(async () => {
  await user?.stop();
});
beforeEach(() => user.refresh());

/** Creates rows of which each shows its picture and script in a video of a second. */
const videos = (rows: number, pictures = 1): Promise<Sheet> => videoSheet(user, rows, pictures);

async function rendersOf(sheet: Sheet): Promise<{ cell_id: number; status: string }[]> {
  const rows = await user.db.manager.query(
    `SELECT cell_id::integer, status FROM render_job WHERE sheet_id = $1 ORDER BY id`,
    [sheet.id],
  );
  return rows as { cell_id: number; status: string }[];
}

async function captured(sheet: Sheet): Promise<number> {
  const [{ sum }] = await user.db.manager.query(
    `SELECT coalesce(sum(amount), 0)::float8 / 1000000 AS sum FROM ledger_entry
     WHERE kind = 'capture' AND reference IN (
       SELECT 'generation:' || id FROM generation WHERE sheet_id = $1
       UNION ALL SELECT 'render_job:' || id FROM render_job WHERE sheet_id = $1)`,
    [sheet.id],
  );
  return sum as number;
}

/** Returns the batch as its events show it, without failures. */
async function eventOf(sheet: Sheet, id: number): Promise<object> {
  const { failures: _, ...batch } = await user.batchOf(sheet, id);
  return batch;
}

const countsOf = async (sheet: Sheet) => {
  const states = [...(await statesOf(sheet)).values()].map(([state]) => state);
  return Object.fromEntries(
    [...new Set(states)].map((each) => [each, states.filter((state) => state === each).length]),
  );
};

describe('a batch through renders', () => {
  it('makes each cell and then each video of a row once, and charges it once', async () => {
    const sheet = await videos(3);
    const batch = await user.start(sheet, { through: 'render' });
    expect(batch).toMatchObject({
      through: 'render',
      total: 9,
      progress: [
        { stage: 'cells', total: 6, completed: 0, failed: 0 },
        { stage: 'render', total: 3, completed: 0, failed: 0 },
      ],
    });
    await user.until(sheet, batch.id, { status: 'completed', completed: 9, failed: 0, credits_held: 0 });
    expect((await user.batchOf(sheet, batch.id)).progress).toMatchObject([{ completed: 6 }, { completed: 3 }]);
    const finals = (await user.cellsOf(sheet)).map((row) => row[3]!.id);
    expect((await rendersOf(sheet)).map(({ cell_id }) => cell_id).toSorted()).toEqual(finals.toSorted());
    expect((await user.batchOf(sheet, batch.id)).credits_spent).toBeCloseTo(await captured(sheet), 6);
    expect(await countsOf(sheet)).toEqual({ fresh: 9 });
  });

  it('makes only what follows a change, and leaves everything fresh', async () => {
    const sheet = await videos(3);
    await user.until(sheet, (await user.start(sheet, { through: 'render' })).id, { status: 'completed', completed: 9 });
    const [, [topic]] = (await user.cellsOf(sheet)) as any;
    await sheet.call('PATCH', `/cells/${topic.id}`, { spreadsheet_cell: { value: 'moons' } });
    const batch = await user.start(sheet, { through: 'render', only: ['stale', 'missing', 'failed'] });
    expect(batch.total).toBe(3);
    await user.until(sheet, batch.id, { status: 'completed', completed: 3, failed: 0 });
    expect(await countsOf(sheet)).toEqual({ fresh: 9 });
    expect(await user.generationsOf(sheet)).toHaveLength(8);
    expect(await rendersOf(sheet)).toHaveLength(4);
    const answer = await whenCompared(() =>
      sheet.call('POST', '/rows/generate', { through: 'render', only: ['stale'] }),
    );
    expect([answer.status, errorOf(answer).error]).toEqual([422, expect.stringContaining('None of these cells')]);
  });

  it('fails only the followers of a failed cell, and makes the failed ones again', async () => {
    const sheet = await videos(2);
    const [[, , , final]] = await user.cellsOf(sheet);
    await sheet.call('POST', `/cells/${final!.id}/layers`, {
      video_layer: { name: 'script', type: 'text', additional_attributes: { text: '{{SCRIPT}}' } },
    });
    await user.fixture.misbehave({ vendor: 'chat', kind: 'reject' });
    const { id } = await user.start(sheet, { through: 'render' });
    await user.until(sheet, id, { status: 'completed', total: 6 });
    const batch = await user.batchOf(sheet, id);
    const stages = batch.failures.map(({ stage }: { stage: string }) => stage);
    expect(stages).toEqual(batch.failed === 1 ? ['cells'] : ['cells', 'render']);
    const failed = batch.failures.find(({ stage }: { stage: string }) => stage === 'render');
    if (failed) expect(failed.error).toContain('which its video is made of, was not filled');
    const retried = await user.act(sheet, id, 'retry_failed');
    expect(retried).toMatchObject({ status: 200, body: { status: 'running', failed: 0, failures: [] } });
    await user.until(sheet, id, { status: 'completed', completed: 6, failed: 0 });
    expect(await countsOf(sheet)).toEqual({ fresh: 6 });
    expect(errorOf(await user.act(sheet, id, 'retry_failed')).error).toContain('has no failed cells');
  });

  it('holds and spends no more than its limit over cells and videos, and goes on when that is raised', async () => {
    const sheet = await videos(2);
    const { id: probe } = await user.start(sheet, { row_ids: (await sheet.rowIds()).slice(0, 1) });
    await user.until(sheet, probe, { status: 'completed', completed: 2 });
    const { credits_spent: cells } = await user.batchOf(sheet, probe);
    const limit = cells * 2 + 0.05;
    const { id } = await user.start(sheet, { through: 'render', max_credits: limit });
    await user.until(sheet, id, { status: 'paused', paused_reason: 'max_credits' });
    const paused = await user.batchOf(sheet, id);
    expect(paused.credits_spent + paused.credits_held).toBeLessThanOrEqual(limit);
    expect(await rendersOf(sheet)).toEqual([]);
    await user.act(sheet, id, 'resume', { max_credits: limit + 1 });
    await user.until(sheet, id, { status: 'completed', completed: 6, failed: 0 });
    expect((await user.batchOf(sheet, id)).credits_spent).toBeLessThanOrEqual(limit + 1);
  });

  it('stops a video that is being rendered, and returns its credits', async () => {
    const sheet = await videos(1, 40);
    await user.until(sheet, (await user.start(sheet)).id, { status: 'completed' });
    const column = (await sheet.read()).spreadsheet_columns.find(({ column_role }) => column_role === 'final_video')!;
    const { id } = await user.start(sheet, { through: 'render', column_ids: [column.id] });
    await eventually(async () => expect((await rendersOf(sheet)).length).toBe(1), { interval: 20 });
    const { body } = await user.act(sheet, id, 'stop');
    expect(body.status).toBe('stopped');
    await user.until(sheet, id, { status: 'stopped', credits_held: 0, failed: 0 });
    expect(await rendersOf(sheet)).toMatchObject([{ status: 'stopped' }]);
  });

  it('renders nothing unless it is wanted, and nothing without layers', async () => {
    const sheet = await videos(1);
    await user.until(sheet, (await user.start(sheet)).id, { status: 'completed', total: 2, through: 'cells' });
    expect(await rendersOf(sheet)).toEqual([]);
    expect((await rowStates(sheet))['FINAL VIDEO']).toEqual(['missing', null]);
    const [[, , , final]] = await user.cellsOf(sheet);
    for (const { id } of final!.video_layers) await sheet.call('DELETE', `/cells/${final!.id}/layers/${id}`);
    expect((await user.start(sheet, { through: 'render' })).total).toBe(2);
  });

  it('covers the rows whose cells match a filter', async () => {
    const sheet = await videos(3);
    const [[first], [second]] = (await user.cellsOf(sheet)) as any;
    await sheet.call('PATCH', `/cells/${first.id}`, { spreadsheet_cell: { value: 'Deep sea' } });
    await sheet.call('PATCH', `/cells/${second.id}`, { spreadsheet_cell: { value: '' } });
    const column_id = (await sheet.read()).spreadsheet_columns[0]!.id;
    const totalOf = async (row_filter: object) => {
      const answer = await sheet.call('POST', '/rows/generate', { row_filter: { column_id, ...row_filter } });
      if (answer.status !== 202) return errorOf(answer).error;
      await user.until(sheet, answer.body.id, { status: 'completed' });
      return (await user.generationsOf(sheet)).length;
    };
    expect(await totalOf({ contains: 'SEA' })).toBe(2);
    expect(await totalOf({ equals: 'tides' })).toBe(4);
    expect(await totalOf({ equals: 'nothing' })).toContain('None of these cells');
    expect(await totalOf({})).toContain('row_filter must have exactly one');
    expect(await totalOf({ column_id: 999_999_999, is_empty: true })).toContain('not found');
  });
});

it('the events of a batch show its progress by stage and row until nothing is under way', async () => {
  const sheet = await videos(2, 8);
  await user.slow(1_500);
  const { id } = await user.start(sheet, { through: 'render' });
  const answer = await fetch(
    `${user.fixture.base.url}/vidsheet/${sheet.id}/batches/${id}/events?agent_id=${user.user.agentId}`,
    { headers: { 'X-API-Key': user.user.key } },
  );
  const events = (await answer.text())
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => JSON.parse(event.slice('data: '.length)));
  expect(events.length).toBeGreaterThan(2);
  expect(events.at(-1)).toEqual({ ...(await eventOf(sheet, id)), status: 'completed', completed: 6, under_way: [] });
  const rows = await sheet.rowIds();
  const underWay = events.flatMap(({ under_way }) => under_way);
  expect(rows).toEqual(expect.arrayContaining(underWay.map(({ row_id }) => row_id)));
  expect(underWay).toContainEqual(
    expect.objectContaining({ stage: 'cells', generation_id: expect.any(Number), render_job_id: null }),
  );
  expect(underWay).toContainEqual(
    expect.objectContaining({ stage: 'render', generation_id: null, render_job_id: expect.any(Number) }),
  );
});

it('a batch whose videos wait for other renders does not delay the texts of another', async () => {
  const sheet = await videos(1);
  await user.until(sheet, (await user.start(sheet)).id, { status: 'completed' });
  const [[, , , final]] = await user.cellsOf(sheet);
  await user.db.manager.query(
    `INSERT INTO render_job (organization_id, agent_id, sheet_id, cell_id, input, status, due_at, estimate)
     SELECT $1, $2, $3, $4, '{}', 'pending', now() + interval '1 day', 0 FROM generate_series(1, $5)`,
    [user.creator.personalId, user.user.agentId, sheet.id, final!.id, RENDER.maxOpen],
  );
  const { id } = await user.start(sheet, { through: 'render', column_ids: [final!.spreadsheet_column_id] });
  const scripts = await user.scripts(2);
  await user.until(scripts, (await user.start(scripts)).id, { status: 'completed', completed: 2 });
  expect(await user.batchOf(sheet, id)).toMatchObject({ status: 'running', completed: 0, failed: 0, credits_held: 0 });
  await user.db.manager.query(`DELETE FROM render_job WHERE sheet_id = $1 AND due_at > now()`, [sheet.id]);
  await user.until(sheet, id, { status: 'completed', completed: 1 });
});

describe('videos that depend on themselves', () => {
  const finalColumn = async (sheet: Sheet, title: string) =>
    sheet.call('POST', '/columns', { spreadsheet_column: { title, type: 'video', column_role: 'final_video' } });
  const addText = (sheet: Sheet, cellId: number, text: string) =>
    sheet.call('POST', `/cells/${cellId}/layers`, {
      video_layer: { name: 'x', type: 'text', additional_attributes: { text } },
    });
  /** Stores a finished render of the cell whose document shows another cell. */
  const rendered = (sheet: Sheet, cellId: number, shown: number) =>
    user.db.manager.query(
      `INSERT INTO render_job (organization_id, agent_id, sheet_id, cell_id, input, status, due_at, estimate)
       VALUES ($1, $2, $3, $4, $5, 'completed', NULL, 0)`,
      [
        user.creator.personalId,
        user.user.agentId,
        sheet.id,
        cellId,
        JSON.stringify({ tracks: [{ clips: [{ type: 'image', source: { cell_id: shown } }] }] }),
      ],
    );
  const failuresOf = async (sheet: Sheet) => {
    const { id } = await user.start(sheet, { through: 'render' });
    await user.until(sheet, id, { status: 'completed' });
    return (await user.batchOf(sheet, id)).failures.map(({ error }) => error);
  };

  it('fail together with the cells of the cycle', async () => {
    const sheet = await user.sheetOf({ SCRIPT: ['text', ai('About {{FINAL}}')] });
    await finalColumn(sheet, 'FINAL');
    const [[, final]] = await user.cellsOf(sheet);
    await addText(sheet, final.id, '{{SCRIPT}}');
    expect(await failuresOf(sheet)).toEqual([
      'It depends on itself: SCRIPT → FINAL → SCRIPT',
      'It depends on itself: FINAL → SCRIPT → FINAL',
    ]);
  });

  it('fail when they name each other', async () => {
    const sheet = await user.sheetOf({ TOPIC: ['text', TYPED] });
    await finalColumn(sheet, 'FIRST');
    await finalColumn(sheet, 'SECOND');
    const [[, first, second]] = await user.cellsOf(sheet);
    await addText(sheet, first.id, '{{SECOND}}');
    await addText(sheet, second.id, '{{FIRST}}');
    expect(await failuresOf(sheet)).toEqual([
      'It depends on itself: FIRST → SECOND → FIRST',
      'It depends on itself: SECOND → FIRST → SECOND',
    ]);
  });

  it('fail when their documents show each other across rows', async () => {
    const rows = MAX_RUNNING.ofBatch + 1;
    const sheet = await user.sheetOf({ TOPIC: ['text', TYPED] }, rows);
    await finalColumn(sheet, 'FINAL');
    const finals = (await user.cellsOf(sheet)).map(([, final]) => final.id);
    for (const id of finals) await addText(sheet, id, 'words');
    const [first, last] = [finals[0]!, finals.at(-1)!];
    for (const id of finals) await rendered(sheet, id, id === first ? last : id === last ? first : id);
    const failures = await failuresOf(sheet);
    expect(failures).toHaveLength(rows);
    expect(failures[0]).toContain(`Cell ${last}, which its video is made of, was not filled: It depends on itself`);
    expect(failures.at(-1)).toBe(`It depends on itself: FINAL → cell ${first} → FINAL`);
  });

  it('do not wait for their own cell', async () => {
    const sheet = await user.sheetOf({ TOPIC: ['text', TYPED] }, 2);
    await finalColumn(sheet, 'FINAL');
    const [[, named], [, shown]] = (await user.cellsOf(sheet)) as any;
    await addText(sheet, named.id, 'words {{FINAL}}');
    await addText(sheet, shown.id, 'words');
    await rendered(sheet, shown.id, shown.id);
    expect(await failuresOf(sheet)).toEqual([expect.stringContaining('holds no media')]);
  });
});

it('requests wait for no comparison, which is work of the organization', async () => {
  const sheet = await user.sheetOf({ SCRIPT: ['text', ai('A calm morning')] });
  await statesOf(sheet);
  await user.db.manager.transaction(async (manager) => {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('nodes of a sheet', $1))`, [sheet.id]);
    const [[script]] = await user.cellsOf(sheet);
    await sheet.call('PATCH', `/cells/${script.id}`, { spreadsheet_cell: { value: 'x' } });
    for (const path of ['/rows/generate', '/rows/estimate'] as const) {
      const answer = await sheet.call('POST', path, { only: ['missing'] });
      expect([answer.status, errorOf(answer).error]).toEqual([409, expect.stringContaining('still being compared')]);
    }
    await sheet.call('GET', '/states');
    const tasks = await user.db.manager.query(
      `SELECT DISTINCT organization_id::integer AS id FROM task WHERE kind = 'compare_inputs' AND key = $1`,
      [String(sheet.id)],
    );
    expect(tasks).toEqual([{ id: user.creator.personalId }]);
  });
});
