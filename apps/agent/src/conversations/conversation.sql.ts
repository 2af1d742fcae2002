/** SQL over conversations that other features' statements may hold. */

/** Leaves out what belongs to a deleted conversation. */
export const joinLivingConversation = (id: string) =>
  `JOIN conversation ON conversation.id = ${id} AND conversation.deleted_at IS NULL`;

/** JSON of a run's messages in their order: role and content of each. */
export const messagesOf = (runId: string) =>
  `(SELECT coalesce(jsonb_agg(jsonb_build_object('role', role, 'content', content) ORDER BY id), '[]') FROM message WHERE run_id = ${runId})`;

/** The text of a run's answer, null while there is none. */
export const answerOf = (runId: string) =>
  `(SELECT content FROM message WHERE run_id = ${runId} AND role = 'assistant')`;
