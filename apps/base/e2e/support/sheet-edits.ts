import { buffer } from 'node:stream/consumers';
import { writeTable } from '@reelsheet/tabular';
import type { pickBy } from '@reelsheet/testing/seeded';
import { ai, TYPED, type BatchUser } from './batch-user.js';
import { connect } from './posted-sheet.js';
import type { Sheet } from './sheet-user.js';

const WORDS = ['tides', 'moons', 'dunes', '{{TONE}} days', '', 'calm', '{{MOOD}}'];
/** Few are about names that may be missing, because all that follows from such a cell fails. */
const PROMPTS = [
  ...['About {{TOPIC}}', 'On {{TOPIC}}', '{{TONE}} {{TOPIC}}', '{{HOOK}} on {{TOPIC}}', '{{TOPIC}} at noon', 'Plain'],
  ...['{{MISSING}}', '{{MOOD}}'],
];
const PICTURE = { source: '{{PICTURE}}', duration: 1 };
const LAYERS = [
  { text: '{{TOPIC}}' },
  { text: '{{SCRIPT}}' },
  PICTURE,
  { ...PICTURE, duration: 2 },
  { source: '{{NO}}' },
];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const VARIABLES: readonly Record<string, string>[] = [{}, { MOOD: 'bright' }, { MOOD: 'dark', MISSING: 'found' }];
const MAX_ROWS = 6;

type Pick = ReturnType<typeof pickBy>;

/** Creates a sheet with cells of all kinds, a video and a post plan. */
export async function editedSheet(user: BatchUser): Promise<Sheet> {
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
  await connect(user, 'videohost');
  await putPlan(sheet, CONTENTS[0]);
  return sheet;
}

const CONTENTS = [
  { title: 'On {{TOPIC}}' },
  { title: 'On {{TOPIC}}', description: '{{SCRIPT}}' },
  { title: '{{HOOK}}' },
] as const;

const putPlan = (sheet: Sheet, content: object, files: object = { video: 'FINAL' }) =>
  sheet.call('PUT', '/post_plan', {
    targets: [{ platform: 'videohost', content }],
    files,
    timing: { type: 'cadence', from: '2027-03-27', times: ['09:00', '18:00'] },
    requires_approval: false,
  });

/** Makes this number of random edits of cells, prompts, layers, columns, rows, variables, results and posts. */
export async function editAtRandom(user: BatchUser, sheet: Sheet, count: number, pick: Pick): Promise<void> {
  for (let edit = 0; edit < count; edit += 1) {
    const { spreadsheet_columns: columns, spreadsheet_rows: rows } = await sheet.read();
    const row = pick(rows);
    const of = (title: string) => {
      const column = columns.find((each) => each.title === title) ?? columns[0]!;
      return row.spreadsheet_cells.find(({ spreadsheet_column_id }) => spreadsheet_column_id === column.id)!;
    };
    const patch = (title: string, spreadsheet_cell: object) =>
      sheet.call('PATCH', `/cells/${of(title).id}`, { spreadsheet_cell });
    const titled = (title: string) => columns.find((each) => each.title === title);
    const layers = of('FINAL').video_layers;
    const layer = layers.length > 0 ? pick(layers) : undefined;
    const pathOfLayers = `/cells/${of('FINAL').id}/layers` as const;
    await pick([
      () => patch(pick(['TOPIC', 'TONE', 'SCRIPT']), { value: pick(WORDS) }),
      () => patch(pick(['HOOK', 'SCRIPT']), { additional_attributes: ai(pick(PROMPTS)) }),
      () =>
        patch('HOOK', { additional_attributes: ai(pick(PROMPTS), { model: pick(['textmodel_a', 'textmodel_b']) }) }),
      () => patch('SCRIPT', { additional_attributes: pick([TYPED, ai(pick(PROMPTS))]) }),
      () => patch(pick(['VOICE', 'PICTURE']), { additional_attributes: { prompt: pick(PROMPTS) } }),
      () =>
        sheet.call('PUT', '/columns/mass_update', {
          columns: [{ id: (titled('TONE') ?? titled('MISSING'))!.id, title: pick(['TONE', 'MISSING']) }],
        }),
      () => sheet.call('PUT', '/cells/mass_update', { cells: [{ id: of('TOPIC').id, value: pick(WORDS) }] }),
      async () => rows.length < MAX_ROWS && sheet.call('POST', `/rows/${row.id}/duplicate`),
      async () => rows.length > 2 && sheet.call('DELETE', `/rows/${row.id}`),
      () =>
        sheet.call('POST', pathOfLayers, {
          video_layer: { name: 'x', type: pick(['text', 'image']), additional_attributes: pick(LAYERS) },
        }),
      async () =>
        layer &&
        sheet.call('PATCH', `${pathOfLayers}/${layer.id}`, { video_layer: { additional_attributes: pick(LAYERS) } }),
      async () => layer && sheet.call('DELETE', `${pathOfLayers}/${layer.id}`),
      () => sheet.call('PATCH', '/columns/update_positions', { columns: [{ id: pick(columns).id, position: 0 }] }),
      async () => {
        const extra = titled('EXTRA');
        if (extra) return sheet.call('DELETE', `/columns/${extra.id}`);
        return sheet.call('POST', '/columns', { spreadsheet_column: { title: 'EXTRA', type: 'text' } });
      },
      () => importVariables(user, sheet, pick(VARIABLES)),
      async () => {
        const { id, user_jobs: jobs } = of(pick(['HOOK', 'SCRIPT', 'PICTURE', 'VOICE']));
        const made = jobs.filter(({ status }) => status === 'completed');
        if (made.length === 0) return undefined;
        return sheet.call('PATCH', `/cells/${id}/set_default_user_job`, { user_job_id: pick(made).id });
      },
      () => putPlan(sheet, pick(CONTENTS), pick([{ video: 'FINAL' }, { video: 'FINAL', cover: 'PICTURE' }])),
      async () => {
        const [post] = (await sheet.call('GET', `/rows/${row.id}/posts`)).body;
        if (!post) return undefined;
        const path = `/schedule/post/${post.id}` as const;
        const { key } = user.creator;
        return pick([
          () => user.fixture.base.call('DELETE', path, { key }),
          () => user.fixture.base.call('PATCH', path, { key, body: { title: 'By hand' } }),
        ])();
      },
    ])();
  }
}

async function importVariables(user: BatchUser, sheet: Sheet, variables: Record<string, string>): Promise<void> {
  const file = await buffer(writeTable([['Key', 'Value'], ...Object.entries(variables)], 'xlsx'));
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)], { type: XLSX }), 'variables.xlsx');
  await user.user.call('POST', `/autocontentengine/${sheet.id}/import_global_variables`, form);
}
