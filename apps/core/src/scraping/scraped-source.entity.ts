import { JobEntity, JobTable } from '@reelsheet/platform-jobs';
import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { SourcePlatform, TargetType } from './target.js';

/** Something that is scraped by turns for all who ask for it; a job that goes on as long as somebody does. */
@JobTable('scraped_source', 'turnHolder')
@Index('scraped_source_target', ['platform', 'targetType', 'targetValue', 'country'], { unique: true })
export class ScrapedSourceEntity extends JobEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'scraped_source_pkey',
  })
  id!: number;

  @Column('text')
  platform!: SourcePlatform;

  @Column('text')
  targetType!: TargetType;

  @Column('text')
  targetValue!: string;

  @Column('text', { default: '' })
  country!: string;

  /** Whose turn it takes: an organization that wants it looked at, each of them in turn. */
  @Column('bigint', { default: 0 })
  turnHolder!: number;

  /** Its worker has nothing in hand, so whoever wants it looked at takes it away from that one. */
  @Column('boolean', { default: true })
  atRest!: boolean;

  /** Our name of the vendor's run, written before the vendor hears of it. */
  @Column('uuid', { nullable: true })
  runKey!: string | null;

  @Column('text', { nullable: true })
  runKind!: 'posts' | 'comments' | null;

  @Column('text', { nullable: true })
  runId!: string | null;

  @Column('timestamptz', { nullable: true })
  submittedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  scrapedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  commentsAt!: Date | null;

  /** Turns that failed since the last one that did not. */
  @Column('integer', { default: 0 })
  failures!: number;

  @Column('text', { nullable: true })
  failure!: string | null;
}
