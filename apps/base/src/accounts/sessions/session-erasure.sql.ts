/** Rows about the sessions of the deleted user with the id $1, in an order in which they can be deleted. */
export const ERASED_SESSIONS = [
  { table: 'sign_in_challenge', where: 'user_id = $1' },
  { table: 'refresh_token', where: 'session_id IN (SELECT id FROM session WHERE user_id = $1)' },
  { table: 'session', where: 'user_id = $1' },
];
