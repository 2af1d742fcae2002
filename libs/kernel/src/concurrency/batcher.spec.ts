import { expect, it, jest } from '@jest/globals';
import { Batcher } from './batcher.js';

const joined = async (items: readonly number[]) => items.join();

it('does together what comes in one turn, and what comes while that is done', async () => {
  const work = jest.fn(joined);
  const batcher = new Batcher(10, work);
  const late: Promise<string>[] = [];
  work.mockImplementationOnce(async (items) => {
    late.push(batcher.add(3), batcher.add(4));
    return joined(items);
  });
  expect(await Promise.all([batcher.add(1), batcher.add(2)])).toEqual(['1,2', '1,2']);
  expect(await Promise.all(late)).toEqual(['3,4', '3,4']);
  expect(batcher.isIdle).toBe(true);
});

it('reports the error to all callers of a failed batch, and continues', async () => {
  const work = jest.fn(joined);
  const batcher = new Batcher(10, work);
  work.mockRejectedValueOnce(new Error('away'));
  const failed = await Promise.allSettled([batcher.add(1), batcher.add(2)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await batcher.add(1)).toBe('1');
});

it('does no more than so many at a time', async () => {
  const work = jest.fn(joined);
  const batcher = new Batcher(200, work);
  await Promise.all(Array.from({ length: 450 }, (_, item) => batcher.add(item)));
  expect(work.mock.calls.map(([items]) => items.length)).toEqual([200, 200, 50]);
});
