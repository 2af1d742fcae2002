import type { ClientBase } from 'pg';
import { table, type Command } from './command.js';
import { withDatabase } from './installation.js';

/**
 * Columns with encrypted secrets, and the key of each. Base's worker encrypts those with a former
 * key again, except for values that expire by themselves.
 */
export const SECRETS_SQL = `
  SELECT 'tokens of accounts' AS location, split_part(tokens, ':', 1) AS key FROM base.social_account WHERE tokens <> ''
  UNION ALL SELECT 'authenticator apps', split_part(sealed, ':', 1) FROM base.totp_secret
  UNION ALL SELECT 'vendor keys', split_part(sealed, ':', 1) FROM base.agent_vendor_key
  UNION ALL SELECT 'signing secrets', split_part(secret, ':', 1) FROM base.automation_config
  UNION ALL SELECT 'signing secrets', split_part(previous_secret, ':', 1) FROM base.automation_config
  WHERE previous_secret IS NOT NULL
  UNION ALL SELECT 'posts in progress', split_part(state, ':', 1) FROM base.post_target WHERE state IS NOT NULL
  UNION ALL SELECT 'pending connections', split_part(verifier, ':', 1) FROM base.social_connection
  WHERE verifier IS NOT NULL
  UNION ALL SELECT 'tasks', split_part(coalesce(payload ->> 'tokens', payload ->> 'sealed'), ':', 1) FROM base.task
    WHERE coalesce(payload ->> 'tokens', payload ->> 'sealed') LIKE '%:%'`;
/** Audit entries, and the starts of shortened logs, remain signed with the key that was current then. */
const SIGNED = `SELECT 'audit log (signed)', signed_with FROM audit.entry
  UNION ALL SELECT 'audit log (signed)', signed_with FROM audit.chain_start`;

export interface EncryptedSecrets {
  readonly location: string;
  readonly key: string;
  readonly count: number;
}

/** Returns the number of encrypted secrets by column and key. */
export async function sealedWith(client: ClientBase): Promise<EncryptedSecrets[]> {
  const { rows } = await client.query<EncryptedSecrets>(
    `SELECT location, key, count(*)::integer AS count FROM (${SECRETS_SQL} UNION ALL ${SIGNED}) AS sealed
      GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  return rows;
}

export const sealed: Command = {
  takes: '',
  does: 'lists how many secrets each key of ENCRYPTION_KEYS decrypts or verifies; remove only keys without any',
  prints: 'a table of location, key and number',
  fails: 'never',
  async run(_args, installation, print) {
    const locations = await withDatabase(installation(), sealedWith);
    if (locations.length === 0) print('there are no encrypted secrets');
    table(locations.map((location) => ({ ...location }))).forEach(print);
    return true;
  },
};
