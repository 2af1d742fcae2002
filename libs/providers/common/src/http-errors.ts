import { types } from 'node:util';
import { ProviderError, type ProviderErrorCategory } from './provider-error.js';

const CATEGORY_BY_STATUS: Readonly<Record<number, ProviderErrorCategory>> = {
  401: 'unauthorized',
  402: 'quota',
  403: 'unauthorized',
  408: 'timeout',
  409: 'unavailable',
  425: 'unavailable',
  429: 'rate_limited',
  504: 'timeout',
};

/** The category of an HTTP status that is not 2xx, where the vendor gives no code of its own. */
export function categoryOfStatus(status: number): ProviderErrorCategory {
  return CATEGORY_BY_STATUS[status] ?? (status >= 500 ? 'unavailable' : 'bad_request');
}

/** `Retry-After` (seconds or an HTTP date) in milliseconds from `now`, or undefined. */
export function retryAfterMs(headers: Headers | undefined, now: number = Date.now()): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const TIMED_OUT = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);

/** Returns true if no byte of the request can have reached the vendor. */
export function wasNeverSent(error: unknown): boolean {
  return errorChain(error).some((link) => NEVER_SENT.has(codeOf(link)));
}

/** A failure of the connection, or of reading the answer, as a ProviderError. */
export function transportError(vendor: string, error: unknown): ProviderError {
  const chain = errorChain(error);
  const known = chain.find((link) => link instanceof ProviderError);
  if (known) return known;
  if (chain.some((link) => link.name === 'SyntaxError')) {
    return new ProviderError(vendor, 'corrupt_answer', { cause: error, reason: 'not JSON' });
  }
  const timedOut = chain.some((link) => TIMED_OUT.has(codeOf(link)));
  return new ProviderError(vendor, timedOut ? 'timeout' : 'unavailable', { cause: error });
}

const MAX_CHAIN = 8;

function errorChain(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let link = error; types.isNativeError(link) && chain.length < MAX_CHAIN; link = link.cause) chain.push(link);
  return chain;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
