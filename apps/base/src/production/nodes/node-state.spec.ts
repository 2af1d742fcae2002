import { describe, expect, it } from '@jest/globals';
import type { Comparison } from '../../generation/comparisons/comparison.js';
import { isOutdated, stateOf } from './node-state.js';

const MADE: Comparison = { leftOut: null, isMade: true, changed: [], error: null, lastError: null };

describe('the state of a node', () => {
  it.each([
    [{}, [], 'fresh', null],
    [{ isMade: false }, [], 'missing', null],
    [{ isMade: false, error: 'names {{X}}' }, [], 'missing', 'It cannot be made: names {{X}}'],
    [{ isMade: false, leftOut: 'It has no prompt' }, [], 'skipped', 'It has no prompt'],
    [{ leftOut: 'It has no prompt' }, ['SCRIPT'], 'fresh', null],
    [{ changed: ['prompt', 'model'] }, [], 'stale', 'Changed since it was made: prompt, model'],
    [{ error: 'names {{X}}' }, [], 'stale', 'It cannot be made again: names {{X}}'],
    [{}, ['HOOK', 'SCRIPT'], 'stale', 'Made of what is stale: HOOK, SCRIPT'],
    [{ lastError: 'The vendor refused', changed: ['prompt'] }, [], 'failed', 'The vendor refused'],
    [{ isMade: false, lastError: 'The vendor refused' }, [], 'failed', 'The vendor refused'],
  ])('of %j with stale inputs %j is %s', (difference, inputs, state, reason) => {
    expect(stateOf({ ...MADE, ...difference }, inputs)).toEqual({ state, reason });
  });

  it('is outdated when it would be made differently, or its last attempt failed', () => {
    expect(isOutdated(MADE)).toBe(false);
    expect(isOutdated({ ...MADE, changed: ['prompt'], lastError: 'x' })).toBe(true);
    expect(isOutdated({ ...MADE, lastError: 'x' })).toBe(true);
    expect(isOutdated({ ...MADE, isMade: false, lastError: 'x' })).toBe(false);
    expect(isOutdated({ ...MADE, error: 'x' })).toBe(true);
    expect(isOutdated({ ...MADE, isMade: false, error: 'x' })).toBe(false);
    expect(isOutdated({ ...MADE, leftOut: 'x', changed: ['prompt'] })).toBe(false);
  });
});
