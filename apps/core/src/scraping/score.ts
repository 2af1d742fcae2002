import type { ScrapedPost } from '@reelsheet/provider-scraper';

export type Counts = Pick<ScrapedPost, 'watchCount' | 'likeCount' | 'commentCount' | 'shareCount' | 'saveCount'>;

const DAY_MS = 24 * 60 * 60 * 1_000;
const SCORE_EPOCH = Date.UTC(2026, 0, 1);
/** So many days younger weigh as much as ten times the attention. */
const DAYS_OF_A_MAGNITUDE = 2;

/** Likes, comments, shares and saves of those who watched: 0 to 1, and 0 where the platform does not tell who watched. */
export function engagementRate({ watchCount, likeCount, commentCount, shareCount, saveCount }: Counts): number {
  if (watchCount === 0) return 0;
  return Math.min(1, (likeCount + commentCount + shareCount + saveCount) / watchCount);
}

/**
 * Attention by magnitude, and youth: a post of today stands beside one of the day before yesterday with ten times the
 * attention. It does not change with time alone, so it is stored, and an index keeps its order.
 */
export function trendingScore(counts: Counts, postedAt: Date): number {
  const { watchCount, likeCount, commentCount, shareCount, saveCount } = counts;
  const attention = watchCount / 100 + likeCount + 2 * commentCount + 3 * shareCount + 3 * saveCount;
  const days = (postedAt.getTime() - SCORE_EPOCH) / DAY_MS;
  return Math.log10(1 + attention) + days / DAYS_OF_A_MAGNITUDE;
}
