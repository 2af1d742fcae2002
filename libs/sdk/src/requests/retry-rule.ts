import type { OperationRow } from '../operations/operation-row.js';
import { ResponseError, retryAfterOf } from '../errors/errors.js';
import { backoffMs } from './delay.js';

/** The wait that a client should keep for a key whose first request is still being carried out. */
const KEY_IN_USE_MS = 1_000;
/** The longest wait named by the API that a call keeps; it fails at once if the API names a longer one. */
const MAX_RETRY_AFTER_MS = 120_000;
const RETRIED = new Set([408, 500, 502, 503, 504]);

/** Error codes of connections that were never made, so the request has had no effect. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Returns milliseconds until the next attempt after an error response; undefined if there should be none. */
export function retryAfterResponse(
  error: ResponseError,
  { repeats }: OperationRow,
  attempt: number,
): number | undefined {
  const named = retryAfterOf(error.response);
  if (named !== undefined && named > MAX_RETRY_AFTER_MS) return undefined;
  if (error.code === 'idempotency_key_in_use') return KEY_IN_USE_MS;
  // The API rejects a request for its rate before it has any effect.
  const isRetried = error.status === 429 || (RETRIED.has(error.status) && repeats !== 'after_reading');
  return isRetried ? Math.max(named ?? 0, backoffMs(attempt)) : undefined;
}

/** Returns whether a request whose connection failed may be sent again. */
export const mayRepeat = ({ repeats }: OperationRow, cause: unknown): boolean =>
  repeats !== 'after_reading' || wasUnreached(cause);

/** Runtimes wrap the error of a connection, in up to two others. */
function wasUnreached(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 3) return false;
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  return (typeof code === 'string' && UNREACHED.has(code)) || wasUnreached(cause, depth + 1);
}
