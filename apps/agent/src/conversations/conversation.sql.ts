/** SQL fragments over conversations that other features may use in their statements. */

/** Excludes rows of deleted conversations. */
export const joinLivingConversation = (id: string) =>
  `JOIN conversation ON conversation.id = ${id} AND conversation.deleted_at IS NULL`;

/** JSON array of a run's messages in order, with role and content. */
export const messagesOf = (runId: string) =>
  `(SELECT coalesce(jsonb_agg(jsonb_build_object('role', role, 'content', content) ORDER BY id), '[]') FROM message
    WHERE run_id = ${runId})`;

/** Text of a run's answer, null until there is one. */
export const answerOf = (runId: string) =>
  `(SELECT content FROM message WHERE run_id = ${runId} AND role = 'assistant')`;
