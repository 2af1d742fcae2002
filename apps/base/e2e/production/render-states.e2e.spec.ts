import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { NodeComparison } from '../../src/production/nodes/node-comparison.js';
import { CellReader } from '../../src/sheets/cells/cell.reader.js';
import { BatchUser, TYPED } from '../support/batch-user.js';
import { rowStates } from '../support/node-states.js';

const FRESH = ['fresh', null];

let user: BatchUser;

beforeAll(async () => {
  user = await BatchUser.start();
  await user.refresh();
});
afterAll(async () => {
  await user?.stop();
});

it('a video is compared by its layers, their texts and media', async () => {
  const sheet = await user.sheetOf({ TOPIC: ['text', TYPED], PICTURE: ['image', { prompt: 'The {{TOPIC}}' }] });
  const { body: column } = await sheet.call('POST', '/columns', {
    spreadsheet_column: { title: 'FINAL VIDEO', type: 'video', column_role: 'final_video' },
  });
  const ids = async () => {
    const { spreadsheet_rows, spreadsheet_columns } = await sheet.read();
    const cellOf = (title: string) => {
      const { id } = spreadsheet_columns.find((each) => each.title === title)!;
      return spreadsheet_rows[0]!.spreadsheet_cells.find((each) => each.spreadsheet_column_id === id)!.id;
    };
    return { topic: cellOf('TOPIC'), picture: cellOf('PICTURE'), final: cellOf('FINAL VIDEO') };
  };
  const { topic, picture, final } = await ids();
  const type = (value: string) => sheet.call('PATCH', `/cells/${topic}`, { spreadsheet_cell: { value } });
  const stateOfVideo = async () => (await rowStates(sheet))['FINAL VIDEO'];
  const layer = async (video_layer: object) =>
    (await sheet.call('POST', `/cells/${final}/layers`, { video_layer })).body.id;
  const render = async (input = '') => {
    const answer = await user.user.call('POST', '/render_jobs', {
      job: { project_id: sheet.id, container_id: final, container_type: 'SpreadsheetCell', input },
    });
    if (answer.status !== 201) return answer.body as never;
    return user.fixture.settled(`/render_jobs/${answer.body.job_id}`, user.user.key);
  };

  await type('sea');
  expect(column.column_role).toBe('final_video');
  expect(await stateOfVideo()).toEqual(['skipped', 'It has no layers']);
  const shown = await layer({
    name: 'Picture',
    type: 'image',
    additional_attributes: { source: '{{Picture}}', duration: 1 },
  });
  expect(await stateOfVideo()).toEqual([
    'missing',
    `It cannot be made: layer ${shown} shows {{Picture}}, which holds no media yet`,
  ]);
  expect(await render()).toMatchObject({ error: expect.stringContaining('which holds no media yet') });
  await user.until(sheet, (await user.start(sheet)).id, { status: 'completed', completed: 1 });
  expect(await stateOfVideo()).toEqual(['missing', null]);
  await layer({ name: 'Words', type: 'text', additional_attributes: { text: '{{TOPIC}}' } });
  expect(await render()).toMatchObject({ status: 'completed' });
  expect(await stateOfVideo()).toEqual(FRESH);

  await type('lake');
  expect(await rowStates(sheet)).toMatchObject({
    PICTURE: ['stale', 'Changed since it was made: prompt'],
    'FINAL VIDEO': ['stale', 'Changed since it was made: texts'],
  });
  await type('sea');
  expect(await stateOfVideo()).toEqual(FRESH);
  await sheet.call('PATCH', `/cells/${picture}`, { spreadsheet_cell: { additional_attributes: { prompt: 'Dunes' } } });
  expect(await stateOfVideo()).toEqual(['stale', 'Made of what is stale: PICTURE']);
  await user.until(sheet, (await user.start(sheet)).id, { status: 'completed', completed: 1 });
  expect(await stateOfVideo()).toEqual(['stale', 'Changed since it was made: media']);
  const path = `/cells/${final}/layers/${shown}` as const;
  const attributes = { source: '{{PICTURE}}', duration: 2 };
  await sheet.call('PATCH', path, { video_layer: { additional_attributes: attributes } });
  expect(await stateOfVideo()).toEqual(['stale', 'Changed since it was made: layers, media']);
  expect(await render()).toMatchObject({ status: 'completed' });
  expect(await stateOfVideo()).toEqual(FRESH);
  await sheet.call('PATCH', path, { video_layer: { additional_attributes: { ...attributes, source: '{{NONE}}' } } });
  expect(await stateOfVideo()).toEqual([
    'stale',
    `It cannot be made again: layer ${shown} shows {{NONE}}, which is no column of the sheet`,
  ]);
});

it('many videos are compared by as many statements as one, which read only the attributes they need', async () => {
  const sheet = await user.sheetOf({ TOPIC: ['text', TYPED], PICTURE: ['image', { prompt: 'The {{TOPIC}}' }] });
  await sheet.call('POST', '/columns', {
    spreadsheet_column: { title: 'FINAL VIDEO', type: 'video', column_role: 'final_video' },
  });
  const [[, , final]] = await user.cellsOf(sheet);
  const layers = [
    { name: 'Words', type: 'text', additional_attributes: { text: '{{TOPIC}}', notes: 'x'.repeat(1_000) } },
    { name: 'Picture', type: 'image', additional_attributes: { source: '{{PICTURE}}', duration: 1, notes: 'x' } },
  ];
  for (const video_layer of layers) await sheet.call('POST', `/cells/${final.id}/layers`, { video_layer });
  for (let count = 0; count < 4; count += 1) await sheet.call('POST', `/rows/${(await sheet.rowIds())[0]}/duplicate`);
  const { http } = user.fixture.base;
  const scope = { agentId: user.user.agentId, sheetId: sheet.id };
  const read = await http.get(CellReader, { strict: false }).layersOfCells(sheet.id, [final.id]);
  expect(read.map(({ attributes }) => attributes)).toEqual([
    { text: '{{TOPIC}}' },
    { source: '{{PICTURE}}', duration: 1 },
  ]);
  const rows = await sheet.rowIds();
  const statements = jest.spyOn(Database.prototype as unknown as { run: () => Promise<unknown> }, 'run');
  const countOnce = async (rowIds: readonly number[]) => {
    const before = statements.mock.contexts.length;
    const nodes = await http.get(NodeComparison, { strict: false }).nodesOf(scope, rowIds);
    expect(nodes).toHaveLength(2 * rowIds.length);
    const own = http.get(Database, { strict: false });
    return statements.mock.contexts.slice(before).filter((context) => context === own).length;
  };
  /** The least of several runs, because the process may run other statements in between. */
  const count = async (rowIds: readonly number[]) =>
    Math.min(await countOnce(rowIds), await countOnce(rowIds), await countOnce(rowIds));
  expect(await count(rows)).toBe(await count(rows.slice(0, 1)));
  statements.mockRestore();
});
