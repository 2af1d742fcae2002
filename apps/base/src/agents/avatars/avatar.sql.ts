/** SQL over avatars that other features' statements may hold: an agent's primary avatar, if any, as `avatar`. */
export const joinPrimaryAvatar = (agentId: string) =>
  `LEFT JOIN agent_avatar AS avatar ON avatar.agent_id = ${agentId} AND avatar.is_primary`;
