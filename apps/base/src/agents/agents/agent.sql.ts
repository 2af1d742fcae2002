/** SQL over agents that other features' statements may hold. */

/** Locks the living agent $1 until the transaction ends; no row where it is gone. */
export const LOCK_LIVING_AGENT = `SELECT FROM agent WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`;

/** Leaves out what belongs to an agent that is gone. */
export const joinLivingAgent = (id: string) => `JOIN agent ON agent.id = ${id} AND agent.deleted_at IS NULL`;

/** Rows whose `agent_id` is an agent of this organization's, living or gone. */
export const ofAgentsIn = (organizationId: string) =>
  `agent_id IN (SELECT id FROM agent WHERE organization_id = ${organizationId})`;

/** Whether the agent with this id is gone. */
export const agentIsGone = (id: string) =>
  `NOT EXISTS (SELECT FROM agent WHERE agent.id = ${id} AND agent.deleted_at IS NULL)`;
