import { Controller } from '@nestjs/common';
import { mediaInspected, type PayloadOf } from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';
import { ContentResourceService } from './content-resource.service.js';

@Controller()
export class ContentResourceConsumer {
  constructor(private readonly resources: ContentResourceService) {}

  @Consumes(mediaInspected)
  async show({ key, width, height, duration, thumbnail_url }: PayloadOf<typeof mediaInspected>): Promise<void> {
    await this.resources.applyInspection({ key, width, height, duration, thumbnailUrl: thumbnail_url });
  }
}
