/** SQL over known agents that a service's statements may hold. */

/** Leaves out what belongs to an agent that is gone; the columns are those of `known_agent`. */
export const joinLivingAgent = (id: string) =>
  `JOIN known_agent ON known_agent.id = ${id} AND known_agent.deleted_at IS NULL`;

/** The id and organization_id of a living agent, kept alive until the transaction ends. */
export const lockedLivingAgent = (id: string) =>
  `SELECT id, organization_id FROM known_agent WHERE id = ${id} AND deleted_at IS NULL FOR SHARE`;
