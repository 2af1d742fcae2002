import { Controller } from '@nestjs/common';
import { mediaInspected, type PayloadOf } from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';
import { ContentResourceRepository } from './content-resource.repository.js';

/** Shows what upload found in a file: its size, its length and a thumbnail. */
@Controller()
export class ContentResourceConsumer {
  constructor(private readonly resources: ContentResourceRepository) {}

  @Consumes(mediaInspected, 'show_inspection')
  async show({ key, width, height, duration, thumbnail_url }: PayloadOf<typeof mediaInspected>): Promise<void> {
    await this.resources.inspected({ key, width, height, duration, thumbnailUrl: thumbnail_url });
  }
}
