/** Categories of vendor errors, as far as a caller can react to them. */
export const PROVIDER_ERRORS = {
  bad_request: { retryable: false, message: 'refused the request as malformed or unsupported' },
  content_refused: { retryable: false, message: 'refused the content' },
  unauthorized: { retryable: false, message: 'refused our credentials' },
  quota: { retryable: false, message: 'has no quota left for our account' },
  rate_limited: { retryable: true, message: 'received too many requests' },
  unavailable: { retryable: true, message: 'is not available' },
  timeout: { retryable: true, message: 'did not answer in time' },
  /** The work may or may not have been done: look it up before doing it again. */
  unknown_outcome: { retryable: false, message: 'may have accepted the work without our knowing' },
  corrupt_answer: { retryable: true, message: 'gave an answer that is not usable' },
} as const;

export type ProviderErrorCategory = keyof typeof PROVIDER_ERRORS;

export interface ProviderErrorDetails {
  /** HTTP status of the vendor's answer. */
  readonly status?: number;
  /** The vendor's own error code. */
  readonly vendorCode?: string;
  /** Time that the vendor asks us to wait, in milliseconds. */
  readonly retryAfterMs?: number;
  /** Reason why the response is unusable, in our words and not the vendor's. */
  readonly reason?: string;
  readonly cause?: unknown;
}

/** The one error that providers throw. Its message is ours and safe to show; the vendor's own words are in `cause`. */
export class ProviderError extends Error {
  readonly retryable: boolean;
  readonly status: number | undefined;
  readonly vendorCode: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly vendor: string,
    readonly category: ProviderErrorCategory,
    details: ProviderErrorDetails = {},
  ) {
    const { retryable, message } = PROVIDER_ERRORS[category];
    super(`The ${vendor} vendor ${message}${details.reason ? `: ${details.reason}` : ''}`, { cause: details.cause });
    this.name = 'ProviderError';
    this.retryable = retryable;
    this.status = details.status;
    this.vendorCode = details.vendorCode;
    this.retryAfterMs = details.retryAfterMs;
  }
}
