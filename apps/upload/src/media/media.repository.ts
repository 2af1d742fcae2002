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
   * Gives media and, if there is a key for it, their thumbnails new addresses, except for media that are gone or have
   * an address of this or a later version. Returns the number of changed media and thumbnails. Rows are locked by key,
   * so that two such statements do not wait for each other.
   */
  async changeAddresses(addresses: readonly NewAddress[]): Promise<number> {
    return this.db.execute(
      `WITH named AS (
         SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[])
           AS named (key, version, address_key, thumbnail_address_key)
       ), change AS (
         SELECT key, version, address_key FROM named
         UNION ALL SELECT media.thumbnail_key, version, thumbnail_address_key FROM named JOIN media USING (key)
         WHERE media.thumbnail_key IS NOT NULL AND thumbnail_address_key IS NOT NULL
       ), locked AS (
         SELECT media.key FROM media JOIN change USING (key) ORDER BY media.key FOR UPDATE OF media
       )
       UPDATE media SET address_key = change.address_key, address_version = change.version
       FROM change JOIN locked USING (key)
       WHERE media.key = change.key AND media.address_version < change.version`,
      [
        addresses.map(({ key }) => key),
        addresses.map(({ version }) => version),
        addresses.map(({ addressKey }) => addressKey),
        addresses.map(({ thumbnailAddressKey }) => thumbnailAddressKey),
      ],
    );
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
