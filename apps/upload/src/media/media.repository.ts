import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { Findings } from '@reelsheet/platform-media-tools';
import { IsNull } from 'typeorm';
import { MediaEntity } from './media.entity.js';

export type Media = Readonly<MediaEntity>;

export type NewMedia = Pick<
  MediaEntity,
  'key' | 'blobId' | 'filename' | 'contentType' | 'extension' | 'objectType' | 'byteSize' | 'etag'
> &
  Partial<Pick<MediaEntity, 'fileKey' | 'thumbnailKey' | 'width' | 'height' | 'inspectedAt'>>;

export interface NewAddress {
  readonly key: string;
  readonly version: number;
  readonly addressKey: string;
  readonly thumbnailAddressKey: string | null;
}

@Injectable()
export class MediaRepository {
  constructor(private readonly db: Database) {}

  async find(key: string): Promise<Media | null> {
    return this.db.repository(MediaEntity).findOneBy({ key });
  }

  /** Returns the media whose present address has this key. */
  async findAtAddress(addressKey: string): Promise<Media | null> {
    return this.db.repository(MediaEntity).findOneBy([{ addressKey }, { key: addressKey, addressKey: IsNull() }]);
  }

  /**
   * Gives media and, if there is a key for it, its thumbnail new addresses. Returns false if the media is gone, or has
   * an address of this or a later version.
   */
  async changeAddress({ key, version, addressKey, thumbnailAddressKey }: NewAddress): Promise<boolean> {
    const changed = await this.db.execute(
      `UPDATE media SET address_key = CASE key WHEN $1 THEN $3::text ELSE $4::text END, address_version = $2
       WHERE address_version < $2
         AND (key = $1 OR $4::text IS NOT NULL AND key = (SELECT thumbnail_key FROM media WHERE key = $1))`,
      [key, version, addressKey, thumbnailAddressKey],
    );
    return changed > 0;
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
