import { DomainError } from '@reelsheet/kernel';
import type { JobKind } from '../job-kind.js';
import { AttemptsInterrupted } from '../job.errors.js';
import type { Failed, Retry } from '../outcome.js';

const MAX_WAIT_MS = 60_000;
const OUTAGE_DELAY_MS = { min: 500, max: 30_000 };

/** What providers throw: it tells readers what happened, and whether and when another try may help. */
interface ProviderError extends Error {
  readonly retryable: boolean;
  readonly retryAfterMs?: number;
}

const isProviderError = (error: unknown): error is ProviderError =>
  error instanceof Error && typeof (error as Partial<ProviderError>).retryable === 'boolean';

/** What an error of a step means: another try, or the end for a reason that a reader understands. */
export function classifyError(error: unknown): Retry<never> | Failed<never> {
  if (isProviderError(error)) {
    const { message: reason, retryable, retryAfterMs } = error;
    const afterMs = retryAfterMs === undefined ? undefined : Math.min(retryAfterMs, MAX_WAIT_MS);
    return retryable ? { state: 'retry', reason, afterMs } : { state: 'failed', reason };
  }
  if (error instanceof DomainError || error instanceof AttemptsInterrupted)
    return { state: 'failed', reason: error.message };
  return { state: 'retry', reason: 'Something went wrong on our side' };
}

/** How long to wait before the try after this one; undefined where this was the last. */
export function nextAttemptMs(
  { attempts, backOffMs }: Pick<JobKind, 'attempts' | 'backOffMs'>,
  attempt: number,
): number | undefined {
  return attempt < attempts ? backOffMs[Math.min(attempt, backOffMs.length) - 1] : undefined;
}

/** How long to leave a job alone whose neighbour is away: the longer it goes on (`age`, seconds), the longer. */
export function outageDelayMs(age: number): number {
  return Math.min(OUTAGE_DELAY_MS.max, Math.max(OUTAGE_DELAY_MS.min, age * 250));
}
