import { Decimal, Text, Whole } from '@reelsheet/platform-http';
import { PageQuery } from '../paging.js';
import type { TrendingPost } from './trend-client.js';

/** Core reads at most 10,000 posts. */
export class TrendQuery extends PageQuery {
  @Whole({ optional: true, min: 1, max: 100, about: 'from 1, of 20 posts' })
  override page = 1;

  @Whole({ optional: true, min: 1, max: 365, about: 'how far back; as far as posts are kept where absent' })
  days?: number;
}

export class TrendView {
  @Whole() id!: number;
  @Text() platform!: string;
  @Text() url!: string;
  @Text() creator!: string;
  @Text({ min: 0 }) caption!: string;
  @Text({ min: 0, about: 'its first words' }) hook!: string;
  @Text({ nullable: true }) music!: string | null;
  @Text({ nullable: true }) thumbnail_url!: string | null;
  @Decimal({ nullable: true, about: 'seconds' }) duration_seconds!: number | null;
  @Text({ format: 'date-time' }) posted_at!: string;
  @Whole() watch_count!: number;
  @Whole() like_count!: number;
  @Whole() comment_count!: number;
  @Whole() share_count!: number;
  @Whole() save_count!: number;
  @Decimal({ about: '0 to 1: likes, comments, shares and saves for each view' }) engagement_rate!: number;
  @Decimal({ about: 'higher with more attention, lower with age' }) trending_score!: number;
}

/** The wire format equals the contract's. */
export const toTrend = (post: TrendingPost): TrendView => ({ ...post });
