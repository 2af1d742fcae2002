import type { CellView } from '@reelsheet/client';
import { useEffect } from 'react';
import type { GridColumn } from '../data/sheet-data.js';
import type { SheetSession } from '../edits/sheet-session.js';

/** Follows the text of a cell while it is generated; the grid and the panel show it. */
export function useStreamedText(session: SheetSession, cell: CellView, column: GridColumn): void {
  const open = cell.user_jobs.find(({ status }) => status === 'pending' || status === 'processing');
  const generationId = column.type === 'text' ? open?.id : undefined;
  useEffect(() => {
    if (generationId === undefined) return undefined;
    const end = new AbortController();
    const clear = () =>
      session.streamed.update((texts) => {
        const others = new Map(texts);
        others.delete(cell.id);
        return others;
      });
    const follow = async () => {
      for await (const text of session.row.texts(generationId, end.signal)) {
        session.streamed.update((texts) => new Map(texts).set(cell.id, text));
      }
    };
    // The text appears when it is complete where there is no stream.
    follow()
      .catch(() => undefined)
      .finally(clear);
    return () => end.abort();
  }, [session, cell.id, generationId]);
}
