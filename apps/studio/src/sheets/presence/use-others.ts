import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { keys } from '../../api/query-keys.js';
import { presentClients } from '../../live/live.js';
import { clientId } from '../../session/session.js';
import { presenceStrings as strings } from '../../strings/presence-en.js';
import type { SheetSession } from '../edits/sheet-session.js';
import { othersIn, type OtherPerson } from './other-people.js';

/** Returns who else has the sheet open. Names are read once somebody is there. */
export function useOthers({ options }: SheetSession): readonly OtherPerson[] {
  const { organizationId, sheetId, owner, client } = options;
  const clients = useSyncExternalStore(presentClients.subscribe, presentClients.get);
  const isAlone = othersIn(sheetId, clients, clientId, () => '').length === 0;
  const { data } = useQuery({
    queryKey: keys.members(organizationId),
    queryFn: async ({ signal }) => {
      const path = { organization_id: organizationId };
      return (await client.organizations.members.list({ path, signal, throwOnError: true })).data;
    },
    enabled: !isAlone,
  });
  return useMemo(() => {
    const names = new Map(data?.map(({ user_id, name }) => [user_id, name]));
    const nameOf = (userId: number) => (String(userId) === owner ? strings.you : names.get(userId) || strings.somebody);
    return othersIn(sheetId, clients, clientId, nameOf);
  }, [sheetId, clients, owner, data]);
}
