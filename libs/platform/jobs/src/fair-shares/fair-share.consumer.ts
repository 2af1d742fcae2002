import { Controller } from '@nestjs/common';
import { organizationFounded, type PayloadOf } from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';
import { FairShares } from './fair-shares.js';

/** Learns from base which organizations share what one gets. Jobs that exist already keep their share. */
@Controller()
export class FairShareConsumer {
  constructor(private readonly shares: FairShares) {}

  @Consumes(organizationFounded)
  async founded({ id, share_id }: PayloadOf<typeof organizationFounded>): Promise<void> {
    await this.shares.set(id, share_id);
  }
}
