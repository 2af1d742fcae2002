import { UpdatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { SourcePlatform } from './target.js';

/** A post as its source showed it last. */
@Entity('scraped_post')
@Index('scraped_post_found', ['sourceId', 'externalId'], { unique: true })
@Index('scraped_post_by_posted_at', ['sourceId', 'postedAt'])
@Index('scraped_post_by_engagement_rate', ['sourceId', 'engagementRate'])
@Index('scraped_post_by_trending_score', ['sourceId', 'trendingScore'])
@Index('scraped_post_by_watch_count', ['sourceId', 'watchCount'])
@Index('scraped_post_by_like_count', ['sourceId', 'likeCount'])
@Index('scraped_post_by_comment_count', ['sourceId', 'commentCount'])
@Index('scraped_post_by_share_count', ['sourceId', 'shareCount'])
@Index('scraped_post_by_save_count', ['sourceId', 'saveCount'])
@Index('scraped_post_by_id', ['sourceId', 'id'])
export class ScrapedPostEntity extends UpdatedEntity {
  @Column('bigint')
  sourceId!: number;

  @Column('text')
  platform!: SourcePlatform;

  @Column('text')
  externalId!: string;

  @Column('text')
  url!: string;

  @Column('text')
  creator!: string;

  @Column('text')
  caption!: string;

  @Column('text', { nullable: true })
  music!: string | null;

  @Column('text', { nullable: true })
  thumbnailUrl!: string | null;

  @Column('double precision', { nullable: true })
  durationSeconds!: number | null;

  /** When it was first found, if the platform does not report a time. */
  @Column('timestamptz')
  postedAt!: Date;

  @Column('bigint')
  watchCount!: number;

  @Column('bigint')
  likeCount!: number;

  @Column('bigint')
  commentCount!: number;

  @Column('bigint')
  shareCount!: number;

  @Column('bigint')
  saveCount!: number;

  @Column('double precision')
  engagementRate!: number;

  @Column('double precision')
  trendingScore!: number;
}

@Entity('scraped_comment')
export class ScrapedCommentEntity {
  @PrimaryColumn('bigint')
  postId!: number;

  @PrimaryColumn('text')
  externalId!: string;

  @Column('text')
  author!: string;

  @Column('text')
  body!: string;

  @Column('bigint')
  likeCount!: number;

  @Column('timestamptz', { nullable: true })
  postedAt!: Date | null;
}

/** A post or comment that an organization has paid for or is about to pay for; charged once. */
@Entity('paid_finding')
@Index('paid_finding_bill', ['bill'])
export class PaidFindingEntity {
  @PrimaryColumn('bigint')
  organizationId!: number;

  @PrimaryColumn('text')
  kind!: 'post' | 'comment';

  @PrimaryColumn('text')
  platform!: SourcePlatform;

  @PrimaryColumn('text')
  externalId!: string;

  /** The reference of the charge in the ledger. */
  @Column('text')
  bill!: string;
}
