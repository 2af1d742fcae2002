import {
  categoryOfStatus,
  ProviderError,
  type ProviderErrorCategory,
  retryAfterMs,
  wasNeverSent,
} from '@reelsheet/provider-common';
import { VENDOR } from './kling.answer.js';

/** The vendor's service codes. */
const CATEGORY_BY_CODE: Readonly<Record<number, ProviderErrorCategory>> = {
  1000: 'unauthorized',
  1001: 'unauthorized',
  1002: 'unauthorized',
  1003: 'unauthorized',
  1004: 'unauthorized',
  1100: 'quota',
  1101: 'quota',
  1102: 'quota',
  1103: 'unauthorized',
  1200: 'bad_request',
  1201: 'bad_request',
  1202: 'bad_request',
  1203: 'bad_request',
  1300: 'content_refused',
  1301: 'content_refused',
  1302: 'rate_limited',
  1303: 'rate_limited',
  1304: 'unauthorized',
  5000: 'unavailable',
  5001: 'unavailable',
  5002: 'timeout',
};

const NO_SUCH_TASK = '1203';
const REFUSED_BEFORE_WORK = 503;

/** An answer that is an error, by its service code, else by its status. */
export function fromKlingAnswer(response: Response, code: number | undefined): ProviderError {
  const byCode = code === undefined ? undefined : CATEGORY_BY_CODE[code];
  return new ProviderError(VENDOR, byCode ?? categoryOfStatus(response.status), {
    status: response.status,
    vendorCode: code?.toString(),
    retryAfterMs: retryAfterMs(response.headers),
  });
}

export function isNoSuchTask(error: unknown): boolean {
  return error instanceof ProviderError && error.vendorCode === NO_SUCH_TASK;
}

/** What a failed submit means: anything that may have happened after the work was accepted leaves the outcome open. */
export function submitError(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  const mayBeAccepted = ['timeout', 'unavailable', 'corrupt_answer'].includes(error.category);
  if (!mayBeAccepted || error.status === REFUSED_BEFORE_WORK || wasNeverSent(error)) return error;
  return new ProviderError(VENDOR, 'unknown_outcome', {
    status: error.status,
    vendorCode: error.vendorCode,
    cause: error,
  });
}
