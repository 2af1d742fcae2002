import { Controller } from '@nestjs/common';
import { queryWatchlist, readTrends, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import type { WatchedPost } from '../scraping/scraped-post.reader.js';
import { hookOf } from './analysis.js';
import { WatchlistQueryService } from './watchlist-query.service.js';

/** Captions are shortened so that a reply with many posts fits into one message of a megabyte. */
const CAPTION_CHARACTERS = 100_000;
const MAX_CAPTION_LENGTH = 1_000;
const MAX_URL_LENGTH = 300;

/** Used by runs and trends of the agent service. */
@Controller()
export class WatchlistRpc {
  constructor(private readonly queries: WatchlistQueryService) {}

  @HandlesRpc(queryWatchlist)
  async query({
    agent_id,
    watchlist_id,
    ...asked
  }: RequestOf<typeof queryWatchlist>): Promise<ReplyOf<typeof queryWatchlist>> {
    const { days, limit, question, sort_by, min_engagement_rate, return_all } = asked;
    const query = {
      question,
      ...(days !== undefined && { days }),
      ...(limit !== undefined && { limit }),
      ...(sort_by !== undefined && { sortBy: sort_by }),
      ...(min_engagement_rate !== undefined && { minEngagementRate: min_engagement_rate }),
      ...(return_all !== undefined && { returnAll: return_all }),
    };
    const { clarification, kind, filters, posts, groups, summary } = await this.queries.ask(
      agent_id,
      watchlist_id,
      query,
    );
    return {
      clarification,
      kind,
      filters: { ...asked, ...(filters.limit !== undefined && { limit: filters.limit }) },
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
