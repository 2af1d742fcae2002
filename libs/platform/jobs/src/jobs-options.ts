export interface JobsOptions {
  readonly service: string;
  /** True in the worker process, which claims and runs jobs. */
  readonly runsJobs: boolean;
}

export const JOBS_OPTIONS = Symbol('jobs options');
