import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { fairShareOf, jobSql } from '@reelsheet/platform-jobs';
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

const waiting = (holder: string) =>
  `(SELECT count(*) FROM scraped_source AS other WHERE other.ready AND other.share_id = ${fairShareOf(holder)})`;

/** Sources of the whole service, each once. */
@Injectable()
export class ScrapedSourceRepository {
  constructor(private readonly db: Database) {}

  /**
   * Ensures the sources and locks them until the transaction ends, so that no scrape of theirs ends in between. New
   * sources are idle until {@link wake}.
   */
  async hold(targets: readonly Target[]): Promise<KnownSource[]> {
    return this.db.rows(
      Known,
      `INSERT INTO scraped_source AS source (organization_id, platform, target_type, target_value, country,
        ${jobSql.INITIAL_STATE})
       SELECT 0, platform, target_type, target_value, country, ${jobSql.parked('stopped')}
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS target(platform, target_type, target_value,
       country)
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

  /**
   * Makes known sources due for this organization, except those being scraped, and locks all of them. A source that
   * waits in another organization's share moves to this one if fewer wait here.
   */
  async wake(ids: readonly number[], organizationId: number, olderThan: Date): Promise<void> {
    await this.db.execute(
      `UPDATE scraped_source SET ${jobSql.reopen}, share_holder = $3, updated_at = now()
       WHERE id = ANY (ARRAY(SELECT id FROM scraped_source WHERE id = ANY ($1) ORDER BY id FOR UPDATE))
         AND is_idle AND (scraped_at IS NULL OR scraped_at < $2)
         AND (NOT ready OR ${waiting('scraped_source.share_holder')} > ${waiting('$3::bigint')})`,
      [ids, olderThan, organizationId],
    );
  }

  async platformOf(id: number): Promise<SourcePlatform> {
    return (await this.db.single(Platform, `SELECT platform FROM scraped_source WHERE id = $1`, [id])).platform;
  }
}
