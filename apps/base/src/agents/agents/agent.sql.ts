/** SQL fragments about agents for statements of other features. */

/** Locks agent $1 until the transaction ends; returns no row when it is deleted. */
export const LOCK_LIVING_AGENT = `SELECT FROM agent WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`;

/** Excludes rows of deleted agents. */
export const joinLivingAgent = (id: string) => `JOIN agent ON agent.id = ${id} AND agent.deleted_at IS NULL`;

/** Selects rows whose `agent_id` is an agent of this organization, including deleted ones. */
export const ofAgentsIn = (organizationId: string) =>
  `agent_id IN (SELECT id FROM agent WHERE organization_id = ${organizationId})`;

/** Selects whether the agent with this id is deleted. */
export const agentIsDeleted = (id: string) =>
  `NOT EXISTS (SELECT FROM agent WHERE agent.id = ${id} AND agent.deleted_at IS NULL)`;

/** Selects the living agents of this organization. */
export const livingAgentsOf = (organizationId: string) =>
  `SELECT id, uuid, name, is_system, updated_at FROM agent
   WHERE organization_id = ${organizationId} AND deleted_at IS NULL`;

/** Selects the names of all agents that this organization ever had. */
export const agentNamesOf = (organizationId: string) =>
  `SELECT id, name AS label FROM agent WHERE organization_id = ${organizationId}`;

/** Selects the organization of the agent with this id, which may be deleted. */
export const organizationOfAgent = (id: string) => `(SELECT organization_id FROM agent WHERE agent.id = ${id})`;
