import type * as OpenAiClient from 'openai';
import { categoryOfStatus, retryAfterMs, transportError } from '../http-errors.js';
import { ProviderError, type ProviderErrorCategory } from '../provider-error.js';

/** The `code` or `type` of an error body, where it says more than the status. */
const CATEGORY_BY_CODE: Readonly<Record<string, ProviderErrorCategory>> = {
  content_filter: 'content_refused',
  content_policy_violation: 'content_refused',
  moderation_blocked: 'content_refused',
  billing_hard_limit_reached: 'quota',
  billing_not_active: 'quota',
  insufficient_quota: 'quota',
  invalid_api_key: 'unauthorized',
  rate_limit_exceeded: 'rate_limited',
  server_error: 'unavailable',
};

/** Any failure of the `openai` client as a ProviderError. */
export function fromOpenAiError(
  { APIConnectionTimeoutError, APIError, OpenAIError }: typeof OpenAiClient,
  vendor: string,
  error: unknown,
): ProviderError {
  if (error instanceof APIConnectionTimeoutError) return new ProviderError(vendor, 'timeout', { cause: error });
  if (!(error instanceof APIError)) {
    // An error of the client itself: a stream that ended too early.
    const isBroken = error instanceof OpenAIError && error.cause === undefined;
    return isBroken
      ? new ProviderError(vendor, 'corrupt_answer', { cause: error, reason: 'it breaks off' })
      : transportError(vendor, error);
  }
  const byCode = CATEGORY_BY_CODE[error.code ?? ''] ?? CATEGORY_BY_CODE[error.type ?? ''];
  if (error.status === undefined)
    return byCode ? new ProviderError(vendor, byCode, { cause: error }) : transportError(vendor, error);
  const { status, headers } = error as OpenAiClient.APIError<number, Headers>;
  return new ProviderError(vendor, byCode ?? categoryOfStatus(status), {
    status,
    vendorCode: error.code ?? undefined,
    retryAfterMs: retryAfterMs(headers),
    cause: error,
  });
}
