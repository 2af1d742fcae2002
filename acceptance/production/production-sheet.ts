import type { Member } from './member.js';

/** Networks of videos without a small daily limit. */
export const PLATFORMS = ['videohost', 'pagesocial'] as const;

/** Generated cells of a row: a text, two pictures, a voice and a clip. Their vendors support idempotency keys. */
const GENERATED = [
  ['SCRIPT', 'text', { textMode: 'ai', prompt: 'One sentence about {{TOPIC}}' }],
  ['FIRST', 'image', { prompt: '{{TOPIC}} at dawn', model: 'imgbeta' }],
  ['SECOND', 'image', { prompt: '{{TOPIC}} at dusk', model: 'imgbeta' }],
  ['VOICE', 'audio', { prompt: '{{TOPIC}}' }],
  ['CLIP', 'video', { prompt: '{{TOPIC}}', model: 'vidbeta-v1-6', duration: 5, resolution: '720p' }],
] as const;

const LAYERS = [
  ['image', { source: '{{FIRST}}', duration: 0.5 }],
  ['image', { source: '{{SECOND}}', duration: 0.5 }],
  ['audio', { source: '{{VOICE}}' }],
  ['text', { text: '{{SCRIPT}}' }],
] as const;
const CLIP_LAYER = ['video', { source: '{{CLIP}}' }] as const;

const DAY_MS = 86_400_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Credits that a row costs at most. */
export const CREDITS_OF_ROW = 100;
/** Cells and videos of a row that cost credits. */
export const PAID_NODES_OF_ROW = GENERATED.length + 1;

/** A sheet whose rows become a video and a post on each network. */
export interface ProductionSheet {
  readonly id: number;
  /** Title of the posts of each row, which no other post has. */
  readonly topics: readonly string[];
}

interface Size {
  readonly rows: number;
  /** The videos show the clips, which takes several times as long. */
  readonly showsClips: boolean;
}

/** Creates the sheet with its post plan; `name` makes its posts different from all others. */
export async function createSheet(member: Member, name: string, { rows, showsClips }: Size): Promise<ProductionSheet> {
  await member.connect(PLATFORMS, name);
  const { id } = await member.call('POST', '/vidsheet', { spreadsheet: { title: name } });
  const path = `/vidsheet/${id}`;
  const columns: object[] = [
    { title: 'TOPIC', type: 'text' },
    ...GENERATED.map(([title, type]) => ({ title, type })),
    { title: 'FINAL', type: 'video', column_role: 'final_video' },
  ];
  for (const spreadsheet_column of columns) await member.call('POST', `${path}/columns`, { spreadsheet_column });
  const { id: rowId } = await member.call('POST', `${path}/rows`, { spreadsheet_row: {} });
  const [first] = await cellsOf(member, id);
  const attributes = {
    TOPIC: { textMode: 'manual' },
    ...Object.fromEntries(GENERATED.map(([title, , own]) => [title, own])),
  };
  const cells = Object.entries(attributes).map(([title, own]) => ({ id: first![title], additional_attributes: own }));
  await member.call('PUT', `${path}/cells/mass_update`, { cells });
  for (const [type, additional_attributes] of showsClips ? [...LAYERS, CLIP_LAYER] : LAYERS) {
    const video_layer = { name: type, type, additional_attributes };
    await member.call('POST', `${path}/cells/${first!['FINAL']}/layers`, { video_layer });
  }
  for (let row = 1; row < rows; row += 1) await member.call('POST', `${path}/rows/${rowId}/duplicate`);
  const topics = Array.from({ length: rows }, (_, row) => `${name} row ${String(row).padStart(4, '0')}`);
  const all = await cellsOf(member, id);
  const values = all.map((row, index) => ({ id: row['TOPIC'], value: topics[index] }));
  await member.call('PUT', `${path}/cells/mass_update`, { cells: values });
  await member.call('PUT', `${path}/post_plan`, PLAN());
  return { id, topics };
}

const PLAN = () => ({
  targets: PLATFORMS.map((platform) => ({ platform, content: CONTENT[platform] })),
  files: { video: 'FINAL' },
  timing: { type: 'cadence', from: new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10), times: HOURS },
  requires_approval: false,
});

const CONTENT = {
  videohost: { title: '{{TOPIC}}', description: '{{SCRIPT}}' },
  pagesocial: { description: '{{TOPIC}}' },
} as const;

/** Returns the cells of each row by the title of their column. */
async function cellsOf(member: Member, sheetId: number): Promise<Record<string, number>[]> {
  const { spreadsheet_columns, spreadsheet_rows } = await member.call('GET', `/vidsheet/${sheetId}`);
  const titles = new Map<number, string>(spreadsheet_columns.map(({ id, title }: any) => [id, title]));
  return spreadsheet_rows.map(({ spreadsheet_cells }: any) =>
    Object.fromEntries(spreadsheet_cells.map((cell: any) => [titles.get(cell.spreadsheet_column_id)!, cell.id])),
  );
}
