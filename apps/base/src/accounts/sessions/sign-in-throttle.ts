import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { networkOf, RateLimits, type RateLimit } from '@reelsheet/platform-auth';
import { AccountsConfig } from '../accounts.config.js';

export interface SignInAttempt {
  readonly kind: 'sign_up' | 'sign_in' | 'refresh' | 'password_change' | 'password_reset';
  readonly address: string;
  /** What is aimed at: an email address, the refresh token shown, or the id of the user who changes a password. */
  readonly account: string;
}

const FAMILIAR_SECONDS = 90 * 24 * 60 * 60;
/** Aims that stay the same and are met again; a refresh token, a link or any address that asks for a mail would be remembered in vain. */
const LASTING: readonly SignInAttempt['kind'][] = ['sign_in', 'password_change'];
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 4_000;

/**
 * Slows guessing. One address may fail so often, and so often at one account. Failures at an account from anywhere make
 * the next attempts at it wait, never refuse them, so that no stranger shuts its owner out; where the owner has signed
 * in before, even that is spared.
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

  /** Makes the attempt, or throws `rate_limited`. Counted before it is made, so that many at once are no way around; one that succeeds was no guess. */
  async run<T>({ kind, address, account: aim }: SignInAttempt, attempt: () => Promise<T>): Promise<T> {
    const network = networkOf(address);
    const account = `${kind}:${aim.toLowerCase()}`;
    const here = `${account}:${network}`;
    await this.byAddress.consume(`${kind}:${network}`);
    await this.byAccountAndAddress.consume(here);
    const wait = waitAfter((await this.byAccount.count(account)) - 1, this.failures);
    if (wait > 0 && !(await this.familiar.hasCounted(here))) await delay(wait);
    const outcome = await attempt();
    // What was done is done, whether or not that can be counted.
    await Promise.allSettled([
      this.byAccountAndAddress.refund(here),
      this.byAccount.refund(account),
      ...(LASTING.includes(kind) ? [this.familiar.count(here)] : []),
    ]);
    return outcome;
  }
}

/** Milliseconds that an attempt waits after so many failures within a minute, of which `free` cost nothing. */
export function waitAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - free));
}
