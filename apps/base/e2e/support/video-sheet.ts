import { ai, TYPED, type BatchUser } from './batch-user.js';
import type { Sheet } from './sheet-user.js';

/** Creates rows of which each shows its picture and script in a video of a second. */
export async function videoSheet(user: BatchUser, rows: number, pictures = 1): Promise<Sheet> {
  const sheet = await user.sheetOf({
    TOPIC: ['text', TYPED],
    SCRIPT: ['text', ai('About {{TOPIC}}')],
    PICTURE: ['image', { prompt: 'A picture of {{TOPIC}}' }],
  });
  await sheet.call('POST', '/columns', {
    spreadsheet_column: { title: 'FINAL VIDEO', type: 'video', column_role: 'final_video' },
  });
  const [[topic, , , final]] = await user.cellsOf(sheet);
  await sheet.call('PATCH', `/cells/${topic.id}`, { spreadsheet_cell: { value: 'tides' } });
  const layer = (type: string, additional_attributes: object) =>
    sheet.call('POST', `/cells/${final!.id}/layers`, { video_layer: { name: type, type, additional_attributes } });
  for (let count = 0; count < pictures; count += 1) await layer('image', { source: '{{PICTURE}}', duration: 1 });
  await layer('text', { text: 'About {{TOPIC}}' });
  const [row] = await sheet.rowIds();
  for (let count = 1; count < rows; count += 1) await sheet.call('POST', `/rows/${row}/duplicate`);
  return sheet;
}
