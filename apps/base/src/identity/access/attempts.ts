import { Injectable } from '@nestjs/common';
import { RateLimit } from '@reelsheet/platform-auth';
import { BaseConfig } from '../../base.config.js';

export interface Attempt {
  readonly kind: 'sign_up' | 'sign_in' | 'refresh';
  readonly address: string;
  /** What is aimed at: an email address, or the refresh token shown. */
  readonly account: string;
}

/** Slows guessing by the address that it comes from, and by the account that it aims at from however many addresses. */
@Injectable()
export class Attempts {
  private readonly byAddress: RateLimit;
  private readonly byAccount: RateLimit;

  constructor({ RATE_LIMIT_SIGN_UPS, RATE_LIMIT_ACCOUNT }: BaseConfig) {
    this.byAddress = new RateLimit(RATE_LIMIT_SIGN_UPS);
    this.byAccount = new RateLimit(RATE_LIMIT_ACCOUNT);
  }

  /** Makes the attempt, or throws `rate_limited`. Counted before it is made, so that many at once are no way around; one that succeeds was no guess. */
  async make<T>({ kind, address, account }: Attempt, attempt: () => Promise<T>): Promise<T> {
    await this.byAddress.take(`${kind}:${address}`);
    const name = `${kind}:${account.toLowerCase()}`;
    await this.byAccount.take(name);
    const outcome = await attempt();
    await this.byAccount.giveBack(name);
    return outcome;
  }
}
