import type { Micro } from '@reelsheet/kernel';
import type { JobEntity } from './job.entity.js';
import type { Changes } from './job-kind.js';

interface JobEnding<Job extends JobEntity> {
  readonly changes?: Changes<Job>;
  /** Runs in the transaction that ends the job. The returned properties are added to the job for its event. */
  readonly commit?: () => Promise<Partial<Job> | void>;
  /** Runs if the claim was lost before that transaction, to undo external effects. */
  readonly abandon?: () => Promise<void>;
}

export interface Completed<Job extends JobEntity> extends JobEnding<Job> {
  readonly state: 'completed';
  /** Charged credits, at most the held ones; default 0. */
  readonly cost?: Micro;
  /** Deletes the row, for jobs that are never read again. */
  readonly deleteRow?: boolean;
}

/** The vendor is still working: poll again later, which is not an attempt. */
export interface Waiting<Job extends JobEntity> {
  readonly state: 'waiting';
  readonly afterMs: number;
  readonly changes?: Changes<Job>;
}

/**
 * Another attempt after `afterMs`, by default after the back-off of the kind. After the last attempt the job fails
 * for this reason.
 */
export interface Retry<Job extends JobEntity> {
  readonly state: 'retry';
  readonly reason: string;
  readonly afterMs?: number;
  readonly changes?: Changes<Job>;
}

export interface Failed<Job extends JobEntity> extends JobEnding<Job> {
  readonly state: 'failed';
  readonly reason: string;
  /** Error code, stored by the tables that have a column for it. */
  readonly code?: string;
  /** Credits to charge for what was used until the failure, at most the held ones; default 0. */
  readonly cost?: Micro;
}

export interface Stopped<Job extends JobEntity> extends JobEnding<Job> {
  readonly state: 'stopped';
}

export type Ending<Job extends JobEntity> = Completed<Job> | Failed<Job> | Stopped<Job>;

/** Result of one step of a job. */
export type Outcome<Job extends JobEntity> = Ending<Job> | Waiting<Job> | Retry<Job>;
