import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { processOf } from '@reelsheet/contracts/bus';
import { eventually, startTypescript } from '@reelsheet/testing';
import { CellJobs } from '../../src/generation/cell-jobs/cell-jobs.js';
import { BatchUser, SCRIPTS, VOICED, type Row } from '../support/batch-user.js';
import type { Sheet } from '../support/sheet-user.js';

let batching: BatchUser;

beforeAll(async () => {
  batching = await BatchUser.start();
});
afterAll(async () => {
  await batching?.stop();
});
beforeEach(() => batching.refresh());

describe('automation', () => {
  const cellJobs = () => batching.fixture.base.http.get(CellJobs, { strict: false });
  const scope = (sheet: Sheet) => ({
    organizationId: batching.creator.personalId,
    agentId: batching.creator.agentId,
    sheetId: sheet.id,
  });
  const settled = () =>
    eventually(async () =>
      expect(
        await batching.db.manager.query(
          `SELECT 1 FROM cell_job WHERE organization_id = $1 AND status IN ('waiting', 'running')`,
          [batching.creator.personalId],
        ),
      ).toEqual([]),
    );

  /** Makes the sheet's cells automatic without an event. */
  async function automatic(sheet: Sheet): Promise<Sheet> {
    await batching.db.manager.query(
      `UPDATE cell SET additional_attributes = additional_attributes || '{"autoGenerate": true}' WHERE sheet_id = $1`,
      [sheet.id],
    );
    return sheet;
  }

  it('generates a chain in order once, and not again without changed inputs', async () => {
    const sheet = await batching.sheetOf(VOICED);
    const [[voice, topic, script]] = await batching.cellsOf(sheet);
    await sheet.call('PATCH', `/cells/${topic.id}`, { spreadsheet_cell: { value: 'tides' } });
    await automatic(sheet);
    const notBefore = new Date(Date.now() + 700);
    await Promise.all([
      cellJobs().request(scope(sheet), [voice.id, script.id], { notBefore }),
      cellJobs().request(scope(sheet), [script.id, voice.id], { notBefore }),
    ]);
    expect(await batching.generationsOf(sheet)).toEqual([]);
    await settled();
    await batching.expectOnce(sheet, 2);
    await cellJobs().request(scope(sheet), [voice.id, script.id]);
    await settled();
    await batching.expectOnce(sheet, 2);
    await sheet.call('PATCH', `/cells/${topic.id}`, { spreadsheet_cell: { value: 'storms' } });
    await cellJobs().request(scope(sheet), [voice.id, script.id]);
    await settled();
    expect((await batching.generationsOf(sheet)).filter(({ cell_id }) => cell_id === script.id)).toHaveLength(2);
  });

  it('deletes old ended jobs except the failures of batches', async () => {
    const sheet = await automatic(await batching.scripts(1));
    const [[cell]] = await batching.cellsOf(sheet);
    await batching.db.manager.query(
      `INSERT INTO cell_job (organization_id, agent_id, sheet_id, row_id, cell_id, batch_id, status, ended_at)
       SELECT $1, $2, $3, 0, 0, batch_id, status, now() - make_interval(days => age)
       FROM unnest(ARRAY[NULL, 1000000000, NULL]::bigint[]) AS batch_id,
         unnest(ARRAY['failed', 'completed']) AS status, unnest(ARRAY[6, 8]) AS age`,
      [batching.creator.personalId, batching.creator.agentId, sheet.id],
    );
    await cellJobs().request(scope(sheet), [cell.id]);
    await settled();
    await eventually(async () =>
      expect(
        await batching.db.manager.query(
          `SELECT batch_id IS NULL AS automatic, status, extract(day FROM now() - ended_at)::integer AS age
           FROM cell_job WHERE sheet_id = $1 AND cell_id = 0 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
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

  it('lists failures that were not requested since, by page and by cell', async () => {
    const sheet = await batching.scripts(2);
    const [[cell], [other]] = (await batching.cellsOf(sheet)) as [Row, Row];
    const ended = (cellId: number, status: string, count = 1) =>
      batching.db.manager.query(
        `INSERT INTO cell_job (organization_id, agent_id, sheet_id, row_id, cell_id, status, reason, ended_at)
         SELECT $1, $2, $3, row_id, cell.id, $5, $5 || n, now()
         FROM cell, generate_series(1, $6) AS n WHERE cell.id = $4`,
        [batching.creator.personalId, batching.creator.agentId, sheet.id, cellId, status, count],
      );
    const shown = async (query = '', root = 'autocontentengine') =>
      (await batching.user.call('GET', `/${root}/${sheet.id}/automatic_failures${query}`)).body;
    expect(await shown()).toEqual([]);
    await ended(cell.id, 'failed', 3);
    await ended(other.id, 'failed');
    const failed = (id: number, error: string) => ({
      row_id: expect.any(Number),
      cell_id: id,
      error,
      failed_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const both = [failed(other.id, 'failed1'), failed(cell.id, 'failed3')];
    expect(await shown()).toEqual(both);
    expect(await shown('', 'vidsheet')).toEqual(both);
    expect(await shown(`?cell_id=${cell.id}`)).toEqual([both[1]]);
    expect(await shown('?page=2')).toEqual([]);
    await ended(other.id, 'completed');
    expect(await shown()).toEqual([both[1]]);
    await sheet.call('DELETE', `/rows/${cell.spreadsheet_row_id}`);
    expect(await shown()).toEqual([]);
    for (const [query, field] of [
      ['?page=0', 'page'],
      ['?cell_id=x', 'cell_id'],
    ])
      expect(await sheet.call('GET', `/automatic_failures${query}`)).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error', error: expect.stringContaining(field!) },
      });
    expect(await batching.user.call('GET', '/vidsheet/999999/automatic_failures')).toMatchObject({
      status: 404,
      body: { error_code: 'spreadsheet_not_found' },
    });
  });

  it('hands waiting jobs to a batch, and reruns cells whose inputs change while they run', async () => {
    await batching.slow(1_000);
    const sheet = await batching.sheetOf(SCRIPTS, 2);
    const [[topic, script], [, other]] = (await batching.cellsOf(sheet)) as [Row, Row];
    await cellJobs().request(scope(sheet), [script.id, other.id], { notBefore: new Date(Date.now() + 60_000) });
    const { id } = await batching.start(sheet);
    await eventually(async () => expect(await batching.generationsOf(sheet)).toHaveLength(2));
    await automatic(sheet);
    await sheet.call('PATCH', `/cells/${topic.id}`, { spreadsheet_cell: { value: 'storms' } });
    await cellJobs().request(scope(sheet), [script.id, other.id]);
    await batching.until(sheet, id, { status: 'completed', total: 2, completed: 2 });
    await settled();
    expect((await batching.generationsOf(sheet)).map(({ cell_id }) => cell_id).toSorted()).toEqual(
      [script.id, script.id, other.id].toSorted(),
    );
  });

  it('continues when the batch that it waits for is stopped', async () => {
    const sheet = await automatic(await batching.sheetOf(VOICED));
    const [[voice, , script]] = await batching.cellsOf(sheet);
    const { id } = await batching.start(sheet, { column_ids: [script.spreadsheet_column_id], max_credits: 0.000001 });
    await batching.until(sheet, id, { status: 'paused' });
    await cellJobs().request(scope(sheet), [voice.id]);
    await eventually(async () =>
      expect(
        await batching.db.manager.query(`SELECT inputs FROM cell_job WHERE cell_id = $1 AND status = 'waiting'`, [
          voice.id,
        ]),
      ).not.toEqual([{ inputs: null }]),
    );
    await batching.act(sheet, id, 'stop');
    await settled();
    expect(await batching.generationsOf(sheet)).toEqual([]);
  });
});

describe('workers', () => {
  /** Worker processes that can be killed. */
  const startWorker = () => {
    const settings = {
      ...batching.fixture.base.config,
      ...batching.fixture.base.nats.settingsOf(processOf('base', 'worker')),
    };
    const given = Object.entries(settings).filter(([, value]) => value !== undefined && value !== null && value !== '');
    return startTypescript(
      new URL('../../src/worker.ts', import.meta.url),
      [],
      Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    );
  };

  it('generate and charge each cell once within the limit when some are killed', async () => {
    await batching.fixture.base.worker.close();
    const sheet = await batching.sheetOf(VOICED, 10);
    await batching.slow(150);
    const { id } = await batching.start(sheet, { max_credits: 900 });
    for (const done of [2, 8]) {
      const children = [startWorker(), startWorker()];
      try {
        await eventually(
          async () => expect((await batching.batchOf(sheet, id)).completed).toBeGreaterThanOrEqual(done),
          {
            timeout: 60_000,
          },
        );
      } finally {
        for (const child of children) child.kill('SIGKILL');
        await Promise.all(
          children
            .filter((child) => child.exitCode === null && child.signalCode === null)
            .map((child) => once(child, 'exit')),
        );
      }
      await batching.db.manager.query(`UPDATE generation SET due_at = now() WHERE due_at IS NOT NULL AND NOT ready`);
      await batching.db.manager.query(`UPDATE task SET due_at = now() WHERE status = 'processing' AND NOT ready`);
    }
    const last = startWorker();
    try {
      await batching.until(sheet, id, { status: 'completed', total: 20, completed: 20, failed: 0, credits_held: 0 });
    } finally {
      last.kill('SIGKILL');
    }
    await batching.expectOnce(sheet, 20);
    expect((await batching.batchOf(sheet, id)).credits_spent).toBeCloseTo(await batching.captured(sheet), 6);
    expect((await batching.fixture.credits(batching.creator)).held).toBe(0);
  }, 300_000);
});
