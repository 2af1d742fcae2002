import { Controller } from '@nestjs/common';
import { eraseFiles, expireBlob, organizationDeleted, type PayloadOf } from '@reelsheet/contracts';
import { Consumes, Performs } from '@reelsheet/platform-messaging';
import { BlobRemovalService } from './blob-removal.service.js';

@Controller()
export class BlobJob {
  constructor(private readonly removal: BlobRemovalService) {}

  @Performs(expireBlob, 'expire_blob')
  async expire({ blob_id }: PayloadOf<typeof expireBlob>): Promise<void> {
    await this.removal.expire(blob_id);
  }

  @Performs(eraseFiles, 'erase_files')
  async erase({ keys }: PayloadOf<typeof eraseFiles>): Promise<void> {
    await this.removal.erase(keys);
  }

  @Consumes(organizationDeleted, 'remove_organization')
  async removeOrganization({ id }: PayloadOf<typeof organizationDeleted>): Promise<void> {
    await this.removal.removeOfOrganization(id);
  }
}
