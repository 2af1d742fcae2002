import { Type } from 'typebox';
import { defineEvent, defineRpc } from './define.js';
import { Id, Timestamp, nullable, Uuid } from './shapes.js';

/** Returns the agent's brand and personality for the prompt of a run. */
export const readAgentCore = defineRpc(
  'rpc.core.agent_core.read.v1',
  Type.Object({ agent_id: Id }),
  Type.Object({
    brand_name: nullable(Type.String()),
    description: nullable(Type.String()),
    goal: nullable(Type.String()),
    identity_type: nullable(Type.String()),
    personality: nullable(Type.String()),
    keywords: Type.Array(Type.String()),
    research_topics: Type.Array(Type.String()),
    target_platforms: Type.Array(Type.String()),
  }),
);

const Backup = Type.Object({
  backup_id: Id,
  organization_id: Id,
  agent_id: Id,
  source_event: Type.String(),
  asset_type: Type.String(),
  status: Type.Union([Type.Literal('synced'), Type.Literal('failed')]),
  store_blob_id: nullable(Type.String()),
  error_code: nullable(Type.String()),
});

/** An asset is stored, read back and charged. */
export const backupSynced = defineEvent('evt.core.backup.synced.v1', ['base'], Backup);
export const backupFailed = defineEvent('evt.core.backup.failed.v1', ['base'], Backup);
/** A post that a source showed. Rates are 0 to 1; a higher `trending_score` is more attention, or younger. */
const WatchedPost = Type.Object({
  id: Id,
  platform: Type.String(),
  url: Type.String(),
  creator: Type.String(),
  caption: Type.String(),
  hook: Type.String({ description: 'the first words' }),
  music: nullable(Type.String()),
  thumbnail_url: nullable(Type.String()),
  duration_seconds: nullable(Type.Number()),
  posted_at: Timestamp,
  watch_count: Type.Integer({ minimum: 0 }),
  like_count: Type.Integer({ minimum: 0 }),
  comment_count: Type.Integer({ minimum: 0 }),
  share_count: Type.Integer({ minimum: 0 }),
  save_count: Type.Integer({ minimum: 0 }),
  engagement_rate: Type.Number({ minimum: 0, maximum: 1 }),
  trending_score: Type.Number(),
});

/**
 * Posts of the sources that an agent monitors, by its active watchlists or by monitoring jobs, the most trending
 * first.
 */
export const readTrends = defineRpc(
  'rpc.core.trends.read.v1',
  Type.Object({
    agent_id: Id,
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
    limit: Type.Integer({ minimum: 1, maximum: 100 }),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  }),
  Type.Object({ posts: Type.Array(WatchedPost) }),
);

/** Metrics by which the posts of a watchlist can be sorted. */
export const SORT_FIELDS = [
  'engagement_rate',
  'watch_count',
  'like_count',
  'comment_count',
  'share_count',
  'save_count',
  'posted_at',
  'trending_score',
] as const;

/**
 * Filters of a watchlist query. Ranges are not limited here: core answers a value out of range with a
 * clarification.
 */
const WatchlistFilters = {
  question: Type.String({
    pattern: String.raw`\S`,
    maxLength: 2_000,
    description: 'what is asked: top videos, hooks, creators, music, themes of comments, or trends over time',
  }),
  days: Type.Optional(Type.Number({ description: 'how many days back; only if the user said so' })),
  limit: Type.Optional(Type.Number({ description: 'how many videos; only if the user said so' })),
  sort_by: Type.Optional(
    Type.String({ maxLength: 100, description: `one of ${SORT_FIELDS.join(', ')}; only if the user said so` }),
  ),
  min_engagement_rate: Type.Optional(Type.Number({ description: '0.05 is 5 %; only if the user said so' })),
  return_all: Type.Optional(Type.Boolean({ description: 'everything that matches; only if the user said so' })),
};

/**
 * Asks a watchlist. What is out of range is no error but a `clarification`, to be said to who asks; all else is
 * empty then. 404 `not_found` for a list that is not the agent's.
 */
export const queryWatchlist = defineRpc(
  'rpc.core.watchlist.query.v1',
  Type.Object({ agent_id: Id, watchlist_id: Uuid, ...WatchlistFilters }),
  Type.Object({
    clarification: nullable(Type.String()),
    kind: Type.String(),
    filters: Type.Object(WatchlistFilters),
    videos: Type.Array(WatchedPost),
    groups: Type.Array(
      Type.Object({
        label: Type.String(),
        posts: Type.Integer({ minimum: 0 }),
        watch_count: Type.Integer({ minimum: 0 }),
        engagement_rate: Type.Number({ minimum: 0, maximum: 1 }),
        examples: Type.Array(Type.String()),
      }),
    ),
    summary: Type.String(),
  }),
);

/**
 * Orders one scrape of a source and returns its status. The same reference is the same order.
 * `new_posts` and `new_comments` count those that the organization has not paid for yet.
 */
export const orderScrape = defineRpc(
  'rpc.core.scrape.order.v1',
  Type.Object({
    reference: Type.String({ minLength: 1, maxLength: 100 }),
    organization_id: Id,
    agent_id: Id,
    platform: Type.String(),
    target_type: Type.String(),
    target_value: Type.String(),
    country: nullable(Type.String({ pattern: '^[A-Za-z]{2}$' })),
    days: Type.Integer({ minimum: 0, maximum: 365 }),
    max_results: Type.Integer({ minimum: 1, maximum: 50 }),
    comments: Type.Boolean(),
    max_age_seconds: Type.Integer({ minimum: 0, description: 'a scrape that ended so long ago will do' }),
  }),
  Type.Object({
    status: Type.Union([Type.Literal('pending'), Type.Literal('completed'), Type.Literal('failed')]),
    failed_reason: nullable(Type.String()),
    posts: Type.Integer({ minimum: 0 }),
    comments: Type.Integer({ minimum: 0 }),
    new_posts: Type.Integer({ minimum: 0 }),
    new_comments: Type.Integer({ minimum: 0 }),
  }),
);
