import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { MediaEntity } from './media.entity.js';

export type NewMedia = Pick<
  MediaEntity,
  'key' | 'blobId' | 'filename' | 'contentType' | 'extension' | 'objectType' | 'byteSize' | 'etag'
> &
  Partial<Pick<MediaEntity, 'width' | 'height' | 'inspectedAt'>>;

/** What a look at the bytes found; null where they don't tell or have none. */
export interface Findings {
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds. */
  readonly duration: number | null;
}

@Injectable()
export class MediaRepository {
  constructor(private readonly db: Database) {}

  async find(key: string): Promise<MediaEntity | null> {
    return this.db.repository(MediaEntity).findOneBy({ key });
  }

  /** The upload that a blob became, not its thumbnail. */
  async findOfBlob(blobId: number): Promise<MediaEntity | null> {
    return this.db
      .repository(MediaEntity)
      .createQueryBuilder('media')
      .innerJoin('blob', 'blob', 'blob.key = media.key')
      .where('blob.id = :blobId', { blobId })
      .getOne();
  }

  /** False where the key is there already. */
  async insert(media: NewMedia): Promise<boolean> {
    const { raw } = await this.db
      .repository(MediaEntity)
      .createQueryBuilder()
      .insert()
      .values(media)
      .orIgnore()
      .returning('key')
      .execute();
    return (raw as unknown[]).length === 1;
  }

  /** Begins an inspection, if none is under way or done. Names the thumbnail before it is made; a name once given stays. */
  async startInspection(key: string, thumbnailKey: string, leaseSeconds: number): Promise<MediaEntity | undefined> {
    const claimed = await this.db.query(
      `UPDATE media SET attempt = attempt + 1, claimed_until = now() + make_interval(secs => $3), thumbnail_key = coalesce(thumbnail_key, $2)
       WHERE key = $1 AND inspected_at IS NULL AND (claimed_until IS NULL OR claimed_until < now()) RETURNING key`,
      [key, thumbnailKey, leaseSeconds],
    );
    return claimed.length === 1 ? ((await this.find(key)) ?? undefined) : undefined;
  }

  /** Says that the inspection still moves; zero seconds end its claim. */
  async holdInspection({ key, attempt }: MediaEntity, leaseSeconds: number): Promise<void> {
    await this.db.query(
      `UPDATE media SET claimed_until = now() + make_interval(secs => $3) WHERE key = $1 AND attempt = $2 AND inspected_at IS NULL`,
      [key, attempt, leaseSeconds],
    );
  }

  /** False where another attempt has taken over, or the media is gone. */
  async finishInspection({ key, attempt }: MediaEntity, { width, height, duration }: Findings): Promise<boolean> {
    const rows = await this.db.query(
      `UPDATE media SET width = $3, height = $4, duration = $5, inspected_at = now(), claimed_until = NULL
       WHERE key = $1 AND attempt = $2 AND inspected_at IS NULL RETURNING key`,
      [key, attempt, width, height, duration],
    );
    return rows.length === 1;
  }
}
