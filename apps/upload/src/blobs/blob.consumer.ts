import { Controller } from '@nestjs/common';
import { organizationDeleted, type PayloadOf } from '@reelsheet/contracts';
import { FairShares } from '@reelsheet/platform-jobs';
import { Consumes } from '@reelsheet/platform-messaging';
import { BlobRemovalService } from './blob-removal.service.js';

@Controller()
export class BlobConsumer {
  constructor(
    private readonly removal: BlobRemovalService,
    private readonly shares: FairShares,
  ) {}

  @Consumes(organizationDeleted)
  async removeOrganization({ id }: PayloadOf<typeof organizationDeleted>): Promise<void> {
    await this.removal.removeOfOrganization(id);
    await this.shares.remove(id);
  }
}
