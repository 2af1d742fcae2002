import { JobTable, NumberedJobEntity } from '@reelsheet/platform-jobs';
import { Column, Index } from 'typeorm';
import type { SourcePlatform, TargetType } from './target.js';

/** A source that is scraped repeatedly for everybody who needs it; a job that runs as long as somebody does. */
@JobTable('scraped_source')
@Index('scraped_source_target', ['platform', 'targetType', 'targetValue', 'country'], { unique: true })
export class ScrapedSourceEntity extends NumberedJobEntity {
  @Column('text')
  platform!: SourcePlatform;

  @Column('text')
  targetType!: TargetType;

  @Column('text')
  targetValue!: string;

  @Column('text', { default: '' })
  country!: string;

  /** The organization whose share the next scrape uses, in rotation; `shareId` follows from it. */
  @Column('bigint', { default: 0 })
  shareHolder!: number;

  /**
   * True if the worker has no unfinished scrape, so that the source can be made due immediately.
   */
  @Column('boolean', { default: true })
  isIdle!: boolean;

  /** Our name of the vendor's run, stored before the vendor is called. */
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

  /** Consecutive failed scrapes. */
  @Column('integer', { default: 0 })
  failures!: number;

  @Column('text', { nullable: true })
  failure!: string | null;
}
