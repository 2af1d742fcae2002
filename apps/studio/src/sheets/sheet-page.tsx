import { useEffect, useState } from 'react';
import { SheetView } from './page/sheet-view.js';
import { acquireSession, releaseSession } from './edits/open-sessions.js';
import type { SheetSession } from './edits/sheet-session.js';
import type { LiveEvents } from '../live/live.js';
import type { BaseClient } from './data/sheet-api.js';

interface SheetPageProps {
  readonly sheetId: number;
  readonly agentId: number | string;
  readonly client: BaseClient;
  readonly live: LiveEvents;
  readonly organizationId: number;
  /** Id of the user, by which unsent edits and the layout are stored in the browser. */
  readonly owner: string;
  /** True to begin with what makes the videos of the sheet. */
  readonly isMaking: boolean;
}

/** The page of one sheet. Leaving it does not end what is being sent. */
export function SheetPage({ sheetId, agentId, client, live, organizationId, owner, isMaking }: SheetPageProps) {
  const [session, setSession] = useState<SheetSession>();
  useEffect(() => {
    const acquired = acquireSession({ sheetId, agentId, client, live, organizationId, owner });
    setSession(acquired);
    return () => releaseSession(acquired);
  }, [sheetId, agentId, client, live, organizationId, owner]);
  return session?.options.sheetId === sheetId ? (
    <SheetView key={sheetId} session={session} isMaking={isMaking} />
  ) : null;
}
