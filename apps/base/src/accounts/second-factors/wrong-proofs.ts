import { Injectable } from '@nestjs/common';
import { DAY_SECONDS } from '@reelsheet/kernel';
import { RateLimits, type RateLimit } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.writer.js';
import { UserRepository } from '../users/user.repository.js';
import { MAX_WRONG_CODES_PER_DAY } from './second-factor-limits.js';
import type { FactorProof } from './second-factor.js';
import { SecurityNotices } from './security-notices.js';

/** Counts wrong proofs of second factors per user, wherever they were sent, and notifies the user of them. */
@Injectable()
export class WrongProofs {
  private readonly codes: RateLimit;
  private readonly mailed: RateLimit;

  constructor(
    private readonly users: UserRepository,
    private readonly notices: SecurityNotices,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    limits: RateLimits,
  ) {
    this.codes = limits.ofStore('second_factor_wrong_codes', MAX_WRONG_CODES_PER_DAY, DAY_SECONDS);
    this.mailed = limits.ofStore('second_factor_failed_mails', 1, DAY_SECONDS);
  }

  /**
   * Runs an attempt, which throws or returns undefined for a wrong proof. Throws `rate_limited` for the code of an app
   * after too many wrong ones; recovery codes and passkeys, which cannot be guessed, are not limited. The code is
   * counted before the attempt, so that concurrent ones cannot bypass the limit. Must be called outside a transaction.
   */
  async guard<T>(userId: number, proof: FactorProof, attempt: () => Promise<T>): Promise<T> {
    if (!('code' in proof)) return attempt();
    await this.codes.consume(String(userId));
    const outcome = await attempt();
    if (outcome !== undefined) await Promise.allSettled([this.codes.refund(String(userId))]);
    return outcome;
  }

  /**
   * Records a wrong proof. Its sender has the password or a session, so the user is mailed about the first one of a
   * day. A crash may cause a second mail, but no missing one. Must be called outside a transaction.
   */
  async record(userId: number): Promise<void> {
    const isMailed = await this.mailed.hasCounted(String(userId));
    await this.transaction.run(async () => {
      const { email } = await this.users.get(userId);
      if (!isMailed) await this.notices.enqueue('second_factor_failed', email);
      await this.audit.record({ action: 'user.second_factor_failed', target: `user:${userId}`, userId });
    });
    if (!isMailed) await this.mailed.count(String(userId));
  }
}
