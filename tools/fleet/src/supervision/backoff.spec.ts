import { expect, it } from '@jest/globals';
import { Backoff } from './backoff.js';

it('waits longer after each crash of a process, up to 30 s', () => {
  const backoff = new Backoff();
  expect(Array.from({ length: 9 }, () => backoff.after(0))).toEqual([
    250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

it('waits briefly again after a successful run', () => {
  const backoff = new Backoff();
  backoff.after(0);
  backoff.after(0);
  expect(backoff.after(10_000)).toBe(250);
});
