import { dataOf } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

export const agentsQuery = (organizationId: number) =>
  queryOptions({
    queryKey: keys.agents(organizationId),
    queryFn: async () => {
      const agents = await dataOf(services().base.agents.list({ query: { workspace_id: organizationId } }));
      // The system agent of the organization is of little interest, so it comes last.
      return agents.toSorted((a, b) => Number(a.is_system) - Number(b.is_system));
    },
  });

export const socialAccountsQuery = (organizationId: number, agentId: number) =>
  queryOptions({
    queryKey: keys.socialAccounts(organizationId, agentId),
    queryFn: () => dataOf(services().base.socialAccounts.list({ path: { agent_id: agentId } })),
  });

/** The newest renders of an agent, drafts among them. */
export const agentRendersQuery = (organizationId: number, agentId: number) =>
  queryOptions({
    queryKey: keys.renders(organizationId, agentId),
    queryFn: () => dataOf(services().base.renders.list({ query: { agent_id: agentId } })),
  });
