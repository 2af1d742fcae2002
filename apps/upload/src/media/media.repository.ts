import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { Findings } from '@reelsheet/platform-media-tools';
import { MediaEntity } from './media.entity.js';

export type Media = Readonly<MediaEntity>;

export type NewMedia = Pick<
  MediaEntity,
  'key' | 'blobId' | 'filename' | 'contentType' | 'extension' | 'objectType' | 'byteSize' | 'etag'
> &
  Partial<Pick<MediaEntity, 'fileKey' | 'thumbnailKey' | 'width' | 'height' | 'inspectedAt'>>;

@Injectable()
export class MediaRepository {
  constructor(private readonly db: Database) {}

  async find(key: string): Promise<Media | null> {
    return this.db.repository(MediaEntity).findOneBy({ key });
  }

  /** Returns false if the key exists. */
  async insert(media: NewMedia): Promise<boolean> {
    const inserted = await this.db
      .repository(MediaEntity)
      .createQueryBuilder()
      .insert()
      .values(media)
      .orIgnore()
      .returning('key')
      .execute();
    return (inserted.raw as unknown[]).length === 1;
  }

  async finishInspection(key: string, { width, height, duration }: Findings, error?: string): Promise<void> {
    await this.db.execute(
      `UPDATE media SET width = $2, height = $3, duration = $4, inspection_error = $5, inspected_at = now()
       WHERE key = $1`,
      [key, width, height, duration, error ?? null],
    );
  }
}
