import { describe, expect, it } from '@jest/globals';
import { googleError } from './google-errors.js';

const refused = (status: number, error: object) =>
  googleError('text', { status, body: { error: { code: status, ...error } } });

describe("Google's errors", () => {
  it.each([
    ['FAILED_PRECONDITION', 400, 'unauthorized'],
    ['UNAUTHENTICATED', 401, 'unauthorized'],
    ['ABORTED', 409, 'unavailable'],
    ['SOMETHING_NEW', 400, 'bad_request'],
    ['SOMETHING_NEW', 503, 'unavailable'],
  ])('takes %s with %d for %s', (status, code, category) =>
    expect(refused(code, { status })).toMatchObject({ category, status: code, vendorCode: status }),
  );

  it('goes by a reason before the status', () =>
    expect(refused(403, { status: 'PERMISSION_DENIED', details: [{}, { reason: 'BILLING_DISABLED' }] })).toMatchObject({
      category: 'quota',
      vendorCode: 'BILLING_DISABLED',
    }));

  it('knows a filter by its support codes, in whatever sentence', () => {
    const filtered = refused(400, { status: 'INVALID_ARGUMENT', message: 'Non. Support code: 58061214' });
    expect(filtered).toMatchObject({ category: 'content_refused', vendorCode: '58061214', retryable: false });
    expect(refused(400, { message: 'See support codes in our documentation' }).category).toBe('bad_request');
  });

  it.each([
    ['34.074824224s', 34_075],
    ['0s', 0],
    ['soon', undefined],
  ])('waits %s as %p ms', (retryDelay, retryAfterMs) =>
    expect(refused(429, { status: 'RESOURCE_EXHAUSTED', details: [{ retryDelay }] }).retryAfterMs).toBe(retryAfterMs),
  );

  it.each([undefined, '<html>', [], { error: 'no' }, { error: { details: [null] } }])(
    'falls back on the status for %p',
    (body) => expect(googleError('text', { status: 429, body }).category).toBe('rate_limited'),
  );
});
