import { categoryOfStatus, ProviderError, type ProviderErrorCategory, retryAfterMs } from '@reelsheet/provider-common';
import { Check } from 'typebox/value';
import { Envelope } from './kling-response.js';
import { VENDOR, type VendorAnswer } from './vendor-api.js';

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

/** An answer that is an error, by its service code, else by its status. */
export function klingError({ status, headers, body }: VendorAnswer): ProviderError {
  const code = Check(Envelope, body) ? body.code : undefined;
  const byCode = code === undefined ? undefined : CATEGORY_BY_CODE[code];
  return new ProviderError(VENDOR, byCode ?? categoryOfStatus(status), {
    status,
    vendorCode: code?.toString(),
    retryAfterMs: retryAfterMs(headers),
  });
}

export function isNoSuchTask(error: unknown): boolean {
  return error instanceof ProviderError && error.vendorCode === NO_SUCH_TASK;
}
