import type { CellView } from '@reelsheet/client';
import type { PostFile } from '../../posting/new-post.js';
import type { GridColumn } from '../data/sheet-data.js';

/**
 * Returns the video of a row that is posted: that of the named column if it has one, else its final video, else the
 * last clip of the row.
 */
export function videoOfRow(
  cells: readonly CellView[],
  columns: readonly GridColumn[],
  columnId: number | undefined,
): PostFile | undefined {
  const videos = columns.flatMap((column) => {
    const cell = cells.find(({ spreadsheet_column_id: id }) => id === column.id);
    const file = cell && videoOf(cell);
    return file ? [{ column, file: { name: column.title, ...file } }] : [];
  });
  const chosen =
    videos.find(({ column }) => column.id === columnId) ??
    videos.find(({ column }) => column.role === 'final_video') ??
    videos.at(-1);
  return chosen?.file;
}

function videoOf({ final_video: video, default_user_job: generation }: CellView): Omit<PostFile, 'name'> | undefined {
  if (video) return video.file ? fileOf(video.file) : undefined;
  const output = generation?.output_resources.find(({ object_type: type }) => type === 'video');
  return output && fileOf(output);
}

const fileOf = ({
  url,
  thumbnail_url: thumbnail,
}: {
  readonly url: string;
  readonly thumbnail_url: string | null;
}) => ({
  url,
  ...(thumbnail !== null && { thumbnailUrl: thumbnail }),
});
