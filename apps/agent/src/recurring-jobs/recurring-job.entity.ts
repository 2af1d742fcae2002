import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Delivery, FiringOutcome, JobType, RecurringJobStatus, Schedule } from './recurring-job.js';

/** A message that an agent is given again and again, at local times. */
@Entity('recurring_job')
@Index('recurring_job_of_agent', ['agentId', 'createdAt'])
@Index('recurring_job_of_organization', ['organizationId'])
@Index('recurring_job_default', ['agentId'], { unique: true, where: `is_default AND status <> 'deleted'` })
export class RecurringJobEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'recurring_job_pkey' })
  id!: string;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  /** Who made it, and in whose name it runs. */
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
  delivery!: Delivery;

  @Column('text', { default: 'active' })
  status!: RecurringJobStatus;

  /** Kept while it is paused. */
  @Column('timestamptz')
  nextRunAt!: Date;

  @Column('timestamptz', { nullable: true })
  lastRunAt!: Date | null;

  /** Where its runs are talked about; it is begun by the first. */
  @Column('uuid', { nullable: true })
  conversationId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

/** One time that a recurring job came round: the key makes it one, however many workers meet it. */
@Entity('recurring_job_firing')
@Index('recurring_job_firing_run', ['runId'], { unique: true })
export class RecurringJobFiringEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'recurring_job_firing_pkey' })
  recurringJobId!: string;

  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'recurring_job_firing_pkey' })
  dueAt!: Date;

  /** The run that it begins. */
  @Column('uuid')
  runId!: string;

  @Column('text', { nullable: true })
  outcome!: FiringOutcome | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
