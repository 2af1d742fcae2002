import { choices, prose } from '@reelsheet/kernel';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Internal statuses; the API may use other names. */
export const JOB_STATUSES = choices(
  'Status of a job',
  {
    pending: 'waits for a worker',
    processing: 'a worker or a vendor works on it',
    completed: 'its result is there, and its price was charged',
    failed: 'ended without a result; nothing was charged',
    stopped: 'ended by a caller before it had a result',
  },
  prose`
    pending → processing → completed or failed; both of the first two → stopped. A generation that was stopped is
    pending again when it is continued.`,
);
export type JobStatus = (typeof JOB_STATUSES)[number];

const ENDED: readonly JobStatus[] = ['completed', 'failed', 'stopped'];
export const hasEnded = (status: JobStatus): boolean => ENDED.includes(status);

/**
 * Declares the entity of a job table with the indexes that claims need. `receiver` is the property of `perTarget` of
 * its kind. A kind with `maxOpen` needs {@link OpenJobsIndex} as well.
 */
export function JobTable(name: string, receiver?: string): ClassDecorator {
  return (target) => {
    Entity(name)(target);
    Index(`${name}_due`, ['dueAt'], { where: 'due_at IS NOT NULL AND NOT ready' })(target);
    Index(`${name}_turn`, ['shareId', ...(receiver ? [receiver] : []), 'dueAt'], { where: 'ready' })(target);
  };
}

/** Index for counting the open jobs of an organization. */
export const OpenJobsIndex = (name: string): ClassDecorator =>
  Index(`${name}_open`, ['organizationId'], { where: 'due_at IS NOT NULL' });

/** The columns of every job table, which `job-columns.ts` creates. Amounts are in micro credits. */
export abstract class JobEntity {
  abstract id: number | string;

  /** Owner; 0 for jobs without an organization. */
  @Column('bigint')
  organizationId!: number;

  /**
   * Fair-share key: the organization whose share the owner uses. Triggers set it; 0 for jobs without an
   * organization.
   */
  @Column('bigint', { default: 0 })
  shareId!: number;

  @Column('text', { default: 'pending' })
  status!: JobStatus;

  /** Incremented each time the job is continued after a stop. */
  @Column('integer', { default: 1 })
  round!: number;

  /** Number of attempts in this round. Polling a vendor is not an attempt. */
  @Column('integer', { default: 0 })
  attempt!: number;

  /** Changes with every claim; a worker's writes apply only while it is unchanged. */
  @Column('integer', { default: 0 })
  claim!: number;

  /** True while the job waits for a vendor that is polled. */
  @Column('boolean', { default: false })
  waiting!: boolean;

  /** Next time a worker processes the job; end of the lease while claimed; null when parked or ended. */
  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  dueAt!: Date | null;

  /** True if the job is due and can be claimed; a poll sets it when `dueAt` has passed. */
  @Column('boolean', { default: false })
  ready!: boolean;

  /** Start of the round, or of the current wait for a vendor. */
  @Column('timestamptz', { default: () => 'now()' })
  begunAt!: Date;

  /** Held credits; null if the job is free of charge. */
  @Column('bigint', { nullable: true })
  estimate!: number | null;

  @Column('bigint', { nullable: true })
  cost!: number | null;

  /** Most that the order allows the job to cost; a column of the tables whose jobs can have such a limit. */
  maxCost?: number | null;

  /** Error code of the failure; a column of the tables whose API shows it. */
  failedCode?: string | null;

  /** Message for users. */
  @Column('text', { nullable: true })
  failedReason!: string | null;

  /** W3C trace context of the request that created the job. */
  @Column('text', { nullable: true })
  traceparent!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

/** A job that Postgres numbers. */
export abstract class NumberedJobEntity extends JobEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;
}
