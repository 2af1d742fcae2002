import { Controller } from '@nestjs/common';
import { publishPost, type PayloadOf } from '@reelsheet/contracts';
import { Performs } from '@reelsheet/platform-messaging';
import { PublicationService } from './publication.service.js';

/** Most of the time a worker waits for a network. */
const CONCURRENCY = 8;

@Controller()
export class PublishJob {
  constructor(private readonly publications: PublicationService) {}

  @Performs(publishPost, 'publish_post', CONCURRENCY)
  async publish({ target_id }: PayloadOf<typeof publishPost>): Promise<void> {
    await this.publications.advance(target_id);
  }
}
