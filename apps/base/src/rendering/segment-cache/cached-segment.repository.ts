import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { CachedSegmentEntity } from './cached-segment.entity.js';

const Location = rowOf(CachedSegmentEntity, 'url', 'byteSize');
const Key = rowOf(CachedSegmentEntity, 'mediaKey');
const Use = rowOf(CachedSegmentEntity, 'usedAt');

export type CachedSegment = Pick<
  CachedSegmentEntity,
  'organizationId' | 'contentKey' | 'mediaKey' | 'url' | 'byteSize'
>;

@Injectable()
export class CachedSegmentRepository {
  constructor(private readonly db: Database) {}

  /** Returns the URL of a segment and updates the time of its last use. */
  async use(organizationId: number, contentKey: string) {
    return this.db.row(
      Location,
      `UPDATE cached_segment SET used_at = now() WHERE organization_id = $1 AND content_key = $2 RETURNING url,
        byte_size`,
      [organizationId, contentKey],
    );
  }

  /** Returns false if another render has inserted the same segment in the meantime. */
  async insert({ organizationId, contentKey, mediaKey, url, byteSize }: CachedSegment): Promise<boolean> {
    const inserted = await this.db.execute(
      `INSERT INTO cached_segment (organization_id, content_key, media_key, url, byte_size) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [organizationId, contentKey, mediaKey, url, byteSize],
    );
    return inserted === 1;
  }

  /**
   * Deletes segments not used since `usedSince`, then the least recently used ones until the rest is within `maxBytes`.
   * Returns the storage keys of the deleted segments.
   */
  async trim(organizationId: number, usedSince: Date, maxBytes: number): Promise<string[]> {
    const deleted = await this.db.rows(
      Key,
      `WITH segment AS (
         SELECT content_key, used_at, sum(byte_size) OVER (ORDER BY used_at DESC, content_key) AS sum
         FROM cached_segment WHERE organization_id = $1
       )
       DELETE FROM cached_segment USING segment WHERE organization_id = $1
       AND cached_segment.content_key = segment.content_key
         AND (segment.used_at < $2 OR sum > $3) RETURNING media_key`,
      [organizationId, usedSince, maxBytes],
    );
    return deleted.map(({ mediaKey }) => mediaKey);
  }

  async oldestUse(organizationId: number): Promise<Date | undefined> {
    const oldest = await this.db.row(
      Use,
      `SELECT used_at FROM cached_segment WHERE organization_id = $1 ORDER BY used_at LIMIT 1`,
      [organizationId],
    );
    return oldest?.usedAt;
  }
}
