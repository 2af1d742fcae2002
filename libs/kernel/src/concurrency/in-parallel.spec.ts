import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { inParallel } from './in-parallel.js';

it('does as many at a time as it may, and gives the results in order', async () => {
  let [running, peak] = [0, 0];
  const results = await inParallel([30, 5, 20, 1, 10], 2, async (ms) => {
    peak = Math.max(peak, ++running);
    await sleep(ms);
    running--;
    return ms * 2;
  });
  expect({ results, peak }).toEqual({ results: [60, 10, 40, 2, 20], peak: 2 });
});

it('begins nothing after a failure, but waits for what is under way', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item === 0) throw new Error('first');
    await sleep(10);
    done.push(item);
  };
  await expect(inParallel([1, 0, 2, 3], 2, work)).rejects.toThrow('first');
  expect(done).toEqual([1]);
});

it('does nothing where there is nothing', async () => {
  expect(await inParallel([], 3, async () => 1)).toEqual([]);
});
