import { dataOf } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** Milliseconds between two reads of a run that is thinking. */
const RUN_POLL_MS = 3_000;

/** The newest thousand ideas of an agent, with what became of each. */
export const ideasQuery = (organizationId: number, agentId: number) =>
  queryOptions({
    queryKey: keys.ideas(organizationId, agentId),
    queryFn: () => dataOf(services().agent.ideas.list({ query: { agent_id: agentId } })),
  });

/** A run, read again until it ends. */
export const runQuery = (organizationId: number, runId: string) =>
  queryOptions({
    queryKey: keys.run(organizationId, runId),
    queryFn: () => dataOf(services().agent.runs.get({ path: { run_id: runId } })),
    refetchInterval: ({ state: { data } }) => (data && data.status !== 'running' ? false : RUN_POLL_MS),
  });
