import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { JobProduction } from './productions/production.js';
import type {
  FiringDelivery,
  ResultDelivery,
  FiringOutcome,
  JobType,
  RecurringJobStatus,
  Schedule,
} from './recurring-job.js';

/** A message that an agent receives repeatedly, at local times. */
@Entity('recurring_job')
@Index('recurring_job_of_agent', ['agentId', 'createdAt'])
@Index('recurring_job_of_organization', ['organizationId'])
@Index('recurring_job_default', ['agentId'], { unique: true, where: `is_default AND status <> 'deleted'` })
export class RecurringJobEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  /** The creator, in whose name the job runs. */
  @Column('bigint')
  userId!: number;

  @Column('boolean', { default: false })
  isDefault!: boolean;

  @Column('text')
  name!: string;

  @Column('text')
  jobType!: JobType;

  @Column('text')
  prompt!: string;

  @Column('jsonb')
  schedule!: Schedule;

  @Column('jsonb')
  delivery!: ResultDelivery;

  /** The videos that it makes of accepted ideas; null for other types of jobs. */
  @Column('jsonb', { nullable: true })
  production!: JobProduction | null;

  @Column('text', { default: 'active' })
  status!: RecurringJobStatus;

  /** Also stored while the job is paused. */
  @Column('timestamptz')
  nextRunAt!: Date;

  @Column('timestamptz', { nullable: true })
  lastRunAt!: Date | null;

  /** The conversation of its runs, created by the first run. */
  @Column('uuid', { nullable: true })
  conversationId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

/** One due time of a recurring job. The primary key makes it unique, however many workers fire it. */
@Entity('recurring_job_firing')
@Index('recurring_job_firing_run', ['runId'], { unique: true })
export class RecurringJobFiringEntity {
  @PrimaryColumn('uuid')
  recurringJobId!: string;

  @PrimaryColumn('timestamptz')
  dueAt!: Date;

  /** The run that it starts. */
  @Column('uuid')
  runId!: string;

  @Column('text', { nullable: true })
  outcome!: FiringOutcome | null;

  /** Outcome of the mail with the result. */
  @Column('text', { nullable: true })
  delivery!: FiringDelivery | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
