import type { agentCreated, PayloadOf } from '@reelsheet/contracts';
import type { AgentRow } from './agent.repository.js';

/** An agent as the other services hear of it. */
export function toAgentMessage(agent: AgentRow): PayloadOf<typeof agentCreated> {
  return {
    id: agent.id,
    uuid: agent.uuid,
    organization_id: agent.organizationId,
    creator_id: agent.creatorId,
    name: agent.name,
    time_zone: agent.timeZone,
    updated_at: agent.updatedAt.toISOString(),
  };
}

/** What an entry of the audit log about the agent names. */
export const toAuditTarget = ({ id, organizationId }: AgentRow) => ({ target: `agent:${id}`, organizationId });
