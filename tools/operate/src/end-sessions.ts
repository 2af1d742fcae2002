import type { Client } from 'pg';
import { UsageError, type Command } from './command.js';
import { withDatabase } from './installation.js';

/** Statements that end the ways in which a user is signed in; $1 is the user's id. */
const ENDS = {
  sessions: `UPDATE base.session SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL`,
  'waiting sign-ins': `DELETE FROM base.sign_in_challenge WHERE user_id = $1`,
  keys: `UPDATE base.access_key SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL`,
  // Tokens that were issued before this time are rejected. It is a minute ahead because the issuer's clock may be, and
  // a later time that was set before remains.
  'identities of the issuer': `
    UPDATE base.external_identity SET tokens_from = greatest(tokens_from, now() + interval '1 minute')
    WHERE user_id = $1`,
} as const;

/**
 * Signs out a user who has left or whose account is used by somebody else. It calls no service, so services that have
 * cached the user accept the credentials for five more seconds.
 */
export const endSessions: Command = {
  takes: '<email>',
  does: 'ends all sessions, keys and tokens of a user within five seconds; the password and second factors remain',
  prints: 'the number of ended sessions, waiting sign-ins, keys, and identities of the issuer',
  fails: 'no user has the address',
  async run([email], installation, print) {
    if (!email) throw new UsageError('give the email address of a user');
    return withDatabase(installation(), (client) => end(client, email, print));
  },
};

async function end(client: Client, email: string, print: (line: string) => void): Promise<boolean> {
  await client.query('BEGIN');
  // Every transaction that creates a credential holds this lock in a weaker form, so the next statements see all
  // credentials.
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM base.user_account WHERE lower(email) = lower($1) FOR NO KEY UPDATE',
    [email],
  );
  for (const { id } of rows)
    for (const [what, sql] of Object.entries(ENDS)) print(`${(await client.query(sql, [id])).rowCount} ${what}`);
  await client.query('COMMIT');
  if (rows.length === 0) print('no user has this address');
  return rows.length > 0;
}
