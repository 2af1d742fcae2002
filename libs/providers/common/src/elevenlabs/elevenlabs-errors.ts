import { categoryOfStatus, retryAfterMs } from '../http-errors.js';
import { ProviderError, type ProviderErrorCategory } from '../provider-error.js';

/** Categories by `detail.status`, which is more precise than the HTTP status. */
const CATEGORY_BY_CODE: Readonly<Record<string, ProviderErrorCategory>> = {
  content_against_policy: 'content_refused',
  detected_unusual_activity: 'unauthorized',
  missing_permissions: 'unauthorized',
  quota_exceeded: 'quota',
  system_busy: 'rate_limited',
  too_many_concurrent_requests: 'rate_limited',
};

/** Codes for a voice that the account does not have. */
const UNKNOWN_VOICE = new Set(['voice_not_found', 'voice_does_not_exist', 'invalid_uid']);

export const isUnknownVoice = (error: unknown): boolean =>
  error instanceof ProviderError && UNKNOWN_VOICE.has(error.vendorCode ?? '');

/** Codes for an account that holds as many voices as its plan lets it. */
const NO_CAPACITY = new Set(['voice_limit_reached', 'voice_add_edit_limit_reached']);

export const hasNoCapacity = (error: unknown): boolean =>
  error instanceof ProviderError && NO_CAPACITY.has(error.vendorCode ?? '');

/** An answer that says no, as a ProviderError. */
export function fromElevenLabsError(vendor: string, { status, headers }: Response, body: string): ProviderError {
  const vendorCode = codeIn(body);
  return new ProviderError(vendor, CATEGORY_BY_CODE[vendorCode ?? ''] ?? categoryOfStatus(status), {
    status,
    vendorCode,
    retryAfterMs: retryAfterMs(headers),
    ...(UNKNOWN_VOICE.has(vendorCode ?? '') ? { reason: 'the account has no such voice' } : {}),
    cause: new Error(body.slice(0, 500)),
  });
}

/** `detail` is an object with a code, or a list of what is wrong with the fields. */
function codeIn(body: string): string | undefined {
  try {
    const { detail } = JSON.parse(body) as { detail?: { status?: unknown; code?: unknown } };
    const code = detail?.status ?? detail?.code;
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}
