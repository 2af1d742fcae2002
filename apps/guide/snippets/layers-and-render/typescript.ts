import { createReelsheet } from '@reelsheet/sdk';
import { writeFile } from 'node:fs/promises';

const reelsheet = createReelsheet().agent(Number(process.env['AGENT_ID']));
const id = Number(process.env['SHEET_ID']);

// region layers
const sheet = await reelsheet.sheets.get({ id });
const column = sheet.spreadsheet_columns.find(({ title }) => title === 'FINAL VIDEO')!;
const cells = sheet.spreadsheet_rows[0]!.spreadsheet_cells;
const cellId = cells.find((cell) => cell.spreadsheet_column_id === column.id)!.id;

await reelsheet.sheets.layers.createMany({
  id,
  cell_id: cellId,
  layers: [
    { name: 'picture', type: 'image', additional_attributes: { source: '{{IMAGE}}', duration: 4 } },
    { name: 'words', type: 'text', additional_attributes: { text: '{{SCRIPT}}' } },
  ],
});
// endregion

// region render
const render = await reelsheet.renders
  .create({ job: { project_id: id, container_id: cellId, container_type: 'SpreadsheetCell', max_credits: 5 } })
  .wait();
// endregion

// region video
const file = await fetch(render.url!);
await writeFile('tea.mp4', await file.bytes());
// endregion

console.log(`VIDEO_URL=${render.url}`);
