import { Injectable } from '@nestjs/common';
import { Clock, type Platform } from '@reelsheet/kernel';
import {
  SocialAccountRepository,
  type AccountCounts,
  type ExpiredAccount,
  type UsableAccount,
} from './social-account.repository.js';

export type { AccountCounts, ExpiredAccount, UsableAccount };

/** Reads accounts that can currently be used for posting. */
@Injectable()
export class SocialAccountReader {
  constructor(
    private readonly accounts: SocialAccountRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the usable accounts by platform; of several on one platform, the one connected last. */
  async findUsable(agentId: number): Promise<ReadonlyMap<Platform, UsableAccount>> {
    const newestFirst = await this.listUsable(agentId);
    return new Map(newestFirst.toReversed().map((account) => [account.platform, account]));
  }

  /** Returns all usable accounts, the one connected last first. */
  async listUsable(agentId: number): Promise<readonly UsableAccount[]> {
    return this.accounts.findUsable(agentId, this.clock.now());
  }

  /** Returns the numbers of accounts by agent, without agents that have none. */
  async countsOf(agentIds: readonly number[]): Promise<Map<number, AccountCounts>> {
    const counts = await this.accounts.countsOf(agentIds, this.clock.now());
    return new Map(counts.map((row) => [row.agentId, row]));
  }

  /** Returns the accounts of living agents whose permission has run out by itself after `from` and up to `to`. */
  async expiredBetween(from: Date, to: Date): Promise<readonly ExpiredAccount[]> {
    return this.accounts.expiredBetween(from, to);
  }
}
