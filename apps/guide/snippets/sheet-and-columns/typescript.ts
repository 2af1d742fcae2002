import { createReelsheet } from '@reelsheet/sdk';

const agentId = Number(process.env['AGENT_ID']);

// region sheet
const reelsheet = createReelsheet().agent(agentId);

const { id } = await reelsheet.sheets.create({ spreadsheet: { title: 'Tea at home' } });
// endregion

// region columns
await reelsheet.sheets.columns.createMany({
  id,
  columns: [
    { title: 'TOPIC', type: 'text', column_role: 'ingredient' },
    { title: 'SCRIPT', type: 'text', column_role: 'script' },
    { title: 'IMAGE', type: 'image', column_role: 'ingredient' },
    { title: 'FINAL VIDEO', type: 'video', column_role: 'final_video' },
  ],
});
// endregion

// region rows
await reelsheet.sheets.rows.import({
  id,
  rows: [{ TOPIC: 'A pot of green tea' }, { TOPIC: 'Mint from the balcony' }],
});
// endregion

// region prompts
const prompts: Readonly<Record<string, string>> = {
  SCRIPT: 'Write two calm sentences about {{TOPIC}}.',
  IMAGE: '{{TOPIC}}, morning light, no people',
};

const sheet = await reelsheet.sheets.get({ id });
const titles = new Map(sheet.spreadsheet_columns.map((column) => [column.id, column.title]));
const cells = sheet.spreadsheet_rows
  .flatMap((row) => row.spreadsheet_cells)
  .map((cell) => ({ id: cell.id, prompt: prompts[titles.get(cell.spreadsheet_column_id) ?? ''] }))
  .filter(({ prompt }) => prompt !== undefined)
  .map((cell) => ({ id: cell.id, additional_attributes: { textMode: 'ai', prompt: cell.prompt } }));

await reelsheet.sheets.cells.updateMany({ id, cells });
// endregion

console.log(`SHEET_ID=${id}`);
