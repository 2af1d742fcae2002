import { expect, it, jest } from '@jest/globals';
import { EndingBatch } from './ending-batch.js';

const job = (id: number) => ({ id });

it('writes together what ends in one turn, and what ends while that is written', async () => {
  const write = jest.fn(async (jobs: readonly { id: number }[]) => new Set(jobs.map(({ id }) => String(id))));
  const batch = new EndingBatch(write);
  const late: Promise<boolean | undefined>[] = [];
  write.mockImplementationOnce(async (jobs) => {
    late.push(batch.end(job(3)), batch.end(job(4)));
    return new Set(jobs.map(({ id }) => String(id)));
  });
  expect(await Promise.all([batch.end(job(1)), batch.end(job(2))])).toEqual([true, true]);
  expect(await Promise.all(late)).toEqual([true, true]);
  expect(write.mock.calls.map(([jobs]) => jobs.map(({ id }) => id))).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('tells whose claim was lost, and that nothing of a batch could be written', async () => {
  const write = jest.fn(async () => new Set(['1']));
  const batch = new EndingBatch<{ id: number }>(write);
  expect(await Promise.all([batch.end(job(1)), batch.end(job(2))])).toEqual([true, false]);
  write.mockRejectedValueOnce(new Error('away'));
  expect(await Promise.all([batch.end(job(1)), batch.end(job(2))])).toEqual([undefined, undefined]);
  expect(await batch.end(job(1))).toBe(true);
});

it('writes no more than so many at a time', async () => {
  const sizes: number[] = [];
  const batch = new EndingBatch(async (jobs: readonly { id: number }[]) => {
    sizes.push(jobs.length);
    return new Set(jobs.map(({ id }) => String(id)));
  });
  await Promise.all(Array.from({ length: 450 }, (_, id) => batch.end(job(id))));
  expect(sizes).toEqual([200, 200, 50]);
});
