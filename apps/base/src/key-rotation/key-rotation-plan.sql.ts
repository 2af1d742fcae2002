import { SEALED_VENDOR_KEYS } from '../agents/vendor-keys/vendor-key.sql.js';
import { SEALED_SIGNING_SECRETS } from '../webhooks/automation-config.sql.js';
import { SEALED_TOKENS } from '../publishing/social-accounts/social-account.sql.js';
import { SEALED_STATES } from '../publishing/posts/post.sql.js';

export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** What a row's secret is bound to, as an expression of SQL. */
  readonly aad: string;
}

/** Secrets that stay, as their owners declare them. What tasks and connections hold is over by itself within a week. */
export const SEALED: readonly SealedColumn[] = [
  ...SEALED_VENDOR_KEYS,
  ...SEALED_SIGNING_SECRETS,
  ...SEALED_TOKENS,
  ...SEALED_STATES,
];
