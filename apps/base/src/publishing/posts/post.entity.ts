import { JobTable, NumberedJobEntity } from '@reelsheet/platform-jobs';
import type { Platform } from '@reelsheet/kernel';
import type { Violation, PostContent, PostMetrics, ScheduleType } from '@reelsheet/provider-publisher';
import { UpdatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index } from 'typeorm';
import type { MusicTrack } from './media/music-library.js';
import type { ApprovedPost, PostAccounts, PostStatus } from './post.js';

@Entity('post')
@Index('post_of_agent', ['agentId', 'scheduledTime'])
@Index('post_of_agent_by_id', ['agentId', 'id'])
@Index('post_waiting', ['agentId', 'status'], { where: `status IN ('draft', 'scheduled')` })
@Index('post_failed', ['agentId', 'updatedAt'], { where: `status IN ('failed', 'partial')` })
@Index('post_of_row_by_id', ['rowId', 'agentId', 'id'], { where: 'row_id IS NOT NULL' })
@Index('post_of_idea', ['ideaId', 'agentId', 'id'], { where: 'idea_id IS NOT NULL' })
@Index('post_idempotency_key', ['agentId', 'idempotencyKey'], { unique: true, where: 'idempotency_key IS NOT NULL' })
export class PostEntity extends UpdatedEntity {
  @Column('bigint')
  agentId!: number;

  @Column('text', { default: 'scheduled' })
  status!: PostStatus;

  @Column('text')
  scheduleType!: ScheduleType;

  @Column('timestamptz')
  scheduledTime!: Date;

  /** Requested platforms, including skipped ones. */
  @Column('text', { array: true })
  requested!: string[];

  @Column('boolean')
  strict!: boolean;

  @Column('jsonb')
  content!: PostContent;

  @Column('jsonb')
  skipped!: Violation[];

  /** True if its media come from generations or renders, which is disclosed to the networks. */
  @Column('boolean', { default: false })
  madeWithAi!: boolean;

  /** The idea behind it, stored in the agent service. */
  @Column('bigint', { nullable: true })
  ideaId!: number | null;

  /** The row of a sheet that the video belongs to, which may have been deleted. */
  @Column('bigint', { nullable: true })
  rowId!: number | null;

  /** Null if no run of an agent ordered it. */
  @Column('jsonb', { nullable: true })
  approved!: ApprovedPost | null;

  /** The accounts that publish it; on other platforms the account is selected at publishing time. */
  @Column('jsonb', { nullable: true })
  accounts!: PostAccounts | null;

  @Column('text', { nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the request with this key, in hex. */
  @Column('text', { nullable: true })
  fingerprint!: string | null;

  /** Incremented with each edit of the published post, which only one caller at a time may make. */
  @Column('integer', { default: 0, select: false })
  claim!: number;

  @Column('timestamptz', { nullable: true, select: false })
  claimedUntil!: Date | null;
}

/** A post on one platform. It becomes due when the post is published; `begunAt` is when the network accepted it. */
@JobTable('post_target')
@Index('post_target_platform', ['postId', 'platform'], { unique: true })
export class PostTargetEntity extends NumberedJobEntity {
  @Column('bigint')
  postId!: number;

  @Column('text')
  platform!: Platform;

  /** The account that publishes it, selected at publishing time. */
  @Column('bigint', { nullable: true })
  accountId!: number | null;

  /** Progress of the submission, encrypted because it contains an upload URL that acts as a credential. */
  @Column('text', { nullable: true, select: false })
  state!: string | null;

  /** Number of status checks at the network. */
  @Column('integer', { default: 0 })
  checks!: number;

  @Column('text', { nullable: true })
  platformPostId!: string | null;

  @Column('text', { nullable: true })
  postUrl!: string | null;

  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  @Column('text', { nullable: true })
  errorCode!: string | null;

  @Column('text', { nullable: true })
  failedStep!: string | null;

  @Column('text', { nullable: true })
  warning!: string | null;

  /** Background music of its videos. */
  @Column('jsonb', { nullable: true })
  musicTrack!: MusicTrack | null;

  /** When the published post was last edited. */
  @Column('timestamptz', { nullable: true })
  editedAt!: Date | null;

  /** Metrics as last reported by the network. */
  @Column('jsonb', { nullable: true })
  metrics!: PostMetrics | null;

  @Column('timestamptz', { nullable: true })
  metricsAt!: Date | null;
}
