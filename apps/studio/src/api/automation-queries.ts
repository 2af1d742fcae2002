import { dataOf } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** The watchlists of an agent with their sources. */
export const watchlistsQuery = (organizationId: number, agentId: number) =>
  queryOptions({
    queryKey: keys.watchlists(organizationId, agentId),
    queryFn: async () => (await dataOf(services().core.watchlists.list({ path: { agent_id: agentId } }))).watchlists,
  });

/** The recurring jobs of an agent. */
export const recurringJobsQuery = (organizationId: number, agentId: number) =>
  queryOptions({
    queryKey: keys.recurringJobs(organizationId, agentId),
    queryFn: async () =>
      (await dataOf(services().agent.recurringJobs.list({ path: { agent_id: agentId } }))).recurring_jobs,
  });
