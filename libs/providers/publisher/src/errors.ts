import {
  ProviderError,
  type ProviderErrorCategory,
  type ProviderErrorDetails,
  wasNeverSent,
} from '@reelsheet/provider-common';

/** The step of connecting or publishing that failed; `failed_step` on the wire. */
export type PublishStep =
  | 'authorize'
  | 'account'
  | 'download'
  | 'prepare'
  | 'start'
  | 'upload'
  | 'publish'
  | 'processing'
  | 'thumbnail'
  | 'edit'
  | 'metrics';

interface ErrorTraits {
  readonly category: ProviderErrorCategory;
  /** True if the same call may succeed later (after a token refresh for `token_expired`). */
  readonly retryable: boolean;
}

/** The `error_code` values of platform errors. */
export const PUBLISH_ERRORS = {
  media_fetch_failed: { category: 'unavailable', retryable: true },
  media_rejected: { category: 'content_refused', retryable: false },
  /** The file at the address is not the one that a person approved. */
  media_changed: { category: 'content_refused', retryable: false },
  rejected: { category: 'content_refused', retryable: false },
  invalid_request: { category: 'bad_request', retryable: false },
  /** The published post was deleted. */
  not_found: { category: 'bad_request', retryable: false },
  not_editable: { category: 'bad_request', retryable: false },
  token_expired: { category: 'unauthorized', retryable: true },
  token_revoked: { category: 'unauthorized', retryable: false },
  permission_missing: { category: 'unauthorized', retryable: false },
  account_unusable: { category: 'unauthorized', retryable: false },
  misconfigured: { category: 'unauthorized', retryable: false },
  rate_limited: { category: 'rate_limited', retryable: true },
  /** A daily limit, which lasts longer than the retries of a job. */
  quota_exceeded: { category: 'quota', retryable: false },
  platform_unavailable: { category: 'unavailable', retryable: true },
  platform_error: { category: 'corrupt_answer', retryable: true },
  timeout: { category: 'timeout', retryable: true },
  /** The post may have been published without confirmation, so it must not be submitted again. */
  unconfirmed: { category: 'unknown_outcome', retryable: false },
} as const satisfies Record<string, ErrorTraits>;

export type PublishErrorCode = keyof typeof PUBLISH_ERRORS;

/** The only error type that publishers throw. */
export class PublishError extends ProviderError {
  override readonly retryable: boolean;

  constructor(
    platform: string,
    readonly code: PublishErrorCode,
    readonly step: PublishStep,
    details: ProviderErrorDetails = {},
  ) {
    super(platform, PUBLISH_ERRORS[code].category, details);
    this.name = 'PublishError';
    this.retryable = PUBLISH_ERRORS[code].retryable;
  }
}

const CODE_BY_CATEGORY: Readonly<Record<ProviderErrorCategory, PublishErrorCode>> = {
  bad_request: 'invalid_request',
  content_refused: 'rejected',
  unauthorized: 'token_expired',
  quota: 'quota_exceeded',
  rate_limited: 'rate_limited',
  unavailable: 'platform_unavailable',
  timeout: 'timeout',
  unknown_outcome: 'unconfirmed',
  corrupt_answer: 'platform_error',
};

export function codeOfCategory(category: ProviderErrorCategory): PublishErrorCode {
  return CODE_BY_CATEGORY[category];
}

/** Converts a ProviderError to a PublishError with the given step. */
export function atStep(step: PublishStep, error: unknown): unknown {
  if (error instanceof PublishError || !(error instanceof ProviderError)) return error;
  const { vendor, category, status, vendorCode, retryAfterMs } = error;
  return new PublishError(vendor, codeOfCategory(category), step, { status, vendorCode, retryAfterMs, cause: error });
}

const UNKNOWN_OUTCOMES: ReadonlySet<PublishErrorCode> = new Set([
  'timeout',
  'platform_unavailable',
  'platform_error',
  'unconfirmed',
]);

/** Returns whether a failed submission may still have been processed by the network. */
export function outcomeUnknown(error: unknown): boolean {
  if (!(error instanceof PublishError)) return true;
  return error.step !== 'prepare' && UNKNOWN_OUTCOMES.has(error.code) && !wasNeverSent(error);
}
