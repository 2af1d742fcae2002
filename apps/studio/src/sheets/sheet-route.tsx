import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { organizationEvents } from '../live/live.js';
import { useSession } from '../session/use-session.js';
import { SheetPage } from './sheet-page.js';

const route = getRouteApi('/signed-in/o/$organization/agents/$agent/sheets/$sheet');

/** Mounts the page of a sheet with what it needs of the studio. */
export function SheetRoute() {
  const { id } = useOrganization();
  const { agent, sheet } = route.useParams();
  const { make: isMaking } = route.useSearch();
  const user = useSession()?.user;
  const live = useMemo(() => organizationEvents(id), [id]);
  if (!user) return null;
  return (
    <SheetPage
      sheetId={Number(sheet)}
      agentId={Number(agent)}
      client={services().base}
      live={live}
      organizationId={id}
      owner={String(user.id)}
      isMaking={isMaking === true}
    />
  );
}
