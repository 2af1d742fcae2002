import type { Tokens } from '@reelsheet/provider-publisher';
import type { SocialAccountRow } from './social-account.repository.js';

export const ACCOUNT_STATUSES = ['connected', 'expired', 'disconnected'] as const;
/** `expired`: the grant ran out. `disconnected`: the network took it back. Both end when somebody connects the account again. */
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** A token is renewed this long before its end, so that it outlives the call it is fetched for. */
const RENEW_BEFORE_MS = 120_000;

/** What is sealed of what the network granted. */
export type AccountSecrets = Pick<Tokens, 'accessToken' | 'refreshToken'>;

/** Where an account's tokens are sealed. */
export const tokensPlace = (id: number): string => `social_account:${id}`;

export function statusOf(
  { disconnectedAt, usableUntil }: Pick<SocialAccountRow, 'disconnectedAt' | 'usableUntil'>,
  now: Date,
): AccountStatus {
  if (disconnectedAt) return 'disconnected';
  return usableUntil && usableUntil <= now ? 'expired' : 'connected';
}

/** The moment after which the grant can be used no more; null where no such moment is known. */
export function usableUntil({ refreshToken, expiresAt, refreshExpiresAt }: Tokens): Date | null {
  return refreshToken ? refreshExpiresAt : expiresAt;
}

export function isFresh({ accessUntil }: Pick<SocialAccountRow, 'accessUntil'>, now: Date): boolean {
  return accessUntil.getTime() - RENEW_BEFORE_MS > now.getTime();
}
