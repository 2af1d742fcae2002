import { Injectable } from '@nestjs/common';
import { HOUR_SECONDS } from '@reelsheet/kernel';
import { RateLimits, type RateLimit } from '@reelsheet/platform-auth';
import { MAX_CHANGES_PER_HOUR } from './second-factor-limits.js';

/** Limits changes of second factors, and with them the mails about changes, none of which is dropped. */
@Injectable()
export class ChangeLimit {
  private readonly changes: RateLimit;

  constructor(limits: RateLimits) {
    this.changes = limits.ofStore('second_factor_changes', MAX_CHANGES_PER_HOUR, HOUR_SECONDS);
  }

  /** Counts a change after its proof and before the transaction. Throws `rate_limited`. */
  async consume(userId: number): Promise<void> {
    await this.changes.consume(String(userId));
  }
}
