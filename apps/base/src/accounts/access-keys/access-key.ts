import { DAY_MS, invalid, KEY_SCOPES, type KeyScope } from '@reelsheet/kernel';
import { assertScopes, type Caller } from '@reelsheet/platform-auth';
import { MAX_DAYS, MAX_LIMITED_DAYS } from './access-key-limits.js';
import type { AccessKeyRow } from './access-key.repository.js';

export type AccessKeyStatus = 'active' | 'expired' | 'revoked';

/** Properties of a new key. */
export interface NewKeyOptions {
  readonly name?: string;
  readonly expiresIn?: string;
  readonly scopes?: readonly KeyScope[];
  readonly organizationId?: number;
}

/** Returns `revoked` for a revoked key even after its expiry. */
export function statusOf(key: Pick<AccessKeyRow, 'revokedAt' | 'expiresAt'>, now: Date): AccessKeyStatus {
  if (key.revokedAt) return 'revoked';
  return key.expiresAt && key.expiresAt <= now ? 'expired' : 'active';
}

/**
 * Converts a duration such as `30d` into a time. Throws `validation_error` outside 1 to 3,650 days. A limited key
 * expires within 365 days, also where no duration is given.
 */
export function expiryFrom({ expiresIn, scopes, organizationId }: NewKeyOptions, now: Date): Date | null {
  const isLimited = scopes !== undefined || organizationId !== undefined;
  const max = isLimited ? MAX_LIMITED_DAYS : MAX_DAYS;
  if (expiresIn === undefined && !isLimited) return null;
  const days = expiresIn === undefined ? max : Number(/^(\d{1,6})d$/.exec(expiresIn)?.[1]);
  if (!(days >= 1 && days <= max)) throw invalid('expires_in', `must be a number of days from 1d to ${max}d`);
  return new Date(now.getTime() + days * DAY_MS);
}

/** Returns the scopes of a new key. Throws `insufficient_scope` for one that the key which creates it lacks. */
export function scopesWithin(creator: Caller, wanted: readonly KeyScope[] | undefined): KeyScope[] | null {
  if (!wanted) return creator.scopes ? [...creator.scopes] : null;
  assertScopes(creator, wanted);
  return KEY_SCOPES.filter((scope) => wanted.includes(scope));
}

/** Returns the earlier of two expiry times; null means no expiry. */
export function earlierOf(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
