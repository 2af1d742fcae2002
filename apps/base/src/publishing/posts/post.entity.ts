import { JobEntity, JobTable } from '@reelsheet/platform-jobs';
import type { Platform } from '@reelsheet/kernel';
import type { Violation, PostContent, PostMetrics, ScheduleType } from '@reelsheet/provider-publisher';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MusicTrack } from './media/music-library.js';
import type { PostStatus } from './post.js';

@Entity('post')
@Index('post_of_agent', ['agentId', 'scheduledTime'])
@Index('post_of_row', ['rowId'], { where: 'row_id IS NOT NULL' })
@Index('post_idempotency_key', ['agentId', 'idempotencyKey'], { unique: true, where: 'idempotency_key IS NOT NULL' })
export class PostEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'post_pkey',
  })
  id!: number;

  @Column('bigint')
  agentId!: number;

  @Column('text', { default: 'scheduled' })
  status!: PostStatus;

  @Column('text')
  scheduleType!: ScheduleType;

  @Column('timestamptz')
  scheduledTime!: Date;

  /** Platforms that the caller asked for, those that are skipped too. */
  @Column('text', { array: true })
  requested!: string[];

  @Column('boolean')
  strict!: boolean;

  @Column('jsonb')
  content!: PostContent;

  @Column('jsonb')
  skipped!: Violation[];

  /** Its media came out of our generations or renders, which networks are told. */
  @Column('boolean', { default: false })
  madeWithAi!: boolean;

  /** The idea behind it, which the agent service keeps. */
  @Column('bigint', { nullable: true })
  ideaId!: number | null;

  /** The sheet's row that it is the video of; it may be gone. */
  @Column('bigint', { nullable: true })
  rowId!: number | null;

  @Column('text', { nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the request that the key stands for, hex. */
  @Column('text', { nullable: true })
  fingerprint!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  /** Goes up with each edit of the live post, which one caller at a time makes. */
  @Column('integer', { default: 0, select: false })
  claim!: number;

  @Column('timestamptz', { nullable: true, select: false })
  claimedUntil!: Date | null;
}

/** A post on one platform. It is due from the moment at which its post goes out; `begunAt` says since when the network holds it. */
@JobTable('post_target')
@Index('post_target_platform', ['postId', 'platform'], { unique: true })
export class PostTargetEntity extends JobEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'post_target_pkey',
  })
  id!: number;

  @Column('bigint')
  postId!: number;

  @Column('text')
  platform!: Platform;

  /** The account that it goes out from, chosen when it does. */
  @Column('bigint', { nullable: true })
  accountId!: number | null;

  /** How far the submission has come, sealed: it holds an address that grants the upload. */
  @Column('text', { nullable: true, select: false })
  state!: string | null;

  /** Looks at what the network makes of it. */
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

  /** What sounds beneath its videos. */
  @Column('jsonb', { nullable: true })
  musicTrack!: MusicTrack | null;

  /** When the live post was changed last. */
  @Column('timestamptz', { nullable: true })
  editedAt!: Date | null;

  /** What people did with it, as the network told last. */
  @Column('jsonb', { nullable: true })
  metrics!: PostMetrics | null;

  @Column('timestamptz', { nullable: true })
  metricsAt!: Date | null;
}
