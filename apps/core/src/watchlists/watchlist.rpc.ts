import { Controller } from '@nestjs/common';
import { queryWatchlist, readTrends, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import type { WatchedPost } from '../scraping/scraped-post.reader.js';
import { hookOf } from './analysis.js';
import type { WatchlistQuery } from './watchlist-query.js';
import { WatchlistQueryService } from './watchlist-query.service.js';

/** Captions are shortened so that a reply with many posts fits into one message of a megabyte. */
const CAPTION_CHARACTERS = 100_000;
const MAX_CAPTION_LENGTH = 1_000;
const MAX_URL_LENGTH = 300;

type WireFilters = Omit<RequestOf<typeof queryWatchlist>, 'agent_id' | 'watchlist_id'>;

/** The name of each filter inside the service. A filter that the contract adds is a type error until it is listed. */
const FILTER_NAMES = {
  question: 'question',
  days: 'days',
  limit: 'limit',
  sort_by: 'sortBy',
  min_engagement_rate: 'minEngagementRate',
  return_all: 'returnAll',
} as const satisfies Record<keyof WireFilters, keyof WatchlistQuery>;

/** Used by runs and trends of the agent service. */
@Controller()
export class WatchlistRpc {
  constructor(private readonly queries: WatchlistQueryService) {}

  @HandlesRpc(queryWatchlist)
  async query({
    agent_id,
    watchlist_id,
    ...requested
  }: RequestOf<typeof queryWatchlist>): Promise<ReplyOf<typeof queryWatchlist>> {
    const { clarification, kind, filters, posts, groups, summary } = await this.queries.request(
      agent_id,
      watchlist_id,
      toQuery(requested),
    );
    return {
      clarification,
      kind,
      filters: { ...requested, ...(filters.limit !== undefined && { limit: filters.limit }) },
      videos: toMessages(posts),
      groups: groups.map(({ label, posts, watchCount, engagementRate, examples }) => ({
        label,
        posts,
        watch_count: watchCount,
        engagement_rate: engagementRate,
        examples: [...examples],
      })),
      summary,
    };
  }

  @HandlesRpc(readTrends)
  async trends({
    agent_id,
    days,
    limit,
    offset = 0,
  }: RequestOf<typeof readTrends>): Promise<ReplyOf<typeof readTrends>> {
    const posts = await this.queries.trends(agent_id, { ...(days !== undefined && { days }), limit, offset });
    return { posts: toMessages(posts) };
  }
}

/** Returns the stated filters; absent ones stay absent. */
function toQuery(filters: WireFilters): WatchlistQuery {
  const names = Object.entries(FILTER_NAMES) as [keyof WireFilters, keyof WatchlistQuery][];
  const stated = names.filter(([wireName]) => filters[wireName] !== undefined);
  return Object.fromEntries(stated.map(([wireName, name]) => [name, filters[wireName]])) as object as WatchlistQuery;
}

function toMessages(posts: readonly WatchedPost[]) {
  const longest = Math.min(MAX_CAPTION_LENGTH, Math.floor(CAPTION_CHARACTERS / Math.max(1, posts.length)));
  return posts.map((post) => ({
    id: post.id,
    platform: post.platform,
    url: post.url,
    creator: post.creator,
    caption: post.caption.slice(0, longest).toWellFormed(),
    hook: hookOf(post.caption),
    music: post.music,
    thumbnail_url: post.thumbnailUrl !== null && post.thumbnailUrl.length <= MAX_URL_LENGTH ? post.thumbnailUrl : null,
    duration_seconds: post.durationSeconds,
    posted_at: post.postedAt.toISOString(),
    watch_count: post.watchCount,
    like_count: post.likeCount,
    comment_count: post.commentCount,
    share_count: post.shareCount,
    save_count: post.saveCount,
    engagement_rate: post.engagementRate,
    trending_score: post.trendingScore,
  }));
}
