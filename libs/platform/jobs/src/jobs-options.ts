export interface JobsOptions {
  readonly service: string;
  /** True in the worker, which takes jobs. */
  readonly runsJobs: boolean;
}

export const JOBS_OPTIONS = Symbol('jobs options');
