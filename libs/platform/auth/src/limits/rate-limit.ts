import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type IRateLimiterPostgresOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { LeasedLimit } from './leased-limit.js';
import { tooMany } from './too-many-requests.js';

const MINUTE = 60;

/** A number of calls per key and period, usually a minute; more are 429 with the seconds to wait. */
export class RateLimit {
  constructor(private readonly limiter: RateLimiterAbstract) {}

  async consume(key: string): Promise<void> {
    const waitMs = await this.excess(key);
    if (waitMs !== undefined) throw tooMany(waitMs);
  }

  /** Counts a call and returns whether it is within the limit, for callers that must not reveal the limit. */
  async admit(key: string): Promise<boolean> {
    return (await this.excess(key)) === undefined;
  }

  /** Counts a call and returns the milliseconds to wait if it is above the limit. */
  private async excess(key: string): Promise<number | undefined> {
    try {
      await this.limiter.consume(key);
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return refused.msBeforeNext;
    }
  }

  /** Counts one call regardless of the limit and returns the new count. */
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

  /** Starts a new period in which one call is counted. */
  async restart(key: string): Promise<void> {
    await this.limiter.set(key, 1, this.limiter.duration);
  }
}

@Injectable()
export class RateLimits {
  constructor(private readonly db: Database) {}

  /**
   * Counted in Postgres for all replicas of the service together. Keys far beyond the limit are rejected from memory.
   * While Postgres is unavailable each process counts for itself.
   */
  ofService(name: string, points: number, seconds = MINUTE): RateLimit {
    return new RateLimit(this.inPostgres(name, points, seconds));
  }

  /** Counted in Postgres too, but in leases, for limits that every request counts. */
  leased(name: string, perMinute: number): LeasedLimit {
    return new LeasedLimit(this.inPostgres(name, perMinute, MINUTE), perMinute);
  }

  /**
   * Counted only in Postgres, for calls that need Postgres anyway: while it is unavailable they fail after one timeout.
   */
  ofStore(name: string, points: number, seconds = MINUTE): RateLimit {
    return new RateLimit(new HashedKeys(this.inTable(name, points, seconds)));
  }

  private inPostgres(name: string, points: number, seconds: number): RateLimiterAbstract {
    return new HashedKeys({
      ...this.inTable(name, points, seconds),
      insuranceLimiter: inMemory(points, seconds),
    });
  }

  private inTable(keyPrefix: string, points: number, duration: number): IRateLimiterPostgresOptions {
    return {
      storeClient: this.db.pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      inMemoryBlockOnConsumed: points * 2,
    };
  }
}

const inMemory = (points: number, duration = MINUTE) => new RateLimiterMemory({ points, duration });

/** Hashes keys, which may be long, name people or contain secrets. */
class HashedKeys extends RateLimiterPostgres {
  override getKey(key: string): string {
    return super.getKey(hash('sha256', key, 'base64url'));
  }
}
