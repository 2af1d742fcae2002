import { Controller } from '@nestjs/common';
import { inspectMedia, type PayloadOf } from '@reelsheet/contracts';
import { Performs } from '@reelsheet/platform-messaging';
import { InspectionService } from './inspection.service.js';

const AT_ONCE = 2;

@Controller()
export class InspectionJob {
  constructor(private readonly inspections: InspectionService) {}

  @Performs(inspectMedia, 'inspect_media', AT_ONCE)
  async inspect({ blob_id }: PayloadOf<typeof inspectMedia>): Promise<void> {
    await this.inspections.inspect(blob_id);
  }
}
