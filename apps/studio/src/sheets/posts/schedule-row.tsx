import { useQuery } from '@tanstack/react-query';
import { ScheduleDialog } from '../../posting/schedule-dialog.js';
import type { GridAddress } from '../data/sheet-data.js';
import type { GridModel } from '../grid/grid-model.js';
import { rowVideoKey } from './post-queries.js';
import { videoOfRow } from './video-of-row.js';

interface ScheduleRowProps {
  readonly grid: GridModel;
  /** The row whose video is posted, and the column that it was chosen in. */
  readonly at: GridAddress;
  readonly onClose: () => void;
}

/** Schedules a post of the video of a row; afterwards the posts of the row are shown. */
export function ScheduleRow({ grid, at: { rowId, columnId }, onClose }: ScheduleRowProps) {
  const { api, options } = grid.session;
  const { data: cells, isPending } = useQuery({
    queryKey: [...rowVideoKey(options.sheetId), rowId],
    queryFn: () => api.readRowCells(rowId),
    staleTime: 0,
    gcTime: 0,
  });
  const file = cells && videoOfRow(cells, grid.wholeSheet?.columns ?? [], columnId);
  return (
    <ScheduleDialog
      file={file}
      rowId={rowId}
      isLoading={isPending}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      onDone={() => grid.panel.set('posts')}
    />
  );
}
