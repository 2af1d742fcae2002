/** Joins the primary avatar of an agent, if any, as `avatar`. For statements of other features. */
export const joinPrimaryAvatar = (agentId: string) =>
  `LEFT JOIN agent_avatar AS avatar ON avatar.agent_id = ${agentId} AND avatar.is_primary`;
