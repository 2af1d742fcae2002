import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, HOUR_SECONDS } from '@reelsheet/kernel';
import { AddressLimit, networkOf, RateLimits, type RateLimit } from '@reelsheet/platform-auth';
import { AccountsConfig } from '../accounts.config.js';
import { SecondFactorErrors } from '../second-factors/second-factor.errors.js';
import { FAMILIAR_SECONDS, HOURLY_FACTOR, MAX_DELAY_MS, MIN_DELAY_MS } from './sign-in-limits.js';

export interface SignInAttempt {
  readonly kind:
    'sign_up' | 'sign_in' | 'challenge' | 'second_factor' | 'refresh' | 'password_change' | 'password_reset';
  readonly address: string;
  /**
   * Target of the attempt: an email address, a challenge, a refresh token, or the id of the user whose secret is
   * checked.
   */
  readonly account: string;
}

/**
 * Kinds that check a password or code, whose targets recur. Remembering refresh tokens, links or arbitrary mail
 * addresses would only fill the store.
 */
const GUESSABLE_KINDS: readonly SignInAttempt['kind'][] = ['sign_in', 'second_factor', 'password_change'];

/**
 * Slows down guessing of credentials. All attempts are limited per client address and the networks around it, failures
 * also per account and network. Failures at an account from any network delay further attempts from networks that are
 * not familiar to it, and wrong passwords and codes from these are limited per hour. A network is familiar after it has
 * signed in to the account; nobody else can lock it out.
 */
@Injectable()
export class SignInThrottle {
  private readonly byAddress: AddressLimit;
  private readonly byAccountAndNetwork: RateLimit;
  private readonly byAccount: RateLimit;
  /** Wrong passwords or codes per hour. */
  private readonly hourly: RateLimit;
  private readonly familiar: RateLimit;
  private readonly failures: number;

  constructor({ RATE_LIMIT_SIGN_UPS, RATE_LIMIT_ACCOUNT }: AccountsConfig, limits: RateLimits) {
    this.failures = RATE_LIMIT_ACCOUNT;
    this.byAddress = new AddressLimit((factor) =>
      limits.ofStore(`sign_in_address_${factor}`, RATE_LIMIT_SIGN_UPS * factor),
    );
    this.byAccountAndNetwork = limits.ofStore('sign_in_account_address', RATE_LIMIT_ACCOUNT);
    this.byAccount = limits.ofStore('sign_in_account', RATE_LIMIT_ACCOUNT);
    this.hourly = limits.ofStore('sign_in_hourly', RATE_LIMIT_ACCOUNT * HOURLY_FACTOR, HOUR_SECONDS);
    this.familiar = limits.ofStore('sign_in_familiar', 1, FAMILIAR_SECONDS);
  }

  /**
   * Makes the attempt or throws `rate_limited`. The attempt is counted before it is made, so that concurrent attempts
   * cannot bypass the limit; an attempt that succeeds, that was not made because the service is busy, or whose password
   * was right but needs a second factor, is subtracted again.
   */
  async run<T>(request: SignInAttempt, attempt: () => Promise<T>): Promise<T> {
    const undo = await this.admit(request);
    try {
      const outcome = await attempt();
      // The attempt has succeeded even when the counters cannot be updated.
      await Promise.allSettled([...undo(), ...(isGuessable(request) ? [this.familiar.restart(keyOf(request))] : [])]);
      return outcome;
    } catch (error) {
      if (UNCOUNTED.some((definition) => error instanceof DomainError && error.is(definition)))
        await Promise.allSettled(undo());
      throw error;
    }
  }

  /**
   * Makes the network of a request familiar to the account with this email address, after its user has proved to be the
   * owner by other means than a sign-in.
   */
  async recognize(address: string, email: string): Promise<void> {
    await Promise.allSettled([this.familiar.restart(keyOf({ kind: 'sign_in', address, account: email }))]);
  }

  /** Counts the attempt, and waits or throws `rate_limited`. Returns a function that subtracts it again. */
  private async admit(request: SignInAttempt): Promise<() => Promise<void>[]> {
    const [account, here] = [accountOf(request), keyOf(request)];
    await this.byAddress.consume(request.address, request.kind);
    await this.byAccountAndNetwork.consume(here);
    const isFamiliar = isGuessable(request) && (await this.familiar.hasCounted(here));
    const guessed = isFamiliar ? here : account;
    if (isGuessable(request)) await this.hourly.consume(guessed);
    const wait = delayAfter((await this.byAccount.count(account)) - 1, this.failures);
    if (wait > 0 && !isFamiliar) await delay(wait);
    return () => [
      this.byAccountAndNetwork.refund(here),
      this.byAccount.refund(account),
      ...(isGuessable(request) ? [this.hourly.refund(guessed)] : []),
    ];
  }
}

const accountOf = ({ kind, account }: SignInAttempt) => `${kind}:${account.toLowerCase()}`;
const keyOf = (request: SignInAttempt) => `${accountOf(request)}:${networkOf(request.address)}`;
const isGuessable = ({ kind }: SignInAttempt) => GUESSABLE_KINDS.includes(kind);
/** Errors that do not mean a wrong guess. */
const UNCOUNTED = [CommonErrors.unavailable, SecondFactorErrors.requiredToSignIn];

/**
 * Returns the delay in milliseconds after a number of failures within a minute; the first `free` failures cause none.
 */
export function delayAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** (failures - free));
}
