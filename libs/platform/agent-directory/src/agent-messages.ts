import type { agentCreated, agentDeleted, PayloadOf } from '@reelsheet/contracts';
import type { AgentRecord } from '@reelsheet/platform-auth';
import type { DeletedAgent } from './known-agent.repository.js';

export type AgentMessage = PayloadOf<typeof agentCreated>;
export type AgentDeletedMessage = PayloadOf<typeof agentDeleted>;

export const fromAgentMessage = ({
  id,
  uuid,
  organization_id,
  creator_id,
  name,
  time_zone,
}: AgentMessage): AgentRecord => ({
  id,
  uuid,
  organizationId: organization_id,
  creatorId: creator_id,
  name,
  timeZone: time_zone,
});

export const fromAgentDeletedMessage = ({ id, uuid, organization_id }: AgentDeletedMessage): DeletedAgent => ({
  id,
  uuid,
  organizationId: organization_id,
});
