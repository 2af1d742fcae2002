import { dataOf, type RunView } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

const DAY_MS = 86_400_000;
/** Days before and after today whose posts the home page checks; a request may span 60. */
const POSTS_SINCE_DAYS = 14;
const POSTS_UNTIL_DAYS = 30;
/** Hours for which a run waits for an approval. */
const GATE_HOURS = 23;
/** Maximum number of conversations whose runs are read, newest first. */
const MAX_CONVERSATIONS = 5;

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

/** The posts of an agent around today. */
export const postsQuery = (organizationId: number, agentId: number) =>
  queryOptions({
    queryKey: keys.posts(organizationId, agentId),
    queryFn: async () => {
      const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
      const query = { agent_id: agentId, start_date: day(-POSTS_SINCE_DAYS), end_date: day(POSTS_UNTIL_DAYS) };
      return (await dataOf(services().base.posts.list({ query }))).posts;
    },
  });

/** The runs that wait for somebody to approve an action, of the agents with these uuids. */
export const waitingRunsQuery = (organizationId: number, agentUuids: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.waitingRuns(organizationId), agentUuids],
    queryFn: async (): Promise<RunView[]> => {
      const { agent } = services();
      const { conversations } = await dataOf(agent.conversations.list());
      const since = Date.now() - GATE_HOURS * 3_600_000;
      const recent = conversations
        .filter(({ agent_id, updated_at }) => agentUuids.includes(agent_id) && Date.parse(updated_at) > since)
        .slice(0, MAX_CONVERSATIONS);
      const lists = await Promise.all(recent.map(({ id }) => dataOf(agent.runs.list({ path: { id } }))));
      return lists.flatMap(({ runs }) => runs).filter(({ pending_action: action }) => action !== null);
    },
  });
