import { applyDecorators, Injectable, SetMetadata, type Type } from '@nestjs/common';
import type { JobEntity } from './job.entity.js';
import { JOB_KIND, type JobKind } from './job-kind.js';
import type { Outcome } from './outcome.js';
import type { JobContext } from './worker/job-context.js';

/** What workers do with the jobs of one kind. */
export interface JobStep<Job extends JobEntity> {
  /** Takes a job as far as it gets. It may be called again for what an earlier call has begun. */
  run(work: JobContext<Job>): Promise<Outcome<Job>>;
  /** What an error of `run` means, where it is not what the runner takes it for. */
  recover?(error: unknown, work: JobContext<Job>): Outcome<Job> | undefined | Promise<Outcome<Job> | undefined>;
}

/** The class is the step of this kind of job: a provider that the worker finds by this. */
export function RunsJob<Job extends JobEntity>(kind: JobKind<Job>): (target: Type<JobStep<Job>>) => void {
  return applyDecorators(Injectable(), SetMetadata(JOB_KIND, kind));
}
