import type { RenderJobView } from '@reelsheet/client';
import { useCallback, useEffect, useState } from 'react';
import type { SheetSession } from '../edits/sheet-session.js';
import type { VideoApi } from './video-api.js';

/** Milliseconds for which events are collected before the list is read again. */
const SETTLE_MS = 300;

interface CellRenders {
  /** Newest first; undefined while they are read. */
  readonly renders: readonly RenderJobView[] | undefined;
  readonly refresh: () => void;
}

/** Follows the renders of a cell: reads the list again after each event that may concern it. */
export function useRenders(session: SheetSession, api: VideoApi): CellRenders {
  const [renders, setRenders] = useState<readonly RenderJobView[]>();
  const [wanted, setWanted] = useState(0);
  const refresh = useCallback(() => setWanted((count) => count + 1), []);
  useEffect(() => {
    let isCurrent = true;
    api
      .renders()
      .then((read) => (isCurrent ? setRenders(read) : undefined))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [api, wanted]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        refresh();
      }, SETTLE_MS);
    };
    const end = session.follower.changes.subscribe(soon);
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [session, refresh]);
  return { renders, refresh };
}
