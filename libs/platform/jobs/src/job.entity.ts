import { Column, Entity, Index } from 'typeorm';

/** What a job is inside, whatever the wire calls it. */
export const JOB_STATUSES = ['pending', 'processing', 'completed', 'failed', 'stopped'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

const ENDED: readonly JobStatus[] = ['completed', 'failed', 'stopped'];
export const hasEnded = (status: JobStatus): boolean => ENDED.includes(status);

/** The entity of a table of jobs, with the indexes that claims need; `turnOf` is that of its kind. One that has a limit of open jobs needs {@link OpenJobsIndex} too. */
export function JobTable(name: string, turnOf = 'organizationId'): ClassDecorator {
  return (target) => {
    Entity(name)(target);
    Index(`${name}_due`, ['dueAt'], { where: 'due_at IS NOT NULL AND NOT ready' })(target);
    Index(`${name}_turn`, [turnOf, 'dueAt'], { where: 'ready' })(target);
  };
}

/** The index by which the open jobs of an organization are counted. */
export const OpenJobsIndex = (name: string): ClassDecorator =>
  Index(`${name}_open`, ['organizationId'], { where: 'due_at IS NOT NULL' });

/** The columns of every table of jobs; `job.columns.ts` makes them. Amounts in micro. */
export abstract class JobEntity {
  abstract id: number | string;

  /** Whose it is, and whose turn it takes unless its kind says otherwise; 0 where it is nobody's. */
  @Column('bigint')
  organizationId!: number;

  @Column('text', { default: 'pending' })
  status!: JobStatus;

  /** Goes up each time that it is continued after a stop. */
  @Column('integer', { default: 1 })
  round!: number;

  /** Tries in this round. A look at what a vendor does meanwhile is none. */
  @Column('integer', { default: 0 })
  attempt!: number;

  /** Another number each time that a worker takes it; a worker writes only while this is still its own. */
  @Column('integer', { default: 0 })
  claim!: number;

  /** A vendor has it, and is looked at. */
  @Column('boolean', { default: false })
  waiting!: boolean;

  /** When a worker looks at it next: for a taken one the end of the lease, null once there is nothing to do. */
  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  dueAt!: Date | null;

  /** It is due, and waits for its organization's turn; set by whoever makes it due at once, else when its moment has come. */
  @Column('boolean', { default: false })
  ready!: boolean;

  /** When the round began, or what is waited for. */
  @Column('timestamptz', { default: () => 'now()' })
  begunAt!: Date;

  /** Held for it; null where it costs nothing. */
  @Column('bigint', { nullable: true })
  estimate!: number | null;

  @Column('bigint', { nullable: true })
  cost!: number | null;

  /** For readers. */
  @Column('text', { nullable: true })
  failedReason!: string | null;

  /** W3C trace context of the order. */
  @Column('text', { nullable: true })
  traceparent!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
