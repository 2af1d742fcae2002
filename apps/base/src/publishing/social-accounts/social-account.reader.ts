import { Injectable } from '@nestjs/common';
import { Clock, type Platform } from '@reelsheet/kernel';
import { SocialAccountRepository } from './social-account.repository.js';

/** For who wants to post: the accounts that can be used now. */
@Injectable()
export class SocialAccountReader {
  constructor(
    private readonly accounts: SocialAccountRepository,
    private readonly clock: Clock,
  ) {}

  /** Of several accounts on one platform the one that was connected last. */
  async usableOf(agentId: number): Promise<ReadonlyMap<Platform, number>> {
    const newestFirst = await this.accounts.usableOf(agentId, this.clock.now());
    return new Map(newestFirst.reverse().map(({ platform, id }) => [platform, id]));
  }
}
