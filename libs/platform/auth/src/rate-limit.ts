import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE = 60;

/** So many takes a minute for each name; one too many is 429 with the seconds to wait. */
export class RateLimit {
  private readonly limiter: RateLimiterMemory;

  constructor(perMinute: number) {
    this.limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE });
  }

  async take(name: string): Promise<void> {
    try {
      await this.limiter.consume(name);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new DomainError(CommonErrors.rateLimited, undefined, {
        retry_after: Math.ceil(refused.msBeforeNext / 1_000),
      });
    }
  }

  /** Undoes one take. */
  async giveBack(name: string): Promise<void> {
    await this.limiter.reward(name);
  }
}

/** Wrong keys and tokens that one address may show. */
export class WrongKeyLimit extends RateLimit {}
