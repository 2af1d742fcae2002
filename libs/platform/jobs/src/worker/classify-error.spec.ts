import { describe, expect, it } from '@jest/globals';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { AttemptsInterrupted, isDependencyUnavailable } from '../job.errors.js';
import { outageDelayMs, classifyError, nextAttemptMs } from './classify-error.js';

const refusal = (retryable: boolean, retryAfterMs?: number) =>
  Object.assign(new Error('The vendor refused'), { retryable, retryAfterMs });

describe('what an error of a step means', () => {
  it('is another try where a vendor says that it may help, when the vendor says so, but not in hours', () => {
    expect(classifyError(refusal(true))).toEqual({ state: 'retry', reason: 'The vendor refused' });
    expect(classifyError(refusal(true, 3_000))).toMatchObject({ state: 'retry', afterMs: 3_000 });
    expect(classifyError(refusal(true, 1e9))).toMatchObject({ state: 'retry', afterMs: 60_000 });
  });

  it('is the end where another try would change nothing', () => {
    expect(classifyError(refusal(false))).toEqual({ state: 'failed', reason: 'The vendor refused' });
    expect(classifyError(invalid('source', 'holds no sound'))).toEqual({
      state: 'failed',
      reason: 'source holds no sound',
    });
    expect(classifyError(new AttemptsInterrupted(3))).toEqual({
      state: 'failed',
      reason: 'It was given up after 3 tries',
    });
  });

  it('tells nothing of a fault of ours', () =>
    expect(classifyError(new TypeError('x is undefined'))).toEqual({
      state: 'retry',
      reason: 'Something went wrong on our side',
    }));

  it('is nothing where a neighbour is only away', () => {
    expect(isDependencyUnavailable(new DomainError(CommonErrors.unavailable))).toBe(true);
    expect(isDependencyUnavailable(Object.assign(new Error(), { code: 'ECONNREFUSED' }))).toBe(true);
    expect(isDependencyUnavailable(refusal(true))).toBe(false);
  });
});

describe('the next try', () => {
  it('comes later each time, until the last one', () => {
    const kind = { attempts: 4, backOffMs: [1_000, 5_000] };
    expect([1, 2, 3, 4].map((attempt) => nextAttemptMs(kind, attempt))).toEqual([1_000, 5_000, 5_000, undefined]);
  });

  it('comes later the longer a neighbour is away', () =>
    expect([0, 10, 1_000].map(outageDelayMs)).toEqual([500, 2_500, 30_000]));
});
