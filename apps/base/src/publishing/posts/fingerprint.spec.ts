import { describe, expect, it } from '@jest/globals';
import { fingerprintOf } from './fingerprint.js';

describe('a fingerprint', () => {
  it('does not depend on the order of keys, at any depth, nor on absent ones', () => {
    expect(fingerprintOf({ a: 1, b: { c: [1, { d: 2, e: 3 }], f: undefined } })).toBe(
      fingerprintOf({ b: { c: [1, { e: 3, d: 2 }] }, a: 1 }),
    );
  });

  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: null }, {}],
    [{ a: { b: 1 } }, { a: 1, b: 1 }],
  ])('tells %j from %j', (one, other) => expect(fingerprintOf(one)).not.toBe(fingerprintOf(other)));
});
