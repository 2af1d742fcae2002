import { dataOf } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** Name, time zone, picture and default voice of an agent. */
export const agentDetailQuery = (organizationId: number, agentId: number) =>
  queryOptions({
    queryKey: [...keys.agentProfile(organizationId, agentId), 'detail'],
    queryFn: () => dataOf(services().base.agents.get({ path: { agent_id: agentId } })),
  });

/** Brand and personality of an agent. */
export const agentCoreQuery = (organizationId: number, agentId: number) =>
  queryOptions({
    queryKey: [...keys.agentProfile(organizationId, agentId), 'core'],
    queryFn: () => dataOf(services().core.agentCore.get({ path: { agent_id: agentId } })),
  });

/** The voices with which an agent can speak. */
export const voicesQuery = (organizationId: number, agentId: number) =>
  queryOptions({
    queryKey: keys.voices(organizationId, agentId),
    queryFn: async () => (await dataOf(services().base.voices.list({ path: { agent_id: agentId } }))).voices,
  });
