import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { MAX_STORED_BYTES, MIN_STORED_BYTES, SMALL_SIZE_BYTES } from './media-limits.js';
import { ResizedPictureEntity } from './resized-picture.entity.js';

export type ResizedPicture = Readonly<Omit<ResizedPictureEntity, 'createdAt'>>;

@Injectable()
export class ResizedPictureRepository {
  constructor(private readonly db: Database) {}

  async find(mediaKey: string, size: string): Promise<ResizedPicture | null> {
    return this.db.repository(ResizedPictureEntity).findOneBy({ mediaKey, size });
  }

  /**
   * Returns false if the picture was deleted, if this size is stored, or if too many bytes of small or of other sizes
   * are. Joins the transaction, which locks the picture: against deletion, which removes the files of the sizes that it
   * sees, and against other insertions, which count the same bytes.
   */
  async insert({ mediaKey, size, fileKey, contentType, byteSize }: ResizedPicture): Promise<boolean> {
    await this.db.execute(`SELECT FROM media WHERE key = $1 FOR NO KEY UPDATE`, [mediaKey]);
    const inserted = await this.db.execute(
      `INSERT INTO resized_picture (media_key, size, file_key, content_type, byte_size)
       SELECT media.key, $2, $3, $4, $5::bigint
       FROM media
       WHERE media.key = $1 AND $5::bigint + (
         SELECT coalesce(sum(byte_size), 0) FROM resized_picture
         WHERE media_key = $1 AND (byte_size <= $6) = ($5::bigint <= $6)
       ) <= least(greatest(media.byte_size, $7::bigint), $8::bigint)
       ON CONFLICT DO NOTHING`,
      [mediaKey, size, fileKey, contentType, byteSize, SMALL_SIZE_BYTES, MIN_STORED_BYTES, MAX_STORED_BYTES],
    );
    return inserted > 0;
  }

  async remove(fileKey: string): Promise<void> {
    await this.db.execute(`DELETE FROM resized_picture WHERE file_key = $1`, [fileKey]);
  }
}
