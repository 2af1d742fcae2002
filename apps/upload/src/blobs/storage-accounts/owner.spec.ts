import { expect, it } from '@jest/globals';
import { canClaim } from './owner.js';

const owner = (userId: number | null, organizationId: number | null = null) => ({ userId, organizationId });

it.each([
  [owner(1), owner(1)],
  [owner(1), owner(1, 5)],
  [owner(1, 5), owner(1)],
  [owner(null, 5), owner(null, 5)],
  [owner(null, 5), owner(1, 5)],
])('what %j announced, %j may claim', (announcer, claimant) => {
  expect(canClaim(announcer, claimant)).toBe(true);
});

it.each([
  [owner(1), owner(2)],
  [owner(1), owner(null, 5)],
  [owner(1, 5), owner(2, 5)],
  [owner(null, 5), owner(5)],
])('what %j announced, %j may not claim', (announcer, claimant) => {
  expect(canClaim(announcer, claimant)).toBe(false);
});
