import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import { ai, BatchUser, TYPED } from '../support/batch-user.js';
import { rowStates } from '../support/node-states.js';
import type { Sheet } from '../support/sheet-user.js';

const FRESH = ['fresh', null];
const COLUMNS = {
  TOPIC: ['text', TYPED],
  SCRIPT: ['text', ai('About {{TOPIC}}')],
  VOICE: ['audio', { prompt: '{{SCRIPT}}' }],
} as const;

let user: BatchUser;

beforeAll(async () => {
  user = await BatchUser.start();
});
afterAll(async () => {
  await user?.stop();
});
beforeEach(() => user.refresh());

const cellId = async (sheet: Sheet, title: string) => {
  const { spreadsheet_columns, spreadsheet_rows } = await sheet.read();
  const column = spreadsheet_columns.find((each) => each.title === title)!;
  return spreadsheet_rows[0]!.spreadsheet_cells.find((each) => each.spreadsheet_column_id === column.id)!.id;
};
const change = async (sheet: Sheet, title: string, spreadsheet_cell: object) =>
  expect((await sheet.call('PATCH', `/cells/${await cellId(sheet, title)}`, { spreadsheet_cell })).status).toBe(200);

/** Reads everything that decides whether cells are generated, and the results that they show. */
const cellsOf = async (sheet: Sheet) =>
  (await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells.map(
    ({ value, additional_attributes, default_user_job }) => [value, additional_attributes, default_user_job?.id],
  );

async function generated(columns: Parameters<BatchUser['sheetOf']>[0]): Promise<Sheet> {
  const sheet = await user.sheetOf(columns);
  await change(sheet, 'TOPIC', { value: 'tides' });
  const { id } = await user.start(sheet);
  await user.until(sheet, id, { status: 'completed' });
  return sheet;
}

describe('the states of a sheet', () => {
  it('say what is missing, left out or cannot be made, and what was made', async () => {
    const sheet = await user.sheetOf({
      ...COLUMNS,
      BLANK: ['image', {}],
      WRONG: ['text', ai('About {{UNKNOWN}}')],
      'FINAL VIDEO': ['video', {}],
    });
    await change(sheet, 'TOPIC', { value: 'tides' });
    const wrong = 'names {{UNKNOWN}}, which is neither a column of the sheet nor a global variable';
    expect(await rowStates(sheet)).toEqual({
      SCRIPT: ['missing', null],
      VOICE: ['missing', expect.stringContaining('It cannot be made: ')],
      BLANK: ['skipped', 'It has no prompt'],
      WRONG: ['missing', expect.stringContaining(wrong)],
      'FINAL VIDEO': ['skipped', 'It has no prompt'],
    });
    const { id } = await user.start(sheet);
    await user.until(sheet, id, { status: 'completed' });
    expect(await rowStates(sheet)).toMatchObject({
      SCRIPT: FRESH,
      VOICE: FRESH,
      BLANK: ['skipped', 'It has no prompt'],
      WRONG: ['failed', expect.stringContaining(wrong)],
    });
  });

  it('become stale with an input, along with what follows, and fresh when the change is undone', async () => {
    const sheet = await generated(COLUMNS);
    expect(await rowStates(sheet)).toEqual({ SCRIPT: FRESH, VOICE: FRESH });
    await change(sheet, 'TOPIC', { value: 'moons' });
    const changed = {
      SCRIPT: ['stale', 'Changed since it was made: prompt'],
      VOICE: ['stale', 'Made of what is stale: SCRIPT'],
    };
    expect(await rowStates(sheet)).toEqual(changed);
    await change(sheet, 'TOPIC', { value: 'tides' });
    expect(await rowStates(sheet)).toEqual({ SCRIPT: FRESH, VOICE: FRESH });
    await change(sheet, 'SCRIPT', { additional_attributes: ai('About {{TOPIC}}', { model: 'textmodel_a' }) });
    expect((await rowStates(sheet))['SCRIPT']).toEqual(['stale', 'Changed since it was made: model']);
    await change(sheet, 'SCRIPT', { additional_attributes: ai('About {{TOPIC}}') });
    const { spreadsheet_columns } = await sheet.read();
    const topic = spreadsheet_columns.find(({ title }) => title === 'TOPIC')!;
    const retitle = (title: string) =>
      sheet.call('PUT', '/columns/mass_update', { columns: [{ id: topic.id, title }] });
    await retitle('SUBJECT');
    expect((await rowStates(sheet))['SCRIPT']).toEqual([
      'stale',
      expect.stringContaining('It cannot be made again: data.prompt names {{TOPIC}}'),
    ]);
    await retitle('TOPIC');
    expect(await rowStates(sheet)).toEqual({ SCRIPT: FRESH, VOICE: FRESH });
  });

  it('are as before once typed text is undone, and as then once it is done again', async () => {
    const waiting = await user.sheetOf(COLUMNS);
    await change(waiting, 'TOPIC', { value: 'tides' });
    for (const sheet of [waiting, await generated(COLUMNS)]) {
      const read = async () => ({ states: await rowStates(sheet), cells: await cellsOf(sheet) });
      const before = await read();
      await change(sheet, 'SCRIPT', { value: 'typed' });
      const typed = await read();
      expect(typed.cells).not.toEqual(before.cells);
      const version = await sheet.version();
      expect((await sheet.undo(version)).status).toBe(200);
      expect(await read()).toEqual(before);
      expect((await sheet.undo(version + 1)).status).toBe(200);
      expect(await read()).toEqual(typed);
    }
  });

  it('say what waits, is under way and has failed, also after it is made again', async () => {
    const sheet = await generated(COLUMNS);
    await user.slow(1_500);
    const { id } = await user.start(sheet);
    await eventually(async () => {
      const { nodes } = (await sheet.call('GET', '/states')).body;
      expect(nodes.map(({ state, count }) => [state, count])).toEqual([
        ['queued', 1],
        ['working', 1],
      ]);
    });
    await user.until(sheet, id, { status: 'completed' });
    await user.behave();
    await user.fixture.misbehave({ vendor: 'chat', kind: 'reject' });
    await user.until(sheet, (await user.start(sheet)).id, { status: 'completed', failed: 2 });
    const failed = await rowStates(sheet);
    expect(failed).toEqual({
      SCRIPT: ['failed', expect.any(String)],
      VOICE: ['failed', expect.stringContaining('which its prompt is made of, was not filled')],
    });
    await user.until(sheet, (await user.start(sheet)).id, { status: 'completed', failed: 0 });
    expect(await rowStates(sheet)).toEqual({ SCRIPT: FRESH, VOICE: FRESH });
  });

  it('follow a selected generation, an uploaded variable and a copied row', async () => {
    const sheet = await generated({ ...COLUMNS, SCRIPT: ['text', ai('{{TONE}} {{TOPIC}}')], TONE: ['text', TYPED] });
    const [first] = (await user.generationsOf(sheet)).filter(({ status }) => status === 'completed');
    await change(sheet, 'TONE', { value: 'calm' });
    await user.until(sheet, (await user.start(sheet)).id, { status: 'completed', failed: 0 });
    expect(await rowStates(sheet)).toEqual({ SCRIPT: FRESH, VOICE: FRESH });
    await sheet.call('PATCH', `/cells/${await cellId(sheet, 'SCRIPT')}/set_default_user_job`, {
      user_job_id: first!.id,
    });
    expect((await rowStates(sheet))['SCRIPT']).toEqual(['stale', 'Changed since it was made: prompt']);
    await sheet.call('POST', `/rows/${(await sheet.rowIds())[0]}/duplicate`);
    expect(await rowStates(sheet, 1)).toEqual(await rowStates(sheet));
    await sheet.call('DELETE', `/rows/${(await sheet.rowIds())[0]}`);
    expect((await rowStates(sheet))['SCRIPT']![0]).toBe('stale');
    const { nodes } = (await sheet.call('GET', '/states')).body;
    expect(nodes.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  it('are read for one row, and for the sheets of the agent only', async () => {
    const sheet = await user.sheetOf(COLUMNS, 3);
    await rowStates(sheet);
    const [row] = await sheet.rowIds();
    const { nodes } = (await sheet.call('GET', `/states?row_id=${row}`)).body;
    expect(nodes.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect((await sheet.call('GET', '/states?row_id=x')).status).toBe(422);
    expect(await user.user.call('GET', '/vidsheet/999999999/states')).toMatchObject({
      status: 404,
      body: { error_code: 'spreadsheet_not_found' },
    });
  });
});
