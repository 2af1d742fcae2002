import type { ScrapedPost } from '@reelsheet/provider-scraper';

export type Counts = Pick<ScrapedPost, 'watchCount' | 'likeCount' | 'commentCount' | 'shareCount' | 'saveCount'>;

const DAY_MS = 24 * 60 * 60 * 1_000;
const SCORE_EPOCH = Date.UTC(2026, 0, 1);
/** Posts that are this many days younger rank like posts with ten times the attention. */
const DAYS_OF_A_MAGNITUDE = 2;

/** Returns likes, comments, shares and saves divided by views, between 0 and 1; 0 if the platform reports no views. */
export function engagementRate({ watchCount, likeCount, commentCount, shareCount, saveCount }: Counts): number {
  if (watchCount === 0) return 0;
  return Math.min(1, (likeCount + commentCount + shareCount + saveCount) / watchCount);
}

/**
 * Returns the logarithm of attention plus a bonus for youth: a post of today ranks like a post of two days ago with ten
 * times the attention. The score does not change over time, so it is stored and indexed.
 */
export function trendingScore(counts: Counts, postedAt: Date): number {
  const { watchCount, likeCount, commentCount, shareCount, saveCount } = counts;
  const attention = watchCount / 100 + likeCount + 2 * commentCount + 3 * shareCount + 3 * saveCount;
  const days = (postedAt.getTime() - SCORE_EPOCH) / DAY_MS;
  return Math.log10(1 + attention) + days / DAYS_OF_A_MAGNITUDE;
}
