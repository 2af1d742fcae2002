import { describe, expect, it } from '@jest/globals';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { ProviderError } from '@reelsheet/provider-common';
import { isAway, judge } from './failure.js';

describe('what becomes of a failed try', () => {
  it('tries again, later each time, up to three times', () => {
    const error = new ProviderError('text', 'unavailable');
    expect(judge(error, 1)).toEqual({ retryAfterMs: 1_000 });
    expect(judge(error, 2)).toEqual({ retryAfterMs: 5_000 });
    expect(judge(error, 3)).toEqual({ reason: 'The text vendor is not available' });
  });

  it('waits as long as the vendor asks, but not for hours', () => {
    expect(judge(new ProviderError('text', 'rate_limited', { retryAfterMs: 3_000 }), 1)).toEqual({
      retryAfterMs: 3_000,
    });
    expect(judge(new ProviderError('text', 'rate_limited', { retryAfterMs: 1e9 }), 1)).toEqual({
      retryAfterMs: 60_000,
    });
  });

  it('ends at once where another try would change nothing', () => {
    expect(judge(new ProviderError('image', 'content_refused'), 1)).toEqual({
      reason: 'The image vendor refused the content',
    });
    expect(judge(invalid('source', 'holds no sound'), 1)).toEqual({ reason: 'source holds no sound' });
  });

  it('tells nothing of a fault of ours', () => {
    expect(judge(new TypeError('x is undefined'), 1)).toEqual({ retryAfterMs: 1_000 });
    expect(judge(new TypeError('x is undefined'), 3)).toEqual({ reason: 'Something went wrong on our side' });
  });

  it('knows who is only away', () => {
    expect(isAway(new DomainError(CommonErrors.unavailable))).toBe(true);
    expect(isAway(Object.assign(new Error(), { code: 'ECONNREFUSED' }))).toBe(true);
    expect(isAway(new ProviderError('text', 'unavailable'))).toBe(false);
  });
});
