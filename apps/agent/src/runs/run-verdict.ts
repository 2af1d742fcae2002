import { ProviderError } from '@reelsheet/provider-common';
import { ClaimLost, HandedBack, RunFailure } from './run.errors.js';

export const MAX_ATTEMPTS = 3;

/** What becomes of a run whose worker met an error. */
export type Verdict =
  | { readonly kind: 'leave' }
  | { readonly kind: 'hand_back' }
  | { readonly kind: 'try_again' }
  | { readonly kind: 'fail'; readonly reason: string };

const OUR_FAULT = 'Something went wrong on our side';

/** `attempt`: how often the step that failed was tried, this time included. */
export function judge(error: unknown, attempt: number): Verdict {
  if (error instanceof ClaimLost) return { kind: 'leave' };
  if (error instanceof HandedBack) return { kind: 'hand_back' };
  if (error instanceof RunFailure) return { kind: 'fail', reason: error.message };
  if (error instanceof ProviderError && !error.retryable) return { kind: 'fail', reason: error.message };
  if (attempt < MAX_ATTEMPTS) return { kind: 'try_again' };
  return { kind: 'fail', reason: error instanceof ProviderError ? error.message : OUR_FAULT };
}
