import { Injectable } from '@nestjs/common';
import { Clock, type Platform } from '@reelsheet/kernel';
import { SocialAccountRepository } from './social-account.repository.js';

/** Reads accounts that can currently be used for posting. */
@Injectable()
export class SocialAccountReader {
  constructor(
    private readonly accounts: SocialAccountRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the usable accounts by platform; of several on one platform, the one connected last. */
  async findUsable(agentId: number): Promise<ReadonlyMap<Platform, number>> {
    const newestFirst = await this.accounts.findUsable(agentId, this.clock.now());
    return new Map(newestFirst.reverse().map(({ platform, id }) => [platform, id]));
  }
}
