import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { networkOf, RateLimits, type RateLimit } from '@reelsheet/platform-auth';
import { AccountsConfig } from '../accounts.config.js';

export interface SignInAttempt {
  readonly kind: 'sign_up' | 'sign_in' | 'refresh' | 'password_change' | 'password_reset';
  readonly address: string;
  /** Target of the attempt: an email address, a refresh token, or the id of the user who changes a password. */
  readonly account: string;
}

const FAMILIAR_SECONDS = 90 * 24 * 60 * 60;
/**
 * Kinds with targets that recur. Remembering refresh tokens, links or arbitrary mail addresses would only fill the
 * store.
 */
const REMEMBERED_KINDS: readonly SignInAttempt['kind'][] = ['sign_in', 'password_change'];
const MIN_DELAY_MS = 250;
const MAX_DELAY_MS = 4_000;

/**
 * Slows down guessing of credentials. Failures are limited per client address and per account and address. Failures at
 * an account from any address delay further attempts but never reject them, so that nobody can lock out its owner;
 * addresses that have signed in to the account before are not delayed.
 */
@Injectable()
export class SignInThrottle {
  private readonly byAddress: RateLimit;
  private readonly byAccountAndAddress: RateLimit;
  private readonly byAccount: RateLimit;
  private readonly familiar: RateLimit;
  private readonly failures: number;

  constructor({ RATE_LIMIT_SIGN_UPS, RATE_LIMIT_ACCOUNT }: AccountsConfig, limits: RateLimits) {
    this.failures = RATE_LIMIT_ACCOUNT;
    this.byAddress = limits.ofStore('sign_in_address', RATE_LIMIT_SIGN_UPS);
    this.byAccountAndAddress = limits.ofStore('sign_in_account_address', RATE_LIMIT_ACCOUNT);
    this.byAccount = limits.ofStore('sign_in_account', RATE_LIMIT_ACCOUNT);
    this.familiar = limits.ofStore('sign_in_familiar', 1, FAMILIAR_SECONDS);
  }

  /**
   * Makes the attempt or throws `rate_limited`. The attempt is counted before it is made, so that concurrent attempts
   * cannot bypass the limit; a successful attempt is subtracted again.
   */
  async run<T>({ kind, address, account: target }: SignInAttempt, attempt: () => Promise<T>): Promise<T> {
    const network = networkOf(address);
    const account = `${kind}:${target.toLowerCase()}`;
    const here = `${account}:${network}`;
    await this.byAddress.consume(`${kind}:${network}`);
    await this.byAccountAndAddress.consume(here);
    const wait = delayAfter((await this.byAccount.count(account)) - 1, this.failures);
    if (wait > 0 && !(await this.familiar.hasCounted(here))) await delay(wait);
    const outcome = await attempt();
    // The attempt has succeeded even when the counters cannot be updated.
    await Promise.allSettled([
      this.byAccountAndAddress.refund(here),
      this.byAccount.refund(account),
      ...(REMEMBERED_KINDS.includes(kind) ? [this.familiar.count(here)] : []),
    ]);
    return outcome;
  }
}

/**
 * Returns the delay in milliseconds after a number of failures within a minute; the first `free` failures cause none.
 */
export function delayAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** (failures - free));
}
