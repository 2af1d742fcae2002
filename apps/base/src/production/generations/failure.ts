import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { isTransient } from '@reelsheet/platform-database';
import { ProviderError } from '@reelsheet/provider-common';
import { MAX_ATTEMPTS } from './generation.js';

const RETRY_WAITS_MS = [1_000, 5_000];
const LONGEST_WAIT_MS = 60_000;

export type Verdict = { readonly retryAfterMs: number } | { readonly reason: string };

/** What becomes of a try that ended with `error`: another one, or the end for a reason that a reader understands. */
export function judge(error: unknown, attempt: number): Verdict {
  if (isWorthAnotherTry(error) && attempt < MAX_ATTEMPTS) {
    const asked = error instanceof ProviderError ? error.retryAfterMs : undefined;
    return { retryAfterMs: Math.min(asked ?? RETRY_WAITS_MS[attempt - 1] ?? 0, LONGEST_WAIT_MS) };
  }
  if (error instanceof DomainError || error instanceof ProviderError) return { reason: error.message };
  return { reason: 'Something went wrong on our side' };
}

/** True where a neighbour, the database or storage is not there: no fault of the job, so it costs no try. */
export function isAway(error: unknown): boolean {
  return isTransient(error) || (error instanceof DomainError && error.is(CommonErrors.unavailable));
}

function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof ProviderError ? error.retryable : !(error instanceof DomainError);
}
