import { expect, it } from '@jest/globals';
import { priceOf } from './price.js';

it.each([
  [3, 4, 1, 12_000_000],
  [3, 0.3, 1_000, 900],
  [1, 0.000002, 3, 1],
  [0, 5, 1, 0],
])('%p units at %p credits for %p are %p millionths', (units, credits, per, micro) =>
  expect(priceOf(units, credits, per)).toBe(micro),
);
