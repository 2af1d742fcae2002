import { dataOf } from '@reelsheet/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** Deliveries of a page of their list. */
const DELIVERIES_PER_PAGE = 50;

/** Addresses and secret of the webhooks of an agent. */
export const webhooksQuery = (organizationId: number, agentId: number) =>
  queryOptions({
    queryKey: keys.webhooks(organizationId, agentId),
    queryFn: () => dataOf(services().base.webhooks.get({ path: { agent_id: agentId } })),
  });

/** Deliveries of an agent, newest first. */
export const deliveriesQuery = (organizationId: number, agentId: number) =>
  infiniteQueryOptions({
    queryKey: keys.deliveries(organizationId, agentId),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        services().base.webhooks.deliveries.list({
          path: { agent_id: agentId },
          query: { limit: DELIVERIES_PER_PAGE, ...(cursor === undefined ? {} : { cursor }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });
