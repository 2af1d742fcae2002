import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { openRaster, UnreadableMedia } from '@reelsheet/platform-media-tools';
import pLimit from 'p-limit';
import { fileKeyOf } from '../store/key.js';
import { BlobMissing, FileStore } from '../store/store.port.js';
import { MAX_RESIZED_AT_ONCE, MAX_WAITING } from './media-limits.js';
import type { Media } from './media.repository.js';
import type { PictureSize } from './picture-size.js';

export interface ResizedPicture {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** Resizes stored pictures, a few at a time, because anyone who knows a key may request any size. */
@Injectable()
export class PictureResizer {
  private readonly turns = pLimit(MAX_RESIZED_AT_ONCE);

  constructor(private readonly store: FileStore) {}

  /**
   * Throws `validation_error` for a file that is no picture, `unreadable_source`, and `service_unavailable` while too
   * many wait.
   */
  async resize(media: Media, size: PictureSize): Promise<ResizedPicture> {
    if (media.objectType !== 'image')
      throw invalid(size.width === undefined ? 'height' : 'width', 'must not be given: this is no picture');
    if (this.turns.pendingCount >= MAX_WAITING) throw new DomainError(CommonErrors.unavailable);
    return this.turns(() => this.draw(media, size));
  }

  private async draw(media: Media, { width, height, fit }: PictureSize): Promise<ResizedPicture> {
    try {
      return await this.store.withFile(fileKeyOf(media), async (path) => {
        const picture = (await openRaster(path)).autoOrient().resize({ width, height, fit, withoutEnlargement: true });
        return media.contentType === 'image/jpeg'
          ? { bytes: await picture.jpeg({ quality: 80 }).toBuffer(), contentType: media.contentType }
          : { bytes: await picture.webp({ quality: 80 }).toBuffer(), contentType: 'image/webp' };
      });
    } catch (error) {
      if (error instanceof BlobMissing) throw new DomainError(CommonErrors.notFound);
      if (error instanceof DomainError) throw error;
      throw new UnreadableMedia('The picture cannot be opened', error);
    }
  }
}
