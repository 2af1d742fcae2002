import type { AgentView } from '@reelsheet/client';
import { useQueries } from '@tanstack/react-query';
import { postsQuery, socialAccountsQuery } from '../api/agent-queries.js';
import type { AgentFacts } from '../home/attention.js';

interface ReadFacts {
  readonly facts: readonly AgentFacts[];
  /** Ids of the agents of which something could not be read. */
  readonly failed: ReadonlySet<number>;
  readonly isLoading: boolean;
}

/** Reads accounts and posts of agents: two requests for each of them. */
export function useAgentFacts(organizationId: number, agents: readonly AgentView[]): ReadFacts {
  const accounts = useQueries({ queries: agents.map(({ id }) => socialAccountsQuery(organizationId, id)) });
  const posts = useQueries({ queries: agents.map(({ id }) => postsQuery(organizationId, id)) });
  const facts = agents.map((agent, index) => ({
    agent,
    accounts: accounts[index]?.data,
    posts: posts[index]?.data,
  }));
  const failed = agents.filter((_, index) => accounts[index]?.isError || posts[index]?.isError).map(({ id }) => id);
  const isLoading = [...accounts, ...posts].some(({ isPending }) => isPending);
  return { facts, failed: new Set(failed), isLoading };
}
