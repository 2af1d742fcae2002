import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

const MINUTE = 60;

/** So many calls in a time for each key, a minute as a rule; one too many is 429 with the seconds to wait. */
export class RateLimit {
  constructor(private readonly limiter: RateLimiterAbstract) {}

  async consume(key: string): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new DomainError(CommonErrors.rateLimited, undefined, {
        retry_after: Math.ceil(refused.msBeforeNext / 1_000),
      });
    }
  }

  /** Counts one call, whatever the limit, and gives how many there are with it. */
  async count(key: string): Promise<number> {
    return (await this.limiter.penalty(key)).consumedPoints;
  }

  async hasCounted(key: string): Promise<boolean> {
    return ((await this.limiter.get(key))?.consumedPoints ?? 0) > 0;
  }

  /** Undoes one call. */
  async refund(key: string): Promise<void> {
    await this.limiter.reward(key);
  }
}

/** Wrong keys and tokens that one address may show. */
export class WrongKeyLimit extends RateLimit {}

@Injectable()
export class RateLimits {
  constructor(private readonly db: Database) {}

  /** Counted by each process for itself: costs no statement, and lets a caller through once for each replica. */
  ofProcess(perMinute: number): RateLimit {
    return new RateLimit(inMemory(perMinute));
  }

  /**
   * Counted in Postgres by all replicas of the service together. Who goes on far beyond the limit is refused from memory.
   * While Postgres is away each process counts for itself.
   */
  ofService(name: string, points: number, seconds = MINUTE): RateLimit {
    return new RateLimit(
      new HashedKeys({
        storeClient: this.db.pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        inMemoryBlockOnConsumed: points * 2,
        insuranceLimiter: inMemory(points, seconds),
      }),
    );
  }
}

const inMemory = (points: number, duration = MINUTE) => new RateLimiterMemory({ points, duration });

/** Keys may be long and name people or hold secrets; the table shows neither. */
class HashedKeys extends RateLimiterPostgres {
  override getKey(key: string): string {
    return super.getKey(hash('sha256', key, 'base64url'));
  }
}
