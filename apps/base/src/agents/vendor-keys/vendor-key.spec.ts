import { expect, it } from '@jest/globals';
import { maskKey } from './vendor-key.js';

it.each([
  ['sk_0123456789abcdef', '****cdef'],
  ['0123456789ab', '****89ab'],
  ['0123456789a', '****'],
  ['k', '****'],
])('masks %s as %s', (key, shown) => expect(maskKey(key)).toBe(shown));
