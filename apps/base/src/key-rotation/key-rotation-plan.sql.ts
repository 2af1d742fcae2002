import { SEALED_TOTP_SECRETS } from '../accounts/second-factors/second-factor.sql.js';
import { SEALED_VENDOR_KEYS } from '../agents/vendor-keys/vendor-key.sql.js';
import { SEALED_SIGNING_SECRETS } from '../webhooks/automation-config.sql.js';
import { SEALED_TOKENS } from '../publishing/social-accounts/social-account.sql.js';
import { SEALED_STATES } from '../publishing/posts/post.sql.js';

export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** SQL expression for the additional authenticated data of a row's secret. */
  readonly aad: string;
}

/**
 * Columns with long-lived secrets, as declared by their owners. Secrets in tasks and connections expire within a week.
 */
export const SEALED: readonly SealedColumn[] = [
  ...SEALED_TOTP_SECRETS,
  ...SEALED_VENDOR_KEYS,
  ...SEALED_SIGNING_SECRETS,
  ...SEALED_TOKENS,
  ...SEALED_STATES,
];
