import { Injectable } from '@nestjs/common';
import type { SORT_FIELDS } from '@reelsheet/contracts';
import { bigint, Database, row, rowOf, text, type RowOf } from '@reelsheet/platform-database';
import { ScrapedPostEntity } from './scraped-post.entity.js';

/** A metric by which posts can be sorted; each has an index. */
export type Metric = (typeof SORT_FIELDS)[number];

/** Minimum value of metrics that can be below 0. */
const MIN_VALUES: Partial<Record<Metric, string>> = {
  posted_at: `'-infinity'::timestamptz`,
  trending_score: `'-infinity'::float8`,
};
/** The first read takes this many times a source's even share. */
const OVERSAMPLING = 4;

const Post = rowOf(
  ScrapedPostEntity,
  'id',
  'platform',
  'externalId',
  'url',
  'creator',
  'caption',
  'music',
  'thumbnailUrl',
  'durationSeconds',
  'postedAt',
  'watchCount',
  'likeCount',
  'commentCount',
  'shareCount',
  'saveCount',
  'engagementRate',
  'trendingScore',
);
export type WatchedPost = RowOf<typeof Post>;

const Comment = row({ postId: bigint(), body: text() });
export type Comment = RowOf<typeof Comment>;

/** A range of a source's posts. */
export interface ShownRange {
  readonly sourceId: number;
  readonly seenFrom: number;
  readonly seenThrough: number;
}

export interface PostFilter {
  readonly since: Date | null;
  readonly minEngagementRate: number | null;
  readonly sortBy: Metric;
  readonly limit: number;
  readonly offset?: number;
}

/** Reads posts for watchers of their sources. */
@Injectable()
export class ScrapedPostReader {
  constructor(private readonly db: Database) {}

  /**
   * Returns the best posts of these sources, each once. A source that is visible as a whole is read by the metric's
   * index; a source that is visible from some post on is read from there and sorted. Postgres cannot estimate the width
   * of such a range and would assume a narrow one; `id + 0` prevents an index scan over the whole source. Reading the
   * full limit from every source would be too much: the first read takes a few posts of each source, which gives a
   * lower bound for the last post of the result. Only sources whose posts all reach that bound are read further. So the
   * time depends mainly on the number of requested posts.
   */
  async best(ranges: readonly ShownRange[], filter: PostFilter): Promise<WatchedPost[]> {
    const { since, minEngagementRate, sortBy, limit, offset = 0 } = filter;
    if (ranges.length === 0) return [];
    const max = limit + offset;
    const few = Math.min(max, OVERSAMPLING * Math.ceil(max / ranges.length));
    const bestOf = (where: string, count: number) => `
      (SELECT id, platform, external_id, ${sortBy} AS rank FROM scraped_post
       WHERE source_id = range.source_id AND ${where}
         ${since ? 'AND posted_at >= $6' : 'AND $6::timestamptz IS NULL'}
         ${minEngagementRate === null ? 'AND $7::float8 IS NULL' : 'AND engagement_rate >= $7'}
       ORDER BY ${sortBy} DESC LIMIT ${count})`;
    const ofEach = (table: string, count: number, where = '') => `
      SELECT range.number, post.id, post.platform, post.external_id, post.rank FROM ${table} AS range CROSS
      JOIN LATERAL (
        ${bestOf(`range.seen_from = 0 AND id + 0 <= range.seen_through ${where}`, count)}
        UNION ALL
        ${bestOf(`range.seen_from > 0 AND id > range.seen_from AND id <= range.seen_through ${where}`, count)}
      ) AS post`;
    const once = (table: string) =>
      `SELECT DISTINCT ON (platform, external_id) id, rank FROM ${table} ORDER BY platform, external_id, rank DESC,
        id DESC`;
    const bound = `coalesce((SELECT rank FROM bound), ${MIN_VALUES[sortBy] ?? '0'})`;
    return this.db.rowsOfMany(
      Post,
      `WITH shown AS MATERIALIZED (
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[])
           WITH ORDINALITY AS range(source_id, seen_from, seen_through, number)
       ), few AS MATERIALIZED (${ofEach('shown', few)}
       ), bound AS MATERIALIZED (
         SELECT rank FROM (${once('few')}) AS sampled ORDER BY rank DESC OFFSET ${max - 1} LIMIT 1
       ), deeper AS MATERIALIZED (
         SELECT * FROM shown WHERE number IN (
           SELECT number FROM few GROUP BY number HAVING count(*) = ${few} AND ${few} < ${max}
           AND min(rank) >= ${bound})
       ), top AS MATERIALIZED (
         SELECT * FROM few WHERE rank >= ${bound}
         UNION ALL ${ofEach('deeper', max, `AND ${sortBy} >= ${bound}`)}
       ), best AS (
         SELECT id, rank FROM (${once('top')}) AS distinct_post ORDER BY rank DESC, id DESC
         LIMIT $4::bigint OFFSET $5::bigint
       )
       SELECT ${Post.columns('post')} FROM best JOIN scraped_post AS post USING (id) ORDER BY best.rank DESC, id DESC`,
      [
        ranges.map(({ sourceId }) => sourceId),
        ranges.map(({ seenFrom }) => seenFrom),
        ranges.map(({ seenThrough }) => seenThrough),
        limit,
        offset,
        since,
        minEngagementRate,
      ],
    );
  }

  /** Returns comments on these posts, the most liked first. */
  async comments(postIds: readonly number[], max: number): Promise<Comment[]> {
    return this.db.rowsOfMany(
      Comment,
      `SELECT post_id, body FROM scraped_comment WHERE post_id = ANY ($1) ORDER BY like_count DESC, external_id
        LIMIT $2`,
      [postIds, max],
    );
  }

  /** Returns posts of the sources that the agent's monitoring jobs order and its organization has paid for. */
  async ordered(agentId: number, filter: PostFilter): Promise<WatchedPost[]> {
    const { since, sortBy, limit, offset = 0 } = filter;
    return this.db.rowsOfMany(
      Post,
      `WITH monitored AS (
         SELECT DISTINCT source_id, organization_id FROM scrape_order WHERE agent_id = $1 AND status = 'completed'
       ), best AS (
         SELECT post.id, post.rank FROM monitored CROSS JOIN LATERAL (
           SELECT id, ${sortBy} AS rank FROM scraped_post AS post WHERE source_id = monitored.source_id
             ${since ? 'AND posted_at >= $4' : 'AND $4::timestamptz IS NULL'}
             AND EXISTS (SELECT FROM paid_finding AS paid WHERE paid.organization_id = monitored.organization_id
             AND paid.kind = 'post'
               AND paid.platform = post.platform AND paid.external_id = post.external_id)
           ORDER BY ${sortBy} DESC LIMIT $2::bigint + $3::bigint) AS post
         ORDER BY rank DESC, id DESC LIMIT $2::bigint + $3::bigint
       )
       SELECT ${Post.columns('post')} FROM best JOIN scraped_post AS post USING (id) ORDER BY best.rank DESC, id DESC`,
      [agentId, limit, offset, since],
    );
  }
}
