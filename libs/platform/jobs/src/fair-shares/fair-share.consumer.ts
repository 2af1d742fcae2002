import { Controller } from '@nestjs/common';
import { organizationFounded, type PayloadOf } from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';
import { FairShares } from './fair-shares.js';

/** Learns from base which organizations share what one gets. Jobs that exist already keep their share. */
@Controller()
export class FairShareConsumer {
  constructor(private readonly shares: FairShares) {}

  @Consumes(organizationFounded)
  async founded(founded: PayloadOf<typeof organizationFounded>): Promise<void> {
    const { id: organizationId, share_id: shareId, revision = 0 } = founded;
    await this.shares.learn({ organizationId, shareId, revision });
  }
}
