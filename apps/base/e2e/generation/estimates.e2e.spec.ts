import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { callAs } from '@reelsheet/testing';
import { AgentFixture, type Creator } from '../support/agent-fixture.js';
import { aSheet, type ColumnType } from '../support/sheet-builder.js';

type Cells = Readonly<Record<string, number>>;

const MICRO = 1_000_000;

let fixture: AgentFixture;
let creator: Creator;

beforeAll(async () => {
  fixture = await AgentFixture.start();
  creator = await fixture.base.creator(10_000);
});
afterAll(() => fixture?.stop());

const call = callAs('base', (root: '/autocontentengine' | '/vidsheet' = '/autocontentengine') => ({
  url: fixture.base.url,
  ...creator,
  root,
}));

/** Creates a sheet with these cells in each row. */
function grid(
  contents: Record<string, { type?: ColumnType; value?: string; additional_attributes?: object }>,
  rows = 1,
) {
  let sheet = aSheet<string>();
  for (const [title, { type, ...content }] of Object.entries(contents)) sheet = sheet.withColumn(title, type, content);
  return sheet.withRows(rows).create({ url: fixture.base.url, ...creator });
}

const CELLS: Parameters<typeof grid>[0] = {
  TOPIC: { value: 'the sea', additional_attributes: { textMode: 'manual' } },
  SCRIPT: { additional_attributes: { textMode: 'ai', prompt: 'About {{topic}}', model: 'textmodel_a' } },
  PICTURE: { type: 'image', additional_attributes: { prompt: '{{TOPIC}}', model: 'imgalpha_2_lite', ratio: '9:16' } },
  VOICE: { type: 'audio', additional_attributes: { prompt: 'Listen to {{TOPIC}}' } },
  CLIP: { type: 'video', additional_attributes: { prompt: '{{TOPIC}}', model: 'vidomni-flash-preview', duration: 3 } },
  STATS: { type: 'stats', additional_attributes: {} },
};

describe('an estimate', () => {
  it('equals what orders of the same cells hold, for each kind, and holds nothing itself', async () => {
    const sheet = await grid(CELLS);
    const [cells] = sheet.cells;
    const before = await fixture.credits(creator);
    const { status, body } = await call('POST', `/${sheet.id}/estimate`, {}, '/vidsheet');
    expect(status).toBe(200);
    expect(body.cells.map(({ credits: _, ...cell }) => cell)).toEqual([
      { cell_id: cells['SCRIPT'], generation_type: 'text_generation', model: 'textmodel_a' },
      { cell_id: cells['PICTURE'], generation_type: 'image_from_text', model: 'imgalpha_2_lite' },
      { cell_id: cells['VOICE'], generation_type: 'audio_generation', model: expect.any(String) },
      { cell_id: cells['CLIP'], generation_type: 'video_from_text', model: 'vidomni-flash-preview' },
    ]);
    expect(body.refused).toEqual([]);
    expect(await fixture.credits(creator)).toEqual(before);
    const holds: number[] = [];
    for (const { cell_id, generation_type } of body.cells) {
      const [title] = Object.entries(cells).find(([, id]) => id === cell_id)!;
      const { prompt } = CELLS[title]!.additional_attributes as { prompt: string };
      const ordered = await call('POST', `/${sheet.id}/cells/${cell_id}/generate`, {
        generation_type,
        data: { prompt },
      });
      expect(ordered.status).toBe(201);
      const [{ amount }] = await fixture.base.http
        .get(DataSource)
        .query(`SELECT estimate AS amount FROM generation WHERE id = $1`, [ordered.body.generation_id]);
      holds.push(Number(amount) / MICRO);
      await fixture.ended(creator, ordered.body.generation_id);
    }
    expect(holds).toEqual(body.cells.map(({ credits }) => credits));
    expect(body.credits).toBeCloseTo(
      holds.reduce((sum, hold) => sum + hold, 0),
      6,
    );
  });

  it('includes the automatic cells that follow, with an upper bound for unknown inputs', async () => {
    const sheet = await grid({
      HOOK: { additional_attributes: { textMode: 'ai', prompt: 'A hook' } },
      SCRIPT: { additional_attributes: { textMode: 'ai', prompt: 'On {{HOOK}}', autoGenerate: true } },
      VOICE: { type: 'audio', additional_attributes: { prompt: '{{SCRIPT}}', autoGenerate: true } },
      OTHER: { additional_attributes: { textMode: 'ai', prompt: 'On {{HOOK}}' } },
    });
    const [cells] = sheet.cells;
    const { body } = await call('POST', `/${sheet.id}/estimate`, { cell_ids: [cells['HOOK']] });
    expect(body.cells.map(({ cell_id }) => cell_id)).toEqual([cells['HOOK'], cells['SCRIPT'], cells['VOICE']]);
    const [, script, voice] = body.cells.map(({ credits }) => credits);
    await call('PATCH', `/${sheet.id}/cells/${cells['HOOK']}`, { spreadsheet_cell: { value: 'h'.repeat(4_000) } });
    await call('PATCH', `/${sheet.id}/cells/${cells['SCRIPT']}`, { spreadsheet_cell: { value: 's'.repeat(4_000) } });
    const only = async (title: string) =>
      (await call('POST', `/${sheet.id}/estimate`, { cell_ids: [cells[title]] })).body.cells[0]!.credits;
    expect(script).toBeGreaterThan(await only('SCRIPT'));
    expect(voice).toBeGreaterThan(await only('VOICE'));
  });

  it('covers the cells that are in all of the lists', async () => {
    const sheet = await grid(CELLS, 3);
    const of = async (body: object) =>
      (await call('POST', `/${sheet.id}/estimate`, body)).body.cells.map(({ cell_id }) => cell_id);
    const [first, , last] = sheet.cells as [Cells, unknown, Cells];
    expect(await of({ row_ids: [sheet.rows[2]], column_ids: [sheet.columns['CLIP'], sheet.columns['TOPIC']] })).toEqual(
      [last['CLIP']],
    );
    expect(await of({ row_ids: [sheet.rows[0]], cell_ids: [first['SCRIPT'], last['SCRIPT']] })).toEqual([
      first['SCRIPT'],
    ]);
    expect(await of({ column_ids: [sheet.columns['CLIP']] })).toEqual(sheet.cells.map((row) => row['CLIP']));
  });

  it('lists the cells for which an order would be rejected', async () => {
    const sheet = await grid({
      INVALID: { additional_attributes: { textMode: 'ai', prompt: '{{unknown}}' } },
      A: { value: '{{B}}' },
      B: { value: '{{A}}' },
      EMPTY: { additional_attributes: { textMode: 'ai' } },
      BLANK: { additional_attributes: { textMode: 'ai', prompt: '{{FREE}}' } },
      FREE: { additional_attributes: { textMode: 'manual' } },
    });
    const [cells] = sheet.cells;
    const { body } = await call('POST', `/${sheet.id}/estimate`, {});
    expect(body).toEqual({
      credits: 0,
      cells: [],
      refused: [
        { cell_id: cells['INVALID'], error: expect.stringContaining('{{unknown}}') },
        { cell_id: cells['A'], error: expect.stringContaining('A → B → A') },
        { cell_id: cells['B'], error: expect.stringContaining('B → A → B') },
        { cell_id: cells['BLANK'], error: expect.stringContaining('is required') },
      ],
    });
  });

  it('rejects ids of other sheets and invalid lists of ids', async () => {
    const [sheet, other] = [await grid(CELLS), await grid(CELLS)];
    const post = (body: object) => call('POST', `/${sheet.id}/estimate`, body);
    for (const body of [
      { row_ids: [sheet.rows[0], other.rows[0]] },
      { column_ids: [other.columns['TOPIC']] },
      { cell_ids: [other.cells[0]['TOPIC']] },
    ])
      expect(await post(body)).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    for (const [field, value] of Object.entries({ row_ids: 'x', column_ids: [-1], cell_ids: [] }))
      expect(await post({ [field]: value })).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error', error: expect.stringContaining(field) },
      });
    expect(await call('POST', `/999999999/estimate`, {})).toMatchObject({
      status: 404,
      body: { error_code: 'spreadsheet_not_found' },
    });
  });

  it('covers ten thousand rows without blocking other requests', async () => {
    const sheet = await grid(CELLS);
    await fixture.base.http.get(DataSource).query(
      `WITH fresh AS (
         INSERT INTO sheet_row (sheet_id, position) SELECT $1, n FROM generate_series(1, 9999) AS n RETURNING id)
       INSERT INTO cell (sheet_id, row_id, column_id, value, additional_attributes)
       SELECT $1, fresh.id, column_id, value, additional_attributes FROM fresh, cell WHERE cell.row_id = $2`,
      [sheet.id, sheet.rows[0]],
    );
    const started = performance.now();
    const waits: number[] = [];
    let isDone = false;
    const estimate = call('POST', `/${sheet.id}/estimate`, {}).finally(() => (isDone = true));
    while (!isDone) {
      const requestedAt = performance.now();
      await call('GET', `/${sheet.id}/cells/${sheet.cells[0]['TOPIC']}`);
      waits.push(performance.now() - requestedAt);
    }
    const { body } = await estimate;
    expect(body.cells).toHaveLength(40_000);
    expect(Math.max(...waits)).toBeLessThan((performance.now() - started) / 2);
  });
});
