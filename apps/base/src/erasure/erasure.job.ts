import { Controller } from '@nestjs/common';
import { eraseOrganization, type PayloadOf } from '@reelsheet/contracts';
import { Performs } from '@reelsheet/platform-messaging';
import { ErasureService } from './erasure.service.js';

const AT_ONCE = 2;

@Controller()
export class ErasureJob {
  constructor(private readonly erasure: ErasureService) {}

  @Performs(eraseOrganization, 'erase_organization', AT_ONCE)
  async erase({ organization_id }: PayloadOf<typeof eraseOrganization>): Promise<void> {
    await this.erasure.erase(organization_id);
  }
}
