import { Controller } from '@nestjs/common';
import { discardMedia, removeStoredMedia, type PayloadOf } from '@reelsheet/contracts';
import { Performs } from '@reelsheet/platform-messaging';
import { MediaRemovalService } from './media-removal.service.js';

@Controller()
export class MediaJob {
  constructor(private readonly removal: MediaRemovalService) {}

  @Performs(removeStoredMedia, 'remove_stored_media')
  async remove({ keys }: PayloadOf<typeof removeStoredMedia>): Promise<void> {
    await this.removal.remove(keys);
  }

  @Performs(discardMedia, 'discard_media')
  async discard({ name }: PayloadOf<typeof discardMedia>): Promise<void> {
    await this.removal.discard(name);
  }
}
