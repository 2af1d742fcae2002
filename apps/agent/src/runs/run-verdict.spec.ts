import { describe, expect, it } from '@jest/globals';
import { ProviderError } from '@reelsheet/provider-common';
import { ClaimLost, HandedBack, RunFailure } from './run.errors.js';
import { judge } from './run-verdict.js';

describe('what becomes of a run that met an error', () => {
  it.each([
    ['is left to the worker that took it over', new ClaimLost(), 1, { kind: 'leave' }],
    ['is handed back by a worker that stops', new HandedBack(), 3, { kind: 'hand_back' }],
    ['fails with its own reason', new RunFailure('too long'), 1, { kind: 'fail', reason: 'too long' }],
    [
      'fails when the vendor will never do it',
      new ProviderError('text', 'content_refused'),
      1,
      { kind: 'fail', reason: 'The text vendor refused the content' },
    ],
    [
      'is tried again when the vendor may come back',
      new ProviderError('text', 'unavailable'),
      2,
      { kind: 'try_again' },
    ],
    [
      'fails when the vendor stays away',
      new ProviderError('text', 'unavailable'),
      3,
      { kind: 'fail', reason: 'The text vendor is not available' },
    ],
    ['is tried again after a fault of ours', new Error('secret detail'), 1, { kind: 'try_again' }],
    [
      'tells no detail of a fault of ours',
      new Error('secret detail'),
      3,
      { kind: 'fail', reason: 'Something went wrong on our side' },
    ],
  ])('%s', (_, error, attempt, verdict) => {
    expect(judge(error, attempt)).toEqual(verdict);
  });
});
