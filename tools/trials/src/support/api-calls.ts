import type { Service } from '@reelsheet/contracts';
import type { Call } from './steady-callers.js';
import type { Tenant } from './tenant.js';

/** Returns reads and writes of one service. */
export function callsOf({ agentId, agentUuid }: Pick<Tenant, 'agentId' | 'agentUuid'>, service: Service): Call[] {
  const calls: Record<Service, Call[]> = {
    base: [
      { method: 'GET', path: '/v1/organizations' },
      { method: 'GET', path: `/v1/agents/${agentId}` },
      { method: 'PATCH', path: `/v1/agents/${agentId}`, body: { agent: { description: 'On trial' } } },
    ],
    agent: [
      { method: 'GET', path: `/v1/agent/ideas?agent_id=${agentUuid}` },
      { method: 'GET', path: `/v1/agent/conversations?agent_id=${agentUuid}` },
    ],
    core: [
      { method: 'GET', path: `/v1/agents/${agentId}/core` },
      { method: 'PATCH', path: `/v1/agents/${agentId}/core`, body: { brand_name: 'Teapot' } },
    ],
    upload: [{ method: 'GET', path: '/v1/media/nothing-of-this-name.png' }],
  };
  return calls[service];
}
