import { expect, it } from '@jest/globals';
import { isFromCopy } from './passkey.js';

it.each([
  [0, 0, false],
  [0, 1, false],
  [7, 8, false],
  [7, 700, false],
  [7, 7, true],
  [7, 6, true],
  [7, 0, true],
])('after the count %d, %d is of a copy: %s', (lastCount, count, expected) => {
  expect(isFromCopy(lastCount, count)).toBe(expected);
});
