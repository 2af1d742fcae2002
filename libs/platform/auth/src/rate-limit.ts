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

/** So many calls a minute for each key; one too many is 429 with the seconds to wait. */
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
  ofService(name: string, perMinute: number): RateLimit {
    return new RateLimit(
      new HashedKeys({
        storeClient: this.db.pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        points: perMinute,
        duration: MINUTE,
        inMemoryBlockOnConsumed: perMinute * 2,
        insuranceLimiter: inMemory(perMinute),
      }),
    );
  }
}

const inMemory = (perMinute: number) => new RateLimiterMemory({ points: perMinute, duration: MINUTE });

/** Keys may be long and name people or hold secrets; the table shows neither. */
class HashedKeys extends RateLimiterPostgres {
  override getKey(key: string): string {
    return super.getKey(hash('sha256', key, 'base64url'));
  }
}
