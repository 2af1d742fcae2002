import { expect, it } from '@jest/globals';
import { dearestOf } from './dearest-day.js';

const day = (group: string, credits: number) => ({ group, credits });

it('the dearest day is the one with the most credits, the latest of several', () => {
  const days = [day('2026-11-01', 4), day('2026-11-02', 9), day('2026-11-03', 9), day('2026-11-04', 1)];
  expect(dearestOf(days)?.group).toBe('2026-11-03');
});

it('no day is the dearest where nothing was spent', () => {
  expect(dearestOf([day('2026-11-01', 0)])).toBeUndefined();
  expect(dearestOf([])).toBeUndefined();
});
