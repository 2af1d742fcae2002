import { DomainError } from '@reelsheet/kernel';
import type { JobKind } from '../job-kind.js';
import { AttemptsInterrupted } from '../job.errors.js';
import type { Failed, Retry } from '../outcome.js';

const MAX_WAIT_MS = 60_000;
const OUTAGE_DELAY_MS = { min: 500, max: 30_000 };

/**
 * Errors of providers: the message is meant for users, the other properties say if and when to
 * retry.
 */
interface RetryableError extends Error {
  readonly retryable: boolean;
  readonly retryAfterMs?: number;
}

const isProviderError = (error: unknown): error is RetryableError =>
  error instanceof Error && typeof (error as Partial<RetryableError>).retryable === 'boolean';

/** Classifies an error of a step as another attempt or a failure, with a reason for users. */
export function classifyError(error: unknown): Retry<never> | Failed<never> {
  if (isProviderError(error)) {
    const { message: reason, retryable, retryAfterMs } = error;
    const afterMs = retryAfterMs === undefined ? undefined : Math.min(retryAfterMs, MAX_WAIT_MS);
    return retryable ? { state: 'retry', reason, afterMs } : { state: 'failed', reason };
  }
  if (error instanceof DomainError) return { state: 'failed', reason: error.message, code: error.code };
  if (error instanceof AttemptsInterrupted) return { state: 'failed', reason: error.message };
  return { state: 'retry', reason: 'Something went wrong on our side' };
}

/** Returns the delay before the next attempt, or undefined after the last one. */
export function nextAttemptMs(
  { attempts, backOffMs }: Pick<JobKind, 'attempts' | 'backOffMs'>,
  attempt: number,
): number | undefined {
  return attempt < attempts ? backOffMs[Math.min(attempt, backOffMs.length) - 1] : undefined;
}

/** Returns the delay of a job whose dependency is unavailable; it grows with the age of the job in seconds. */
export function outageDelayMs(age: number): number {
  return Math.min(OUTAGE_DELAY_MS.max, Math.max(OUTAGE_DELAY_MS.min, age * 250));
}
