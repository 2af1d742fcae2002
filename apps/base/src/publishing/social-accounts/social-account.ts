import { choices } from '@reelsheet/kernel';
import type { Tokens } from '@reelsheet/provider-publisher';
import type { SocialAccountRow } from './social-account.repository.js';

export const ACCOUNT_STATUSES = choices('Status of a social account', {
  connected: 'can publish',
  expired: 'the grant has expired: connect it again',
  disconnected: 'the network has revoked the grant: connect it again',
});
/** `expired`: the grant has expired. `disconnected`: the network has revoked it. Both are resolved by reconnecting. */
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** A token is refreshed this long before it expires, so that it remains valid during the following calls. */
const RENEW_BEFORE_MS = 120_000;

/** The encrypted content of the `tokens` column. */
export type AccountSecrets = Pick<Tokens, 'accessToken' | 'refreshToken'>;

/** Additional authenticated data of an account's encrypted tokens. */
export const tokensAad = (id: number): string => `social_account:${id}`;

export function statusOf(
  { disconnectedAt, usableUntil }: Pick<SocialAccountRow, 'disconnectedAt' | 'usableUntil'>,
  now: Date,
): AccountStatus {
  if (disconnectedAt) return 'disconnected';
  return usableUntil && usableUntil <= now ? 'expired' : 'connected';
}

/** Returns when the grant expires, or null if that is unknown. */
export function usableUntil({ refreshToken, expiresAt, refreshExpiresAt }: Tokens): Date | null {
  return refreshToken ? refreshExpiresAt : expiresAt;
}

export function isFresh({ accessUntil }: Pick<SocialAccountRow, 'accessUntil'>, now: Date): boolean {
  return accessUntil.getTime() - RENEW_BEFORE_MS > now.getTime();
}
