/**
 * SQL fragments for statements of a feature that create or move many of its jobs at once. The columns `status`,
 * `round`, `attempt`, `claim`, `waiting`, `due_at` and `ready` belong to the job library: features write them only
 * with these fragments. A statement that makes jobs due is followed by `Jobs.notifyDue`.
 */

/** Columns for an INSERT; {@link dueNow}, {@link dueNowIf}, {@link parked} and {@link ended} return their values. */
export const INITIAL_STATE = 'status, due_at, ready, attempt';

/**
 * Values of {@link INITIAL_STATE} for a job that is due at once where the SQL condition holds, and stopped
 * otherwise.
 */
export const dueNowIf = (condition: string): string =>
  `CASE WHEN ${condition} THEN 'pending' ELSE 'stopped' END, CASE WHEN ${condition} THEN now() END, ${condition}, 0`;

/** Values of {@link INITIAL_STATE} for a job that is due at once. */
export const dueNow = `'pending', now(), true, 0`;

/** Values of {@link INITIAL_STATE} for a job that no worker claims until it is made due. */
export const parked = (status: 'pending' | 'stopped' = 'pending'): string => `'${status}', NULL, false, 0`;

/** Values of {@link INITIAL_STATE} for a job that has already ended after one attempt; `status` is a SQL expression. */
export const ended = (status: string): string => `${status}, NULL, false, 1`;

/**
 * Assignments that make an open job due; `at` is a SQL expression that orders it among the due jobs of its fair
 * share.
 */
export const setDue = (at = 'now()'): string => `due_at = ${at}, ready = true`;

/** Assignments that make a parked or ended job pending and due at once, with all of its attempts, in the same round. */
export const reopen = `status = 'pending', ${setDue()}, waiting = false, attempt = 0`;

/** Assignments that start the next round of a job in any state; a worker that has claimed it loses its claim. */
export const restart = `${reopen}, round = round + 1, claim = claim + 1, begun_at = now(), failed_reason = NULL`;
