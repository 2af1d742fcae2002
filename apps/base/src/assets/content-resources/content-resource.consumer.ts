import { Controller } from '@nestjs/common';
import { mediaInspected, type PayloadOf } from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';
import { ContentResourceService } from './content-resource.service.js';

@Controller()
export class ContentResourceConsumer {
  constructor(private readonly resources: ContentResourceService) {}

  @Consumes(mediaInspected)
  async show({ thumbnail_url, error = null, ...found }: PayloadOf<typeof mediaInspected>): Promise<void> {
    const inspection = error === null ? 'passed' : 'failed';
    await this.resources.applyInspection({
      ...found,
      thumbnailUrl: thumbnail_url,
      inspection,
      inspectionError: error,
    });
  }
}
