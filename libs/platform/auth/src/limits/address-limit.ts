import { networksOf } from './network.js';
import type { RateLimit } from './rate-limit.js';

/**
 * Limits the calls of an address and, with growing limits, those of the networks around it, so that nobody gets more
 * calls by changing the address within a network.
 */
export class AddressLimit {
  private readonly limits = new Map<number, RateLimit>();

  /** `limitOf` creates the limit of networks that may use `factor` times the calls of one address. */
  constructor(private readonly limitOf: (factor: number) => RateLimit) {}

  /**
   * Counts a call for `purpose`, separately for each purpose. Throws `rate_limited`; a call that a smaller network may
   * not make is not counted for the larger ones, so that one address cannot use up the limit of the others.
   */
  async consume(address: string, purpose = ''): Promise<void> {
    for (const { key, factor } of networksOf(address)) await this.limitFor(factor).consume(`${purpose}:${key}`);
  }

  private limitFor(factor: number): RateLimit {
    const limit = this.limits.get(factor) ?? this.limitOf(factor);
    this.limits.set(factor, limit);
    return limit;
  }
}

/** Limits wrong keys and tokens per address. */
export class WrongKeyLimit extends AddressLimit {}
