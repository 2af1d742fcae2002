import { expect, it } from '@jest/globals';
import { barsOf, ticksOf } from './plot-scale.js';

it.each([
  [0, [0, 1]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [3, [0, 1, 2, 3]],
  [10, [0, 2.5, 5, 7.5, 10]],
  [87, [0, 25, 50, 75, 100]],
  [1_234.5, [0, 500, 1_000, 1_500]],
])('the scale up to %d has round numbers', (max, ticks) => {
  expect(ticksOf(max, 4)).toEqual(ticks);
});

it('every bar is inside its slot, however many there are', () => {
  for (const count of [1, 7, 30, 366]) {
    const { slot, bar } = barsOf(count, 600);
    expect(slot * count).toBeCloseTo(600);
    expect(bar.width).toBeGreaterThan(0);
    expect(bar.x).toBeGreaterThanOrEqual(0);
    expect(bar.x + bar.width).toBeLessThanOrEqual(slot + 1e-9);
  }
});
