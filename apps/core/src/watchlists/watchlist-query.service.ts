import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DAY_MS, DomainError } from '@reelsheet/kernel';
import { ScrapedPostReader, type WatchedPost } from '../scraping/scraped-post.reader.js';
import { analysisOf, groupsOf, summaryOf, type Analysis, type Group } from './analysis.js';
import { clarification, filterOf, type WatchlistQuery } from './watchlist-query.js';
import { WatchlistRepository } from './watchlist.repository.js';
import { MAX_COMMENTS } from './watchlist-limits.js';

export interface WatchlistAnswer {
  readonly clarification: string | null;
  readonly kind: Analysis;
  readonly filters: WatchlistQuery;
  readonly posts: readonly WatchedPost[];
  readonly groups: readonly Group[];
  readonly summary: string;
}

export interface TrendsQuery {
  readonly days?: number;
  readonly limit: number;
  readonly offset: number;
}

/** Queries over watched posts. */
@Injectable()
export class WatchlistQueryService {
  constructor(
    private readonly lists: WatchlistRepository,
    private readonly posts: ScrapedPostReader,
    private readonly clock: Clock,
  ) {}

  /** Throws `not_found` for a list of another agent. */
  async request(agentId: number, watchlistId: string, query: WatchlistQuery): Promise<WatchlistAnswer> {
    const name = await this.lists.nameOf(agentId, watchlistId);
    if (name === undefined) throw new DomainError(CommonErrors.notFound);
    const kind = analysisOf(query.question);
    const unclear = clarification(query);
    if (unclear) return { clarification: unclear, kind, filters: query, posts: [], groups: [], summary: '' };
    const filter = filterOf(query, this.clock.now());
    const posts = await this.posts.best(await this.lists.ranges(watchlistId), filter);
    const comments =
      kind === 'comment_themes'
        ? await this.posts.comments(
            posts.map(({ id }) => id),
            MAX_COMMENTS,
          )
        : [];
    const groups = groupsOf(kind, posts, comments);
    const filters = { ...query, ...(query.limit === undefined && { limit: filter.limit }) };
    return {
      clarification: null,
      kind,
      filters,
      posts,
      groups,
      summary: summaryOf(kind, name, posts, groups, query.days),
    };
  }

  /** Returns posts of the agent's active lists and monitoring jobs, each once. */
  async trends(agentId: number, { days, limit, offset }: TrendsQuery): Promise<WatchedPost[]> {
    const since = days === undefined ? null : new Date(this.clock.now().getTime() - days * DAY_MS);
    const filter = { since, minEngagementRate: null, sortBy: 'trending_score', limit: limit + offset } as const;
    const [watched, monitored] = [
      await this.posts.best(await this.lists.rangesOfAgent(agentId), filter),
      await this.posts.ordered(agentId, filter),
    ];
    const once = new Map([...watched, ...monitored].map((post) => [`${post.platform} ${post.externalId}`, post]));
    return [...once.values()]
      .toSorted((a, b) => b.trendingScore - a.trendingScore || b.id - a.id)
      .slice(offset, offset + limit);
  }
}
