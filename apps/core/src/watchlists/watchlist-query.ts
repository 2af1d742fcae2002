import { SORT_FIELDS } from '@reelsheet/contracts';
import type { Metric, PostFilter } from '../scraping/scraped-post.reader.js';
import { QUERY_LIMITS } from './watchlist-limits.js';

/** A query as it was sent; filters that were not stated are absent. */
export interface WatchlistQuery {
  readonly question: string;
  readonly days?: number;
  readonly limit?: number;
  readonly sortBy?: string;
  readonly minEngagementRate?: number;
  readonly returnAll?: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Returns a clarification for the user if a filter is out of range, otherwise undefined. */
export function clarification({ days, limit, sortBy, minEngagementRate }: WatchlistQuery): string | undefined {
  if (days !== undefined && !isWhole(days, 1, QUERY_LIMITS.days))
    return `How many days back shall I look? I can look back 1 to ${QUERY_LIMITS.days} days.`;
  if (limit !== undefined && !isWhole(limit, 1, QUERY_LIMITS.posts))
    return `How many videos shall I show? I can show 1 to ${QUERY_LIMITS.posts}.`;
  if (sortBy !== undefined && !isMetric(sortBy))
    return `How shall I sort them? I can sort by ${SORT_FIELDS.join(', ')}.`;
  if (minEngagementRate !== undefined && !(minEngagementRate >= 0 && minEngagementRate <= 1))
    return 'What engagement rate at least? I take a fraction from 0.0 to 1.0, where 0.05 is 5%.';
  return undefined;
}

/** Returns the filter of a valid query. An explicit limit takes precedence over `returnAll`. */
export function filterOf({ days, limit, sortBy, minEngagementRate, returnAll }: WatchlistQuery, now: Date): PostFilter {
  return {
    since: days === undefined ? null : new Date(now.getTime() - days * DAY_MS),
    minEngagementRate: minEngagementRate ?? null,
    sortBy: (sortBy ?? 'trending_score') as Metric,
    limit: limit ?? (returnAll ? QUERY_LIMITS.posts : QUERY_LIMITS.usualPosts),
  };
}

const isWhole = (value: number, least: number, max: number) =>
  Number.isInteger(value) && value >= least && value <= max;
const isMetric = (value: string): value is Metric => SORT_FIELDS.includes(value as Metric);
