import { dataOf } from '@reelsheet/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** Conversations on a page of the list. */
const CONVERSATIONS_PER_PAGE = 100;
/** Milliseconds between two reads of the runs of a conversation while one of them is under way. */
const OPEN_RUN_POLL_MS = 3_000;

/** Conversations with an agent, those that were written to last first. */
export const conversationsQuery = (organizationId: number, agentId: number) =>
  infiniteQueryOptions({
    queryKey: [...keys.conversations(organizationId, agentId), 'list'],
    queryFn: async ({ pageParam: page }) =>
      (await dataOf(services().agent.conversations.list({ query: { agent_id: agentId, page } }))).conversations,
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.length < CONVERSATIONS_PER_PAGE ? undefined : all.length + 1),
  });

/**
 * A conversation with its newest thousand messages and hundred runs, read again while the newest run is under way. Runs
 * are read before messages, so that the answer of a run that is over is always among them.
 */
export const conversationQuery = (organizationId: number, agentId: number, id: string) =>
  queryOptions({
    queryKey: [...keys.conversations(organizationId, agentId), 'messages', id],
    queryFn: async () => {
      const { conversations, runs } = services().agent;
      const list = await dataOf(runs.list({ path: { id } }));
      return { conversation: await dataOf(conversations.get({ path: { id } })), runs: list.runs };
    },
    refetchInterval: ({ state: { data } }) => (data?.runs[0]?.status === 'running' ? OPEN_RUN_POLL_MS : false),
  });
