import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { ScrapedSourceEntity } from './scraped-source.entity.js';
import type { SourcePlatform, Target } from './target.js';

const Known = rowOf(
  ScrapedSourceEntity,
  'id',
  'platform',
  'targetType',
  'targetValue',
  'country',
  'scrapedAt',
  'commentsAt',
);
const Platform = rowOf(ScrapedSourceEntity, 'platform');
export type KnownSource = RowOf<typeof Known>;

/** Sources of the whole service, each once. */
@Injectable()
export class ScrapedSourceRepository {
  constructor(private readonly db: Database) {}

  /** Makes sure of the sources and holds them until the transaction ends: no turn of theirs ends meanwhile. At rest until {@link wake}. */
  async hold(targets: readonly Target[]): Promise<KnownSource[]> {
    return this.db.rows(
      Known,
      `INSERT INTO scraped_source AS source (organization_id, platform, target_type, target_value, country, status, due_at)
       SELECT 0, platform, target_type, target_value, country, 'stopped', NULL
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS target(platform, target_type, target_value, country)
       ORDER BY platform, target_type, target_value, country
       ON CONFLICT (platform, target_type, target_value, country) DO UPDATE SET updated_at = now()
       RETURNING ${Known.columns('source')}`,
      [
        targets.map(({ platform }) => platform),
        targets.map(({ targetType }) => targetType),
        targets.map(({ targetValue }) => targetValue),
        targets.map(({ country }) => country),
      ],
    );
  }

  /** Makes known sources due at once, but for those that a worker has in hand, and holds all. Returns how many became due. */
  async wake(ids: readonly number[], olderThan: Date): Promise<number> {
    return this.db.execute(
      `UPDATE scraped_source SET status = 'pending', due_at = now(), ready = true, waiting = false, attempt = 0, updated_at = now()
       WHERE id = ANY (ARRAY(SELECT id FROM scraped_source WHERE id = ANY ($1) ORDER BY id FOR UPDATE))
         AND at_rest AND NOT ready AND (scraped_at IS NULL OR scraped_at < $2)`,
      [ids, olderThan],
    );
  }

  async platformOf(id: number): Promise<SourcePlatform> {
    return (await this.db.single(Platform, `SELECT platform FROM scraped_source WHERE id = $1`, [id])).platform;
  }
}
