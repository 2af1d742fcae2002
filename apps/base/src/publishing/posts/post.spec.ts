import { describe, expect, it } from '@jest/globals';
import { checkWaitMs, retryWaitMs } from './post.js';

describe('waiting times', () => {
  it('between status checks double from one second to five minutes', () => {
    expect([0, 1, 2, 8, 9, 1_440].map(checkWaitMs)).toEqual([1_000, 2_000, 4_000, 256_000, 300_000, 300_000]);
  });

  it.each([
    [1, undefined, 2_000],
    [2, undefined, 10_000],
    [7, undefined, 600_000],
    [1, 500, 2_000],
    [1, 60_000, 60_000],
    [1, 86_400_000, 600_000],
  ])('after attempt %p with a Retry-After of %p ms is %p ms', (attempt, retryAfterMs, expected) =>
    expect(retryWaitMs(attempt, retryAfterMs)).toBe(expected),
  );
});
