import { DAY_MS, invalid } from '@reelsheet/kernel';
import type { AccessKeyRow } from './access-key.repository.js';

export type AccessKeyStatus = 'active' | 'expired' | 'revoked';

const MAX_DAYS = 3_650;

/** Returns `revoked` for a revoked key even after its expiry. */
export function statusOf(key: Pick<AccessKeyRow, 'revokedAt' | 'expiresAt'>, now: Date): AccessKeyStatus {
  if (key.revokedAt) return 'revoked';
  return key.expiresAt && key.expiresAt <= now ? 'expired' : 'active';
}

/** Converts a duration such as `30d` into a time. Throws `validation_error` outside 1 to 3,650 days. */
export function expiryFrom(expiresIn: string | undefined, now: Date): Date | null {
  if (expiresIn === undefined) return null;
  const days = Number(/^(\d{1,6})d$/.exec(expiresIn)?.[1]);
  if (!(days >= 1 && days <= MAX_DAYS)) throw invalid('expires_in', `must be a number of days from 1d to ${MAX_DAYS}d`);
  return new Date(now.getTime() + days * DAY_MS);
}

/** Returns the earlier of two expiry times; null means no expiry. */
export function earlierOf(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
