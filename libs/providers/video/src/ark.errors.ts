import { categoryOfStatus, ProviderError, type ProviderErrorCategory, retryAfterMs } from '@reelsheet/provider-common';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { VENDOR, type VendorAnswer } from './vendor-api.js';

const ErrorBody = Type.Object({ error: Type.Object({ code: Type.String() }) });

/**
 * Categories by the content of the vendor's codes; the first match decides. The HTTP status alone
 * is not precise enough.
 */
const CATEGORIES: readonly (readonly [RegExp, ProviderErrorCategory])[] = [
  [/SensitiveContentDetected/, 'content_refused'],
  [/^ModelNotOpen/, 'unauthorized'],
  [/^(AccountOverdue|QuotaExceeded|SetLimitExceeded)/, 'quota'],
  [/^(RateLimitExceeded|RequestBurstTooFast|ServerOverloaded|ModelAccount\w+RateLimitExceeded)/, 'rate_limited'],
  [/^(InternalServiceError|ServiceUnavailable)/, 'unavailable'],
];

const NO_SUCH_TASK = /^(Resource)?NotFound/;

export const categoryOfCode = (code: string): ProviderErrorCategory | undefined =>
  CATEGORIES.find(([pattern]) => pattern.test(code))?.[1];

/** An answer that is an error, by its code, else by its status. */
export function arkError({ status, headers, body }: VendorAnswer): ProviderError {
  const vendorCode = Check(ErrorBody, body) ? body.error.code : undefined;
  return new ProviderError(VENDOR, categoryOfCode(vendorCode ?? '') ?? categoryOfStatus(status), {
    status,
    vendorCode,
    retryAfterMs: retryAfterMs(headers),
  });
}

export function isNoSuchTask(error: unknown): boolean {
  return error instanceof ProviderError && error.status === 404 && NO_SUCH_TASK.test(error.vendorCode ?? '');
}

/** Returns true if the vendor knows the task but cannot cancel it any more. */
export function isTooLate(error: unknown): boolean {
  return error instanceof ProviderError && (error.status === 400 || error.status === 409);
}
