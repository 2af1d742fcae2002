import { applyDecorators, Injectable, SetMetadata, type Type } from '@nestjs/common';
import type { JobEntity } from './job.entity.js';
import { JOB_KIND, type JobKind } from './job-kind.js';
import type { Outcome } from './outcome.js';
import type { JobContext } from './worker/job-context.js';

/** Executes the jobs of one kind. */
export interface JobStep<Job extends JobEntity> {
  /** Advances a job as far as possible. May be called again for work that an interrupted call has started. */
  run(work: JobContext<Job>): Promise<Outcome<Job>>;
  /** Overrides the default classification of an error of `run`; undefined keeps the default. */
  recover?(error: unknown, work: JobContext<Job>): Outcome<Job> | undefined | Promise<Outcome<Job> | undefined>;
}

/** Registers the class as the step of this kind of job; it must be a provider in the worker. */
export function RunsJob<Job extends JobEntity>(kind: JobKind<Job>): (target: Type<JobStep<Job>>) => void {
  return applyDecorators(Injectable(), SetMetadata(JOB_KIND, kind));
}
