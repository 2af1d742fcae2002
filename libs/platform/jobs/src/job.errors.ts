import { CommonErrors, defineError, DomainError } from '@reelsheet/kernel';
import { isTransient } from '@reelsheet/platform-database';

export const JobErrors = {
  tooManyOpen: defineError({
    code: 'too_many_jobs',
    status: 429,
    message: 'The organization has as many jobs of this kind open as it may; order again when some of them have ended',
  }),
} as const;

/** The job was stopped, or another worker has it. */
export class ClaimLost extends Error {
  constructor() {
    super('the claim on the job is lost');
  }
}

/** This worker is going down; its jobs are free for the others. */
export class WorkerStopping extends Error {
  constructor() {
    super('the worker is going down');
  }
}

/** Every try was cut off before it came to an end. */
export class AttemptsInterrupted extends Error {
  constructor(attempts: number) {
    super(`It was given up after ${attempts} tries`);
  }
}

/** True where a neighbour, the database or storage is not there, or others hold a lock: no fault of the job, so it costs no try. */
export function isDependencyUnavailable(error: unknown): boolean {
  return isTransient(error) || (error instanceof DomainError && error.is(CommonErrors.unavailable));
}
