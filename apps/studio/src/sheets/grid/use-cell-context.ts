import { useMemo } from 'react';
import { useObservable } from '../data/observable.js';
import type { SheetData } from '../data/sheet-data.js';
import type { SheetSession } from '../edits/sheet-session.js';
import type { CellContext } from './grid-row.js';

/** Returns what is known of cells beyond the sheet; the same object until something of it changes. */
export function useCellContext(session: SheetSession, { columns }: SheetData): CellContext {
  const marks = useObservable(session.marks.marks);
  const progress = useObservable(session.follower.progress);
  const streamed = useObservable(session.streamed);
  const conflicts = useObservable(session.sender.conflicts);
  return useMemo(
    () => ({
      allColumns: columns,
      marks,
      progress,
      streamed,
      conflicts: new Set(conflicts.map(({ cellId }) => cellId)),
    }),
    [columns, marks, progress, streamed, conflicts],
  );
}
