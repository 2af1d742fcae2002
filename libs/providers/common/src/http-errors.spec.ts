import { describe, expect, it } from '@jest/globals';
import { categoryOfStatus, retryAfterMs, transportError, wasNeverSent } from './http-errors.js';
import { ProviderError } from './provider-error.js';

const failed = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('secret words'), { code }) });

describe('errors of HTTP', () => {
  it.each([
    [400, 'bad_request'],
    [401, 'unauthorized'],
    [402, 'quota'],
    [418, 'bad_request'],
    [429, 'rate_limited'],
    [502, 'unavailable'],
    [504, 'timeout'],
  ])('takes %d for %s', (status, category) => expect(categoryOfStatus(status)).toBe(category));

  it.each([
    ['ECONNREFUSED', 'unavailable', true],
    ['ENOTFOUND', 'unavailable', true],
    ['UND_ERR_CONNECT_TIMEOUT', 'timeout', true],
    ['ECONNRESET', 'unavailable', false],
    ['UND_ERR_HEADERS_TIMEOUT', 'timeout', false],
  ])('takes %s for %s, and knows whether anything was sent', (code, category, neverSent) => {
    expect(transportError('text', failed(code))).toMatchObject({ category });
    expect(wasNeverSent(transportError('text', failed(code)))).toBe(neverSent);
  });

  it('finds the ProviderError that a stream ended with', () => {
    const inner = new ProviderError('text', 'corrupt_answer');
    expect(transportError('text', new TypeError('terminated', { cause: inner }))).toBe(inner);
  });

  it('never shows the words of others', () =>
    expect(transportError('text', failed('ECONNRESET')).message).toBe('The text vendor is not available'));

  it.each([
    ['120', 120_000],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 59_000],
    ['Wed, 31 Dec 1969 23:00:00 GMT', 0],
    ['soon', undefined],
  ])('reads Retry-After %p', (value, expected) =>
    expect(retryAfterMs(new Headers({ 'retry-after': value }), 1_000)).toBe(expected),
  );
});
