import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { categoryOfStatus, retryAfterMs } from '../http-errors.js';
import { ProviderError, type ProviderErrorCategory } from '../provider-error.js';

/** An error response of one of Google's APIs. */
export interface GoogleErrorResponse {
  readonly status: number;
  readonly headers?: Headers;
  /** Parsed JSON; of any shape if a gateway answered. */
  readonly body: unknown;
}

const GoogleErrorDetail = Type.Object({
  /** Field of an `ErrorInfo`. */
  reason: Type.Optional(Type.String()),
  /** Field of a `RetryInfo`, for example `34.5s`. */
  retryDelay: Type.Optional(Type.String()),
  /** Field of a `QuotaFailure`. */
  violations: Type.Optional(Type.Array(Type.Object({ quotaId: Type.Optional(Type.String()) }))),
});

const isErrorBody = Compile(
  Type.Object({
    error: Type.Object({
      message: Type.Optional(Type.String()),
      status: Type.Optional(Type.String()),
      details: Type.Optional(Type.Array(GoogleErrorDetail)),
    }),
  }),
);

type GoogleErrorDetail = Static<typeof GoogleErrorDetail>;

/** A wrong key is a 400 like any malformed request, but for the reason. */
const CATEGORY_BY_REASON: Readonly<Record<string, ProviderErrorCategory>> = {
  API_KEY_INVALID: 'unauthorized',
  API_KEY_SERVICE_BLOCKED: 'unauthorized',
  API_KEY_IP_ADDRESS_BLOCKED: 'unauthorized',
  SERVICE_DISABLED: 'unauthorized',
  CONSUMER_SUSPENDED: 'unauthorized',
  BILLING_DISABLED: 'quota',
};

const CATEGORY_BY_STATUS: Readonly<Record<string, ProviderErrorCategory>> = {
  UNAUTHENTICATED: 'unauthorized',
  PERMISSION_DENIED: 'unauthorized',
  /** An account without billing, or in a country that is not served. */
  FAILED_PRECONDITION: 'unauthorized',
  RESOURCE_EXHAUSTED: 'rate_limited',
  DEADLINE_EXCEEDED: 'timeout',
  ABORTED: 'unavailable',
  CANCELLED: 'unavailable',
  INTERNAL: 'unavailable',
  UNAVAILABLE: 'unavailable',
};

/** Numbers by which Google names what a filter found; the sentence around them changes, the numbers are documented. */
const SUPPORT_CODES = /support codes?:\s*(\d{6,}(?:\s*,\s*\d{6,})*)/i;
const DAILY = /PerDay/i;

/** The support codes of a message that says that content was filtered. */
export function supportCodesOf(message: string | undefined): string | undefined {
  return SUPPORT_CODES.exec(message ?? '')?.[1];
}

/** An answer that is an error, by what its details say, else by its status. */
export function googleError(vendor: string, { status, headers, body }: GoogleErrorResponse): ProviderError {
  const { message, status: name = '', details = [] } = errorOf(body);
  const reason = details.find((detail) => detail.reason)?.reason;
  const supportCodes = supportCodesOf(message);
  const category =
    (supportCodes && 'content_refused') ??
    CATEGORY_BY_REASON[reason ?? ''] ??
    (details.some(isUsedUp) ? 'quota' : undefined) ??
    CATEGORY_BY_STATUS[name] ??
    categoryOfStatus(status);
  return new ProviderError(vendor, category as ProviderErrorCategory, {
    status,
    vendorCode: supportCodes ?? reason ?? (name || undefined),
    retryAfterMs: retryAfterMs(headers) ?? delayOf(details),
    cause: message,
  });
}

function errorOf(body: unknown): { message?: string; status?: string; details?: GoogleErrorDetail[] } {
  return isErrorBody.Check(body) ? body.error : {};
}

/** Returns true for a daily quota, which will not be available again during the life of a job. */
function isUsedUp({ violations = [] }: GoogleErrorDetail): boolean {
  return violations.some(({ quotaId }) => quotaId !== undefined && DAILY.test(quotaId));
}

function delayOf(details: readonly GoogleErrorDetail[]): number | undefined {
  const delay = details.find(({ retryDelay }) => retryDelay)?.retryDelay;
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(delay ?? '')?.[1];
  return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1_000);
}
