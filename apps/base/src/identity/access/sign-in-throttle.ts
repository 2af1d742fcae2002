import { Injectable } from '@nestjs/common';
import { RateLimits, type RateLimit } from '@reelsheet/platform-auth';
import { BaseConfig } from '../../base.config.js';

export interface SignInAttempt {
  readonly kind: 'sign_up' | 'sign_in' | 'refresh' | 'password_change';
  readonly address: string;
  /** What is aimed at: an email address, the refresh token shown, or a user's id. */
  readonly account: string;
}

/** Slows guessing by the address that it comes from, and by the account that it aims at from however many addresses. */
@Injectable()
export class SignInThrottle {
  private readonly byAddress: RateLimit;
  private readonly byAccount: RateLimit;

  constructor({ RATE_LIMIT_SIGN_UPS, RATE_LIMIT_ACCOUNT }: BaseConfig, limits: RateLimits) {
    this.byAddress = limits.ofService('sign_in_address', RATE_LIMIT_SIGN_UPS);
    this.byAccount = limits.ofService('sign_in_account', RATE_LIMIT_ACCOUNT);
  }

  /** Makes the attempt, or throws `rate_limited`. Counted before it is made, so that many at once are no way around; one that succeeds was no guess. */
  async run<T>({ kind, address, account }: SignInAttempt, attempt: () => Promise<T>): Promise<T> {
    await this.byAddress.consume(`${kind}:${address}`);
    const key = `${kind}:${account.toLowerCase()}`;
    await this.byAccount.consume(key);
    const outcome = await attempt();
    await this.byAccount.refund(key);
    return outcome;
  }
}
