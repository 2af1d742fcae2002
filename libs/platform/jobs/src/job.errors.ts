import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { isTransient } from '@reelsheet/platform-database';

/** The job was stopped, or another worker has it. */
export class ClaimLost extends Error {
  constructor() {
    super('the claim on the job is lost');
  }
}

/** This worker is going down; its jobs are free for the others. */
export class HandedBack extends Error {
  constructor() {
    super('the worker is going down');
  }
}

/** Every try was cut off before it came to an end. */
export class CutOff extends Error {
  constructor(attempts: number) {
    super(`It was given up after ${attempts} tries`);
  }
}

/** True where a neighbour, the database or storage is not there, or others hold a lock: no fault of the job, so it costs no try. */
export function isAway(error: unknown): boolean {
  return isTransient(error) || (error instanceof DomainError && error.is(CommonErrors.unavailable));
}
