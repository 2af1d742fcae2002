import { describe, expect, it } from '@jest/globals';
import { unstorable } from './unstorable.js';

describe('unstorable', () => {
  it.each([
    ['a NUL', { a: ['x\0'] }, /NUL/],
    ['a NUL in a name', { 'a\0': 1 }, /NUL/],
    ['half a surrogate pair', { a: { b: '\ud800' } }, /Unicode/],
    ['a number beyond all that are told apart', JSON.parse('{"a":[1e400]}'), /numbers/],
  ])('finds %s', (_, value, reason) => expect(unstorable(value)).toMatch(reason));

  it('detects endless nesting without overflowing the stack', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
    expect(unstorable(deep)).toMatch(/deeper/);
  });

  it('accepts everything else', () => {
    expect(unstorable({ text: 'ä😀', list: [1, null, true], bytes: Buffer.from('\0') })).toBeUndefined();
    expect(unstorable(undefined)).toBeUndefined();
  });
});
