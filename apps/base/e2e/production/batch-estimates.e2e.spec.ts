import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { errorOf, eventually } from '@reelsheet/testing';
import { ESTIMATE_LIMITS } from '../../src/generation/estimates/estimate-limits.js';
import { BatchEstimateService } from '../../src/production/batches/batch-estimate.service.js';
import { SHEET_CONCURRENCY } from '../../src/sheets/sheet/sheet-limits.js';
import { ai, BatchUser, TYPED, whenCompared } from '../support/batch-user.js';
import type { Sheet } from '../support/sheet-user.js';

let user: BatchUser;

beforeAll(async () => {
  user = await BatchUser.start();
});
afterAll(async () => {
  await user?.stop();
});
beforeEach(() => user.refresh());
afterEach(() => void jest.restoreAllMocks());

/** Creates a sheet whose videos show a clip of three seconds, and the voice of the script where they have one. */
async function videos(isSpoken: boolean): Promise<Sheet> {
  const sheet = await user.sheetOf({
    TOPIC: ['text', TYPED],
    SCRIPT: ['text', ai('About {{TOPIC}}', { model: 'textmodel_a' })],
    CLIP: ['video', { prompt: 'Waves of {{TOPIC}}', model: 'vidomni-flash-preview', duration: 3 }],
    VOICE: ['audio', isSpoken ? { prompt: '{{SCRIPT}}' } : {}],
  });
  await sheet.call('POST', '/columns', {
    spreadsheet_column: { title: 'FINAL VIDEO', type: 'video', column_role: 'final_video' },
  });
  const [[topic, , , , final]] = await user.cellsOf(sheet);
  await sheet.call('PATCH', `/cells/${topic.id}`, { spreadsheet_cell: { value: 'tides' } });
  const layer = (type: string, source: string) =>
    sheet.call('POST', `/cells/${final!.id}/layers`, {
      video_layer: { name: type, type, additional_attributes: { source } },
    });
  await layer('video', '{{CLIP}}');
  if (isSpoken) await layer('audio', '{{VOICE}}');
  return sheet;
}

const estimate = async (sheet: Sheet, body: object = {}) =>
  (await whenCompared(() => sheet.call('POST', '/rows/estimate', body))).body;

describe('the estimate of a batch', () => {
  it('is exact where all lengths are given, except for texts, and holds nothing', async () => {
    const sheet = await videos(false);
    const column_ids = (await sheet.read()).spreadsheet_columns.slice(2).map(({ id }) => id);
    const before = await user.fixture.credits(user.creator);
    const body = await estimate(sheet, { through: 'render', column_ids });
    expect(body).toMatchObject({ credits_min: body.credits_max, refused: [] });
    expect(body.lines).toMatchObject([
      { stage: 'cells', kind: 'video_from_text', model: 'vidomni-flash-preview', count: 1 },
      { stage: 'render', kind: 'render', model: 'render', count: 1 },
    ]);
    expect(await user.fixture.credits(user.creator)).toEqual(before);
    const batch = await user.start(sheet, { through: 'render', column_ids });
    expect(batch.estimate).toEqual({ min: body.credits_min, max: body.credits_max });
    await user.until(sheet, batch.id, { status: 'completed', failed: 0 });
    const { credits_spent } = await user.batchOf(sheet, batch.id);
    expect(Math.abs(credits_spent - body.credits_max)).toBeLessThanOrEqual(body.credits_max * 0.05);
  });

  it('is a range that the price is in, where a text and its speech are not made yet', async () => {
    const sheet = await videos(true);
    const { credits_min, credits_max, lines } = await estimate(sheet, { through: 'render' });
    expect(lines.map(({ stage, kind, count }) => [stage, kind, count])).toEqual([
      ['cells', 'text_generation', 1],
      ['cells', 'video_from_text', 1],
      ['cells', 'audio_generation', 1],
      ['render', 'render', 1],
    ]);
    expect(credits_min).toBeLessThan(credits_max);
    const { id } = await user.start(sheet, { through: 'render' });
    await user.until(sheet, id, { status: 'completed', failed: 0 });
    const { credits_spent, estimate: stored } = await user.batchOf(sheet, id);
    expect(stored).toEqual({ min: credits_min, max: credits_max });
    expect(credits_spent).toBeGreaterThanOrEqual(credits_min);
    expect(credits_spent).toBeLessThanOrEqual(credits_max);
  });

  it('covers what would be made again after a change, and names what cannot be made', async () => {
    const sheet = await videos(false);
    await user.until(sheet, (await user.start(sheet, { through: 'render' })).id, { status: 'completed', failed: 0 });
    expect(await estimate(sheet, { through: 'render', only: ['stale'] })).toMatchObject({ credits_max: 0, lines: [] });
    const [[topic, script, , , final]] = await user.cellsOf(sheet);
    await sheet.call('PATCH', `/cells/${topic.id}`, { spreadsheet_cell: { value: 'moons' } });
    const { lines } = await estimate(sheet, { through: 'render', only: ['stale'] });
    expect(lines.map(({ kind }) => kind)).toEqual(['text_generation', 'video_from_text', 'render']);
    await sheet.call('PATCH', `/cells/${script.id}`, {
      spreadsheet_cell: { additional_attributes: ai('About {{NOTHING}}') },
    });
    for (const { id } of final!.video_layers) await sheet.call('DELETE', `/cells/${final!.id}/layers/${id}`);
    const { refused } = await estimate(sheet, { through: 'render', only: ['stale'] });
    expect(refused).toEqual([
      { cell_id: script.id, stage: 'cells', error: expect.stringContaining('{{NOTHING}}') },
      { cell_id: final!.id, stage: 'render', error: 'None of its layers will hold anything' },
    ]);
  });

  it('is rejected for too many cells and videos together', async () => {
    const sheet = await videos(false);
    const body = { through: 'render' };
    const limits: { cells: number } = ESTIMATE_LIMITS;
    jest.replaceProperty(limits, 'cells', 2);
    const answer = await sheet.call('POST', '/rows/estimate', body);
    expect([answer.status, errorOf(answer).error]).toEqual([422, expect.stringContaining('more than 2 cells')]);
    jest.replaceProperty(limits, 'cells', 3);
    expect((await sheet.call('POST', '/rows/estimate', body)).status).toBe(200);
  });

  it('and the start of a batch are rejected while too many of the organization are under way', async () => {
    const sheet = await videos(false);
    const { promise, resolve } = Promise.withResolvers<{ minimum: 0; maximum: 0; lines: []; rejected: [] }>();
    const service = user.fixture.base.http.get(BatchEstimateService, { strict: false });
    const running = jest.spyOn(service, 'of').mockReturnValue(promise);
    const share = SHEET_CONCURRENCY.batchStarts / 2;
    const answers = Array.from({ length: share }, () => sheet.call('POST', '/rows/estimate', {}));
    await eventually(() => expect(running).toHaveBeenCalledTimes(share));
    for (const path of ['/rows/estimate', '/rows/generate'] as const) {
      const answer = await sheet.call('POST', path, {});
      expect([answer.status, errorOf(answer).error]).toEqual([429, expect.stringContaining('Too many batches')]);
    }
    resolve({ minimum: 0, maximum: 0, lines: [], rejected: [] });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(share).fill(200));
    expect((await sheet.call('POST', '/rows/estimate', {})).status).toBe(200);
  });
});
