import { ProviderError, wasNeverSent } from '@reelsheet/provider-common';

const REJECTED_BEFORE_WORK = 503;
const MAY_BE_ACCEPTED = ['timeout', 'unavailable', 'corrupt_answer'];

/**
 * Maps the error of a failed submission: an error that may have occurred after the work was
 * accepted leaves the outcome open.
 */
export function unknownOutcome(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  const { vendor, category, status, vendorCode } = error;
  if (!MAY_BE_ACCEPTED.includes(category) || status === REJECTED_BEFORE_WORK || wasNeverSent(error)) return error;
  return new ProviderError(vendor, 'unknown_outcome', { status, vendorCode, cause: error });
}
