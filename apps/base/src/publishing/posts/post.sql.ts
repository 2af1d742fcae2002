/** For statements of other features: posts that have not started to go out. */
export const WAITING_POSTS = `SELECT id, requested, content FROM post WHERE status IN ('draft', 'scheduled')`;

/** The encrypted column with the state of a submission, and its additional authenticated data. */
export const SEALED_STATES = [{ table: 'post_target', column: 'state', aad: `'post_target:' || id` }] as const;

/** For statements of other features: when this agent's newest post was made, as `posted_at`. */
export const lastPostOf = (agentId: string) =>
  `SELECT created_at AS posted_at FROM post WHERE post.agent_id = ${agentId} ORDER BY id DESC LIMIT 1`;
