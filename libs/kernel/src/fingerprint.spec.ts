import { describe, expect, it } from '@jest/globals';
import { fingerprintOf } from './fingerprint.js';

describe('fingerprintOf', () => {
  it('ignores the order of keys at any depth, and undefined values', () => {
    expect(fingerprintOf({ a: 1, b: { c: [1, { d: 2, e: 3 }], f: undefined } })).toBe(
      fingerprintOf({ b: { c: [1, { e: 3, d: 2 }] }, a: 1 }),
    );
  });

  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: null }, {}],
    [{ a: { b: 1 } }, { a: 1, b: 1 }],
  ])('differs for %j and %j', (one, other) => expect(fingerprintOf(one)).not.toBe(fingerprintOf(other)));
});
