import { describe, expect, it } from '@jest/globals';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { AttemptsInterrupted, isDependencyUnavailable } from '../job.errors.js';
import { outageDelayMs, classifyError, nextAttemptMs } from './classify-error.js';

const providerError = (retryable: boolean, retryAfterMs?: number) =>
  Object.assign(new Error('The vendor rejected it'), { retryable, retryAfterMs });

describe('classifyError', () => {
  it('retries retryable provider errors after the requested delay, at most one minute', () => {
    expect(classifyError(providerError(true))).toEqual({ state: 'retry', reason: 'The vendor rejected it' });
    expect(classifyError(providerError(true, 3_000))).toMatchObject({ state: 'retry', afterMs: 3_000 });
    expect(classifyError(providerError(true, 1e9))).toMatchObject({ state: 'retry', afterMs: 60_000 });
  });

  it('fails for permanent errors', () => {
    expect(classifyError(providerError(false))).toEqual({ state: 'failed', reason: 'The vendor rejected it' });
    expect(classifyError(invalid('source', 'holds no sound'))).toEqual({
      state: 'failed',
      reason: 'source holds no sound',
      code: 'validation_error',
    });
    expect(classifyError(new AttemptsInterrupted(3))).toEqual({
      state: 'failed',
      reason: 'It was given up after 3 tries',
    });
  });

  it('hides internal errors from users', () =>
    expect(classifyError(new TypeError('x is undefined'))).toEqual({
      state: 'retry',
      reason: 'Something went wrong on our side',
    }));

  it('does not count errors of unavailable dependencies', () => {
    expect(isDependencyUnavailable(new DomainError(CommonErrors.unavailable))).toBe(true);
    expect(isDependencyUnavailable(Object.assign(new Error(), { code: 'ECONNREFUSED' }))).toBe(true);
    expect(isDependencyUnavailable(providerError(true))).toBe(false);
  });
});

describe('the next attempt', () => {
  it('is delayed longer each time, until the last one', () => {
    const kind = { attempts: 4, backOffMs: [1_000, 5_000] };
    expect([1, 2, 3, 4].map((attempt) => nextAttemptMs(kind, attempt))).toEqual([1_000, 5_000, 5_000, undefined]);
  });

  it('is delayed longer the longer a dependency is unavailable', () =>
    expect([0, 10, 1_000].map(outageDelayMs)).toEqual([500, 2_500, 30_000]));
});
