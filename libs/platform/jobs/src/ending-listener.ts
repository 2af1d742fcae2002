import { applyDecorators, Injectable, SetMetadata, type Type } from '@nestjs/common';
import type { JobEntity } from './job.entity.js';
import type { JobKind } from './job-kind.js';

/** Hears of the end of each job of one kind, whoever ended it. */
export interface EndingListener<Job extends JobEntity> {
  /** Part of the transaction that ends the job; the ledger is written after it. */
  ended(job: Job): Promise<void>;
}

export const ENDINGS_OF = 'reelsheet:endings-of';

/** A provider of every process of the service, found by this. */
export function OnJobEnding<Job extends JobEntity>(kind: JobKind<Job>): (target: Type<EndingListener<Job>>) => void {
  return applyDecorators(Injectable(), SetMetadata(ENDINGS_OF, kind));
}
