import { categoryOfStatus, ProviderError, type ProviderErrorCategory, retryAfterMs } from '@reelsheet/provider-common';
import Type from 'typebox';
import { Check } from 'typebox/value';
import type { VideoTask } from './port.js';
import { VENDOR, type VendorAnswer } from './vendor-api.js';

const ModelError = Type.Object({ detail: Type.Array(Type.Object({ type: Type.String() }), { minItems: 1 }) });
const PlatformError = Type.Object({ error_type: Type.String() });
const InWords = Type.Object({ detail: Type.String() });

const CATEGORY_BY_TYPE: Readonly<Record<string, ProviderErrorCategory>> = {
  content_policy_violation: 'content_refused',
};

const CANCELLED = 'client_cancelled';
/** Failures of a model or of the platform after which another request may succeed. */
const PASSING = /^(internal_(server_)?error|generation_timeout|downstream_service_\w+|\w+_timeout|runner_\w+)$/;
const IN_WORDS = 'in words';

/** Returns the type of the model's error, otherwise of the platform's. */
function typeOf(body: unknown): string | undefined {
  if (Check(ModelError, body)) return body.detail[0]!.type;
  return Check(PlatformError, body) ? body.error_type : undefined;
}

/** An answer that is an error, by its type, else by its status. */
export function falError({ status, headers, body }: VendorAnswer): ProviderError {
  const type = typeOf(body);
  return new ProviderError(VENDOR, CATEGORY_BY_TYPE[type ?? ''] ?? categoryOfStatus(status), {
    status,
    vendorCode: type ?? (Check(InWords, body) ? IN_WORDS : undefined),
    retryAfterMs: retryAfterMs(headers),
  });
}

/** The queue says so, and not some gateway's page. */
export function isNoSuchTask(error: unknown): boolean {
  return error instanceof ProviderError && error.status === 404 && error.vendorCode === IN_WORDS;
}

/** The request has ended, or the vendor knows it no longer. */
export function isTooLate(error: unknown): boolean {
  return error instanceof ProviderError && (error.status === 400 || error.status === 404);
}

/**
 * Returns the error of a request whose result is an error; undefined if the vendor could not report
 * the result now.
 */
export function readError(taskId: string, { headers, body }: VendorAnswer): VideoTask | undefined {
  const type = typeOf(body);
  return type === undefined ? undefined : errorOf(taskId, type, headers.get('x-fal-retryable') === 'true');
}

export function errorOf(taskId: string, type: string, isPassing = false): VideoTask {
  if (type === CANCELLED) return { state: 'cancelled', taskId };
  const reason = CATEGORY_BY_TYPE[type] ? 'The vendor refuses the content' : 'The vendor could not make the video';
  return { state: 'failed', taskId, reason, retryable: isPassing || PASSING.test(type) };
}
