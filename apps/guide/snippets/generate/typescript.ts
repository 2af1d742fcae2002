import { createReelsheet } from '@reelsheet/sdk';

const reelsheet = createReelsheet().agent(Number(process.env['AGENT_ID']));
const id = Number(process.env['SHEET_ID']);

// region price
const price = await reelsheet.sheets.rows.estimate({ id, only: ['missing'] });
console.log(price.credits_min, price.credits_max, price.lines);
// endregion

// region batch
const batch = await reelsheet.sheets.rows.generate({ id, only: ['missing'], max_credits: 20 }).wait();
console.log(batch.status, batch.credits_spent, batch.failures);
// endregion

// region cell
const sheet = await reelsheet.sheets.get({ id });
const cellId = sheet.spreadsheet_rows[0]!.spreadsheet_cells[1]!.id;

const generation = await reelsheet.sheets.cells
  .generate({
    engine_id: id,
    cell_id: cellId,
    generation_type: 'text',
    data: { prompt: 'One calm sentence about {{TOPIC}}.' },
    max_credits: 2,
  })
  .wait();
console.log(generation.result);
// endregion
