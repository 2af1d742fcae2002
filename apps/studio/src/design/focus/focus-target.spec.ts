import { expect, it } from '@jest/globals';
import { followingIndex } from './focus-target.js';

it('the item after a removed one follows, or the one before it at the end', () => {
  expect(followingIndex(1, 3)).toBe(1);
  expect(followingIndex(2, 2)).toBe(1);
});

it('no item follows in an empty list', () => {
  expect(followingIndex(0, 0)).toBe(-1);
});
