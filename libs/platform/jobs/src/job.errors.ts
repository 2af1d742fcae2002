import { CommonErrors, defineError, DomainError, toCredits, type Micro } from '@reelsheet/kernel';
import { isTransient } from '@reelsheet/platform-database';

export const JobErrors = {
  tooManyOpen: defineError({
    code: 'too_many_jobs',
    status: 429,
    message: 'The organization has as many jobs of this kind open as it may; order again when some of them have ended',
  }),
  costExceedsLimit: defineError({
    code: 'cost_exceeds_limit',
    status: 422,
    message: 'It would cost more credits than its order allows',
  }),
} as const;

/** Throws `cost_exceeds_limit` if a job would cost more than its order allows; null allows any price. */
export function requireWithinLimit(price: Micro, maxCost: Micro | null | undefined): void {
  if (maxCost === null || maxCost === undefined || price <= maxCost) return;
  throw new DomainError(
    JobErrors.costExceedsLimit,
    `It would cost ${toCredits(price)} credits, and its order allows ${toCredits(Math.max(0, maxCost))}`,
  );
}

/** The job was stopped or claimed by another worker. */
export class ClaimLost extends Error {
  constructor() {
    super('the claim on the job was lost');
  }
}

/** This worker is stopping; its jobs are released for other workers. */
export class WorkerStopping extends Error {
  constructor() {
    super('the worker is stopping');
  }
}

/** Every attempt was interrupted before it ended, for example by crashes of workers. */
export class AttemptsInterrupted extends Error {
  constructor(attempts: number) {
    super(`It was given up after ${attempts} tries`);
  }
}

/**
 * Returns true if a service, the database or storage is unavailable, or a lock is held by others. The job is not the
 * cause, so no attempt is counted.
 */
export function isDependencyUnavailable(error: unknown): boolean {
  return isTransient(error) || (error instanceof DomainError && error.is(CommonErrors.unavailable));
}
