import { expect, it, jest } from '@jest/globals';
import { Batch } from './batch.js';

const joined = async (items: readonly number[]) => items.join();

it('does together what comes in one turn, and what comes while that is done', async () => {
  const work = jest.fn(joined);
  const batch = new Batch(10, work);
  const late: Promise<string>[] = [];
  work.mockImplementationOnce(async (items) => {
    late.push(batch.join(3), batch.join(4));
    return joined(items);
  });
  expect(await Promise.all([batch.join(1), batch.join(2)])).toEqual(['1,2', '1,2']);
  expect(await Promise.all(late)).toEqual(['3,4', '3,4']);
  expect(batch.isIdle).toBe(true);
});

it('tells all of a batch that it failed, and goes on', async () => {
  const work = jest.fn(joined);
  const batch = new Batch(10, work);
  work.mockRejectedValueOnce(new Error('away'));
  const failed = await Promise.allSettled([batch.join(1), batch.join(2)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await batch.join(1)).toBe('1');
});

it('does no more than so many at a time', async () => {
  const work = jest.fn(joined);
  const batch = new Batch(200, work);
  await Promise.all(Array.from({ length: 450 }, (_, item) => batch.join(item)));
  expect(work.mock.calls.map(([items]) => items.length)).toEqual([200, 200, 50]);
});
