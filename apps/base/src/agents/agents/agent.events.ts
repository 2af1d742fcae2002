import type { agentCreated, PayloadOf } from '@reelsheet/contracts';
import type { AgentRow } from './agent.repository.js';

/** Returns an agent as other services receive it. */
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

/** Returns the target of audit entries about the agent. */
export const toAuditTarget = ({ id, organizationId }: AgentRow) => ({ target: `agent:${id}`, organizationId });
