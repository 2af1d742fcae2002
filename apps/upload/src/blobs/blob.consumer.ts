import { Controller } from '@nestjs/common';
import { organizationDeleted, type PayloadOf } from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';
import { BlobRemovalService } from './blob-removal.service.js';

@Controller()
export class BlobConsumer {
  constructor(private readonly removal: BlobRemovalService) {}

  @Consumes(organizationDeleted)
  async removeOrganization({ id }: PayloadOf<typeof organizationDeleted>): Promise<void> {
    await this.removal.removeOfOrganization(id);
  }
}
