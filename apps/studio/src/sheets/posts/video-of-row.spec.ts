import { expect, it } from '@jest/globals';
import type { CellView } from '@reelsheet/client';
import type { GridColumn } from '../data/sheet-data.js';
import { videoOfRow } from './video-of-row.js';

const column = (id: number, role: GridColumn['role'] = 'ingredient'): GridColumn => ({
  id,
  title: `Column ${id}`,
  type: 'video',
  role,
  attributes: {},
});
const clip = (id: number) =>
  ({
    spreadsheet_column_id: id,
    default_user_job: { output_resources: [{ object_type: 'video', url: `clip ${id}`, thumbnail_url: null }] },
  }) as CellView;
const final = (id: number, isMade = true) =>
  ({
    spreadsheet_column_id: id,
    final_video: { latest: {}, file: isMade ? { url: `video ${id}`, thumbnail_url: 'picture' } : null },
  }) as CellView;
const columns = [column(1), column(2, 'final_video'), column(3)];

it('posts the video of the chosen column, else the final video, else a clip', () => {
  const cells = [clip(1), final(2), clip(3)];
  expect(videoOfRow(cells, columns, 1)).toEqual({ name: 'Column 1', url: 'clip 1' });
  expect(videoOfRow(cells, columns, undefined)).toEqual({
    name: 'Column 2',
    url: 'video 2',
    thumbnailUrl: 'picture',
  });
  expect(videoOfRow([clip(1), final(2, false), clip(3)], columns, 2)).toEqual({ name: 'Column 3', url: 'clip 3' });
  expect(videoOfRow([final(2, false)], columns, 2)).toBeUndefined();
});
