import type { Micro } from '@reelsheet/kernel';
import type { JobEntity } from './job.entity.js';
import type { Changes } from './job-kind.js';

interface JobEnding<Job extends JobEntity> {
  readonly changes?: Changes<Job>;
  /** Runs in the transaction that ends the job. What it gives is news of the job for the event. */
  readonly commit?: () => Promise<Partial<Job> | void>;
  /** Runs where the claim was lost before that transaction. */
  readonly abandon?: () => Promise<void>;
}

export interface Completed<Job extends JobEntity> extends JobEnding<Job> {
  readonly state: 'completed';
  /** At most what is held is charged; nothing where absent. */
  readonly cost?: Micro;
  /** Nobody asks for it again: its row goes with its end. */
  readonly deleteRow?: boolean;
}

/** The vendor goes on without us: look again later, which is no try. */
export interface Waiting<Job extends JobEntity> {
  readonly state: 'waiting';
  readonly afterMs: number;
  readonly changes?: Changes<Job>;
}

/** Another try; the kind's back-off says when, unless `afterMs` does. With the last try it has failed for this reason. */
export interface Retry<Job extends JobEntity> {
  readonly state: 'retry';
  readonly reason: string;
  readonly afterMs?: number;
  readonly changes?: Changes<Job>;
}

export interface Failed<Job extends JobEntity> extends JobEnding<Job> {
  readonly state: 'failed';
  readonly reason: string;
  /** What was used up until then, where that is to be charged; at most what is held. */
  readonly cost?: Micro;
}

export interface Stopped<Job extends JobEntity> extends JobEnding<Job> {
  readonly state: 'stopped';
}

export type Ending<Job extends JobEntity> = Completed<Job> | Failed<Job> | Stopped<Job>;

/** What became of one step of a job. */
export type Outcome<Job extends JobEntity> = Ending<Job> | Waiting<Job> | Retry<Job>;
