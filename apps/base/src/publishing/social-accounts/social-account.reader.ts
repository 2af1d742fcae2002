import { Injectable } from '@nestjs/common';
import { Clock, type Platform } from '@reelsheet/kernel';
import { SocialAccountRepository, type UsableAccount } from './social-account.repository.js';

export type { UsableAccount };

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
}
