import { useEffect } from 'react';
import { clientId } from '../../session/session.js';
import type { GridModel } from '../grid/grid-model.js';
import { PresenceAnnouncer } from './presence-announcer.js';

/** Lets the others see which cell is selected here, while the page of the sheet is open. */
export function useAnnounced(grid: GridModel): void {
  useEffect(() => {
    const { organizationId, sheetId, agentId, client } = grid.session.options;
    const announcer = new PresenceAnnouncer(({ sheetId: shown, cellId }) =>
      client.organizations.presence.set({
        path: { organization_id: organizationId },
        body: {
          client_id: clientId,
          ...(shown === null ? {} : { agent_id: agentId, sheet_id: shown, cell_id: cellId }),
        },
      }),
    );
    const announce = () => {
      if (document.visibilityState === 'visible') announcer.select(sheetId, grid.active?.cell.id ?? null);
      else announcer.cancel();
    };
    announce();
    const ends = [grid.selection.subscribe(announce), grid.shown.subscribe(announce)];
    document.addEventListener('visibilitychange', announce);
    return () => {
      for (const end of ends) end();
      document.removeEventListener('visibilitychange', announce);
      announcer.cancel();
    };
  }, [grid]);
}
