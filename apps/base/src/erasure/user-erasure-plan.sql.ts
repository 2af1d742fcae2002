import { ERASED_KEYS } from '../accounts/access-keys/access-key-erasure.sql.js';
import { ERASED_IDENTITIES } from '../accounts/external-identities/external-identity-erasure.sql.js';
import { ERASED_SESSIONS } from '../accounts/sessions/session-erasure.sql.js';
import { ERASED_CONNECTIONS_OF_USER } from '../publishing/social-accounts/social-account-erasure.sql.js';
import type { ErasureStep } from './erasure-plan.sql.js';

/** Rows of a deleted user, as declared by their owners. Everything else that names a person went with the deletion. */
export const USER_ERASURE: readonly ErasureStep[] = [...ERASED_SESSIONS, ...ERASED_KEYS, ...ERASED_CONNECTIONS_OF_USER];

/** Rows that stay while tokens of the issuer may still be valid. */
export const IDENTITY_ERASURE: readonly ErasureStep[] = ERASED_IDENTITIES;
