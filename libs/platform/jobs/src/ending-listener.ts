import { applyDecorators, Injectable, SetMetadata, type Type } from '@nestjs/common';
import type { JobEntity } from './job.entity.js';
import type { JobKind } from './job-kind.js';

/** Is called at the end of each job of one kind, whether a worker or a caller ended it. */
export interface EndingListener<Job extends JobEntity> {
  /** Runs in the transaction that ends the job, before its credits are settled. */
  ended(job: Job): Promise<void>;
}

export const ENDINGS_OF = 'reelsheet:endings-of';

/** Registers the class as a listener; it must be a provider in every process of the service. */
export function OnJobEnding<Job extends JobEntity>(kind: JobKind<Job>): (target: Type<EndingListener<Job>>) => void {
  return applyDecorators(Injectable(), SetMetadata(ENDINGS_OF, kind));
}
