import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, toFileName } from '@reelsheet/kernel';
import type { Thumbnail } from '@reelsheet/platform-media-tools';
import { FileStore } from '../store/store.port.js';
import type { Media, NewMedia } from './media.repository.js';

/** Stores thumbnails as separate files, under the key that their media reserved. */
@Injectable()
export class ThumbnailStore {
  constructor(
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Stores the file and returns its row. `attempt` grows with each attempt. */
  async put(
    { blobId, filename, thumbnailKey }: Media,
    { bytes, width, height }: Thumbnail,
    attempt: number,
  ): Promise<NewMedia> {
    const key = thumbnailKey!;
    await this.store.put(key, once(bytes), attempt);
    await this.store.flush(key);
    return {
      key,
      blobId,
      filename: toFileName(`${filename}.thumbnail.jpg`)!,
      contentType: 'image/jpeg',
      extension: 'jpg',
      objectType: 'image',
      byteSize: bytes.length,
      etag: createHash('md5').update(bytes).digest('hex'),
      width,
      height,
      inspectedAt: this.clock.now(),
    };
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
