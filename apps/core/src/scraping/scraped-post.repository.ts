import { Injectable } from '@nestjs/common';
import { bigint, Database, integer, nullable, row, rowOf } from '@reelsheet/platform-database';
import type { ScrapedComment, ScrapedPost } from '@reelsheet/provider-scraper';
import { engagementRate, trendingScore } from './score.js';
import { ScrapedPostEntity } from './scraped-post.entity.js';
import type { ScrapedSourceEntity } from './scraped-source.entity.js';

const Address = rowOf(ScrapedPostEntity, 'url');
const LAST = row({ last: nullable(bigint()) });
const SOURCE = rowOf(ScrapedPostEntity, 'sourceId');
const COUNT = row({ count: integer() });

/** The posts of a source that an order covers: the newest, and none older than a limit. */
export interface PostSelection {
  readonly sourceId: number;
  readonly since: Date | null;
  readonly max: number;
}

/** Counts for one order. */
export interface ScrapeFindings {
  readonly posts: number;
  readonly comments: number;
}

const SELECTED = `SELECT id, platform, external_id FROM scraped_post
  WHERE source_id = $1 AND ($2::timestamptz IS NULL OR posted_at >= $2) ORDER BY posted_at DESC, id DESC LIMIT $3`;
const COMMENTED = `SELECT DISTINCT platform, comment.external_id FROM scraped_comment AS comment JOIN selected
  ON selected.id = comment.post_id`;

/** Scraped posts and comments, and which organizations have paid for them. */
@Injectable()
export class ScrapedPostRepository {
  constructor(private readonly db: Database) {}

  /** Stores the posts of a scrape; known posts get new figures. */
  async save(
    { id, platform }: Pick<ScrapedSourceEntity, 'id' | 'platform'>,
    found: readonly ScrapedPost[],
    now: Date,
  ): Promise<void> {
    const posts = [...new Map(found.map((post) => [post.externalId, post])).values()].map((post) => {
      const postedAt = post.postedAt && post.postedAt < now ? post.postedAt : now;
      return {
        ...columnsOf(post),
        posted_at: postedAt,
        engagement_rate: engagementRate(post),
        trending_score: trendingScore(post, postedAt),
      };
    });
    if (posts.length === 0) return;
    await this.db.execute(
      `INSERT INTO scraped_post AS post (source_id, platform, external_id, url, creator, caption, music,
        thumbnail_url, duration_seconds, posted_at,
         watch_count, like_count, comment_count, share_count, save_count, engagement_rate, trending_score)
       SELECT $1, $2, external_id, url, creator, caption, music, thumbnail_url, duration_seconds, posted_at,
         watch_count, like_count, comment_count, share_count, save_count, engagement_rate, trending_score
       FROM jsonb_to_recordset($3::jsonb) AS found(external_id text, url text, creator text, caption text,
       music text, thumbnail_url text,
         duration_seconds double precision, posted_at timestamptz, watch_count bigint, like_count bigint,
         comment_count bigint,
         share_count bigint, save_count bigint, engagement_rate double precision, trending_score double precision)
       ORDER BY posted_at
       ON CONFLICT (source_id, external_id) DO UPDATE SET url = excluded.url, creator = excluded.creator,
       caption = excluded.caption,
         music = excluded.music, thumbnail_url = excluded.thumbnail_url, duration_seconds = excluded.duration_seconds,
         watch_count = excluded.watch_count, like_count = excluded.like_count, comment_count = excluded.comment_count,
         share_count = excluded.share_count, save_count = excluded.save_count,
         engagement_rate = excluded.engagement_rate,
         trending_score = excluded.trending_score, updated_at = now()
       WHERE (post.watch_count, post.like_count, post.comment_count, post.share_count, post.save_count, post.caption)
         IS DISTINCT FROM (excluded.watch_count, excluded.like_count, excluded.comment_count, excluded.share_count,
         excluded.save_count, excluded.caption)`,
      [id, platform, JSON.stringify(posts)],
    );
  }

  async saveComments(sourceId: number, comments: readonly ScrapedComment[]): Promise<void> {
    if (comments.length === 0) return;
    await this.db.execute(
      `INSERT INTO scraped_comment (post_id, external_id, author, body, like_count, posted_at)
       SELECT DISTINCT ON (post.id, found.external_id) post.id, found.external_id, author, body, found.like_count,
       found.posted_at
       FROM jsonb_to_recordset($2::jsonb) AS found(post_url text, external_id text, author text, body text,
       like_count bigint, posted_at timestamptz)
       JOIN scraped_post AS post ON post.source_id = $1 AND post.url = found.post_url
       ON CONFLICT (post_id, external_id) DO UPDATE SET like_count = excluded.like_count`,
      [
        sourceId,
        JSON.stringify(
          comments.map(({ postUrl, externalId, author, text, likeCount, postedAt }) => ({
            post_url: postUrl,
            external_id: externalId,
            author,
            body: text,
            like_count: likeCount,
            posted_at: postedAt,
          })),
        ),
      ],
    );
  }

  /** Returns the newest first. */
  async newestUrls(sourceId: number, max: number): Promise<string[]> {
    const posts = await this.db.rows(
      Address,
      `SELECT url FROM scraped_post WHERE source_id = $1 ORDER BY posted_at DESC, id DESC LIMIT $2`,
      [sourceId, max],
    );
    return posts.map(({ url }) => url);
  }

  /** Returns the id of the source's latest post, 0 if there is none. */
  async last(sourceId: number): Promise<number> {
    const { last } = await this.db.single(LAST, `SELECT max(id) AS last FROM scraped_post WHERE source_id = $1`, [
      sourceId,
    ]);
    return last ?? 0;
  }

  /**
   * Marks posts in this range that the organization has not paid for with the bill; returns how many posts the bill
   * covers.
   */
  async claim(bill: string, organizationId: number, sourceId: number, after: number, through: number): Promise<number> {
    await this.db.execute(
      `INSERT INTO paid_finding (organization_id, kind, platform, external_id, bill)
       SELECT $1, 'post', platform, external_id, $5 FROM scraped_post WHERE source_id = $2 AND id > $3 AND id <= $4
       ORDER BY platform, external_id
       ON CONFLICT DO NOTHING`,
      [organizationId, sourceId, after, through, bill],
    );
    const { count } = await this.db.single(
      COUNT,
      `SELECT count(*)::integer AS count FROM paid_finding WHERE bill = $1`,
      [bill],
    );
    return count;
  }

  /** Removes the marks of a bill that is not paid. */
  async releaseClaim(bill: string): Promise<void> {
    await this.db.execute(`DELETE FROM paid_finding WHERE bill = $1`, [bill]);
  }

  /** Counts what an order covers. */
  async count({ sourceId, since, max }: PostSelection): Promise<ScrapeFindings> {
    return this.db.single(
      FINDINGS,
      `WITH selected AS (${SELECTED}), commented AS (${COMMENTED})
       SELECT (SELECT count(*) FROM selected)::integer AS posts, (SELECT count(*) FROM commented)::integer AS comments`,
      [sourceId, since, max],
    );
  }

  /** Marks what is new to the organization with its order, and counts it. */
  async claimSelected(
    bill: string,
    organizationId: number,
    { sourceId, since, max }: PostSelection,
    withComments: boolean,
  ): Promise<ScrapeFindings> {
    return this.db.single(
      FINDINGS,
      `WITH selected AS (${SELECTED}), commented AS (${COMMENTED}),
       found AS (
         SELECT 'post' AS kind, platform, external_id FROM selected
         UNION ALL SELECT 'comment', platform, external_id FROM commented WHERE $6
       ), claimed AS (
         INSERT INTO paid_finding (organization_id, kind, platform, external_id, bill)
         SELECT $4, kind, platform, external_id, $5 FROM found ORDER BY kind, platform, external_id
         ON CONFLICT DO NOTHING RETURNING kind
       )
       SELECT (count(*) FILTER (WHERE kind = 'post'))::integer AS posts,
       (count(*) FILTER (WHERE kind = 'comment'))::integer AS comments FROM claimed`,
      [sourceId, since, max, organizationId, bill, withComments],
    );
  }

  /**
   * Deletes at limit `limit` posts that were published before that time, of the sources from the id `from` on in the
   * order of their ids. Returns the source of each.
   */
  async deleteOlder(before: Date, from: number, limit: number): Promise<number[]> {
    const deleted = await this.db.rows(
      SOURCE,
      `DELETE FROM scraped_post WHERE id = ANY (ARRAY(
         SELECT post.id FROM scraped_source AS source CROSS JOIN LATERAL (
           SELECT id FROM scraped_post WHERE source_id = source.id AND posted_at < $1 ORDER BY posted_at LIMIT $3
         ) AS post WHERE source.id >= $2 ORDER BY source.id LIMIT $3)) RETURNING ${SOURCE.columns()}`,
      [before, from, limit],
    );
    return deleted.map(({ sourceId }) => sourceId);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.execute(`DELETE FROM paid_finding WHERE organization_id = $1`, [organizationId]);
  }
}

const FINDINGS = row({ posts: integer(), comments: integer() });

const columnsOf = (post: ScrapedPost) => ({
  external_id: post.externalId,
  url: post.url,
  creator: post.creator,
  caption: post.caption,
  music: post.music,
  thumbnail_url: post.thumbnailUrl,
  duration_seconds: post.durationSeconds,
  watch_count: post.watchCount,
  like_count: post.likeCount,
  comment_count: post.commentCount,
  share_count: post.shareCount,
  save_count: post.saveCount,
});
