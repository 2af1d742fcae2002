import { JobTable, NumberedJobEntity } from '@reelsheet/platform-jobs';
import { UpdatedEntity } from '@reelsheet/platform-database';
import { Check, Column, Entity, Index } from 'typeorm';
import type { MonitoredPlatform, MonitoringStatus, SearchType } from './monitoring.js';

/** A monitoring job of an agent. */
@Entity('monitoring')
@Check('monitoring_status', `status IN ('pending', 'processing', 'completed', 'failed')`)
@Index('monitoring_of_agent', ['agentId', 'id'])
@Index('monitoring_of_organization', ['organizationId'])
export class MonitoringEntity extends UpdatedEntity {
  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  @Column('text')
  platform!: MonitoredPlatform;

  @Column('text')
  type!: SearchType;

  @Column('text')
  value!: string;

  @Column('integer')
  days!: number;

  @Column('text', { nullable: true })
  country!: string | null;

  @Column('integer')
  maxResults!: number;

  @Column('boolean')
  monitoring!: boolean;

  @Column('boolean')
  commentMonitoring!: boolean;

  @Column('text', { default: 'pending' })
  status!: MonitoringStatus;

  @Column('text', { nullable: true })
  failedReason!: string | null;

  /** Number of posts found and charged in all scrapes. */
  @Column('integer', { default: 0 })
  posts!: number;

  @Column('integer', { default: 0 })
  comments!: number;

  /** Credits charged in all scrapes, in micro. */
  @Column('bigint', { default: 0 })
  cost!: number;

  @Column('timestamptz', { nullable: true })
  lastScrapedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  nextScrapeAt!: Date | null;
}

/** One scrape of a monitoring job; the next one is enqueued when it ends. */
@JobTable('monitoring_scrape')
@Index('monitoring_scrape_of_monitoring', ['monitoringId'])
@Index('monitoring_scrape_of_organization', ['organizationId'])
export class MonitoringScrapeEntity extends NumberedJobEntity {
  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  monitoringId!: number;

  @Column('integer', { default: 0 })
  posts!: number;

  @Column('integer', { default: 0 })
  comments!: number;
}
