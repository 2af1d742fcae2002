import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { ALWAYS_STORED_BYTES, MAX_STORED_BYTES } from './media-limits.js';
import { ResizedPictureEntity } from './resized-picture.entity.js';

export type ResizedPicture = Readonly<Omit<ResizedPictureEntity, 'createdAt'>>;

@Injectable()
export class ResizedPictureRepository {
  constructor(private readonly db: Database) {}

  async find(mediaKey: string, size: string): Promise<ResizedPicture | null> {
    return this.db.repository(ResizedPictureEntity).findOneBy({ mediaKey, size });
  }

  /**
   * Returns false if the picture was deleted, if this size is stored, or if too many bytes are. The picture is locked
   * against deletion, which removes the files of the sizes that it sees.
   */
  async insert({ mediaKey, size, fileKey, contentType, byteSize }: ResizedPicture): Promise<boolean> {
    const inserted = await this.db.execute(
      `INSERT INTO resized_picture (media_key, size, file_key, content_type, byte_size)
       SELECT picture.key, $2, $3, $4, $5::bigint
       FROM (SELECT key FROM media WHERE key = $1 FOR KEY SHARE) AS picture,
         (SELECT coalesce(sum(byte_size), 0) AS bytes FROM resized_picture WHERE media_key = $1) AS stored
       WHERE $5::bigint <= $6 OR stored.bytes + $5::bigint <= $7
       ON CONFLICT DO NOTHING`,
      [mediaKey, size, fileKey, contentType, byteSize, ALWAYS_STORED_BYTES, MAX_STORED_BYTES],
    );
    return inserted > 0;
  }

  async remove(fileKey: string): Promise<void> {
    await this.db.execute(`DELETE FROM resized_picture WHERE file_key = $1`, [fileKey]);
  }
}
