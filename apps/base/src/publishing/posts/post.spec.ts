import { describe, expect, it } from '@jest/globals';
import { checkWaitMs, retryWaitMs } from './post.js';

describe('waits', () => {
  it('between looks double from one second to five minutes', () => {
    expect([0, 1, 2, 8, 9, 1_440].map(checkWaitMs)).toEqual([1_000, 2_000, 4_000, 256_000, 300_000, 300_000]);
  });

  it.each([
    [1, undefined, 2_000],
    [2, undefined, 10_000],
    [7, undefined, 600_000],
    [1, 500, 2_000],
    [1, 60_000, 60_000],
    [1, 86_400_000, 600_000],
  ])('before the next try after try %p, where the network asks for %p, are %p', (attempt, asked, expected) =>
    expect(retryWaitMs(attempt, asked)).toBe(expected),
  );
});
