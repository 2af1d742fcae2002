import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { pickBy, randomBy, testSeeds } from '@reelsheet/testing/seeded';
import { NodeComparison } from '../../src/production/nodes/node-comparison.js';
import { ai, BatchUser, TYPED, whenCompared } from '../support/batch-user.js';
import { statesOf } from '../support/node-states.js';
import type { Sheet } from '../support/sheet-user.js';

const EDITS = 60;
const WORDS = ['tides', 'moons', '{{TONE}} days', '', 'calm'];
const PROMPTS = ['About {{TOPIC}}', '{{TONE}} {{TOPIC}}', '{{HOOK}} on {{TOPIC}}', 'Plain', '{{MISSING}}'];

let user: BatchUser;

beforeAll(async () => {
  user = await BatchUser.start();
});
afterAll(async () => {
  await user?.stop();
});
beforeEach(() => user.refresh());

it.each(testSeeds())(
  'states equal those computed from nothing, and a batch leaves none stale (seed %i)',
  async (seed) => {
    const random = randomBy(seed);
    const pick = pickBy(random);
    const sheet = await user.sheetOf(
      {
        TOPIC: ['text', TYPED],
        TONE: ['text', TYPED],
        HOOK: ['text', ai('A hook on {{TOPIC}}')],
        SCRIPT: ['text', ai('{{HOOK}} and {{TOPIC}}')],
        VOICE: ['audio', { prompt: '{{SCRIPT}}' }],
        PICTURE: ['image', { prompt: '{{TOPIC}} {{TONE}}' }],
      },
      2,
    );
    await sheet.call('POST', '/columns', {
      spreadsheet_column: { title: 'FINAL', type: 'video', column_role: 'final_video' },
    });
    await edits(sheet, 4, pick);
    await user.until(sheet, (await user.start(sheet)).id, { status: 'completed' });
    for (let round = 0; round < 3; round += 1) {
      await edits(sheet, EDITS / 3, pick);
      await expectSameFromNothing(sheet);
    }
    const only = ['missing', 'stale', 'failed'];
    const { status, body } = await whenCompared(() =>
      sheet.call('POST', '/rows/generate', { through: 'render', only }),
    );
    if (status === 202) await user.until(sheet, body.id, { status: 'completed' });
    await expectSameFromNothing(sheet);
    const states = [...(await statesOf(sheet)).values()];
    expect(states.filter(([state]) => !['fresh', 'skipped', 'failed'].includes(state))).toEqual([]);
  },
);

async function edits(sheet: Sheet, count: number, pick: ReturnType<typeof pickBy>): Promise<void> {
  for (let edit = 0; edit < count; edit += 1) {
    const { spreadsheet_columns: columns, spreadsheet_rows: rows } = await sheet.read();
    const row = pick(rows);
    const of = (title: string) => {
      const column = columns.find((each) => each.title === title) ?? columns[0]!;
      return row.spreadsheet_cells.find(({ spreadsheet_column_id }) => spreadsheet_column_id === column.id)!;
    };
    const patch = (title: string, spreadsheet_cell: object) =>
      sheet.call('PATCH', `/cells/${of(title).id}`, { spreadsheet_cell });
    const final = of('FINAL');
    const layer = final.video_layers.length > 0 ? pick(final.video_layers) : undefined;
    const attributes = () =>
      pick([{ text: '{{TOPIC}}' }, { source: '{{PICTURE}}', duration: 1 }, { source: '{{NO}}' }]);
    await pick([
      () => patch(pick(['TOPIC', 'TONE', 'SCRIPT']), { value: pick(WORDS) }),
      () => patch(pick(['HOOK', 'SCRIPT']), { additional_attributes: ai(pick(PROMPTS)) }),
      () =>
        patch('HOOK', { additional_attributes: ai(pick(PROMPTS), { model: pick(['textmodel_a', 'textmodel_b']) }) }),
      () => patch('SCRIPT', { additional_attributes: pick([TYPED, ai(pick(PROMPTS))]) }),
      () =>
        sheet.call('PUT', '/columns/mass_update', {
          columns: [{ id: columns[1]!.id, title: pick(['TONE', 'MISSING']) }],
        }),
      () => sheet.call('PUT', '/cells/mass_update', { cells: [{ id: of('TOPIC').id, value: pick(WORDS) }] }),
      () => sheet.call('POST', `/rows/${row.id}/duplicate`),
      async () => rows.length > 2 && sheet.call('DELETE', `/rows/${row.id}`),
      () =>
        sheet.call('POST', `/cells/${final.id}/layers`, {
          video_layer: { name: 'x', type: pick(['text', 'image']), additional_attributes: attributes() },
        }),
      async () =>
        layer &&
        sheet.call('PATCH', `/cells/${final.id}/layers/${layer.id}`, {
          video_layer: { additional_attributes: attributes() },
        }),
      async () => layer && sheet.call('DELETE', `/cells/${final.id}/layers/${layer.id}`),
      () => sheet.call('PATCH', '/columns/update_positions', { columns: [{ id: pick(columns).id, position: 0 }] }),
    ])();
  }
}

async function expectSameFromNothing(sheet: Sheet): Promise<void> {
  const states = await statesOf(sheet);
  const comparison = user.fixture.base.worker.get(NodeComparison, { strict: false });
  const scope = { agentId: user.user.agentId, sheetId: sheet.id };
  const nodes = await comparison.nodesOf(scope, await sheet.rowIds());
  expect(states).toEqual(new Map(nodes.map(({ cellId, state, reason }) => [cellId, [state, reason]])));
}
