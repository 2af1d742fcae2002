import { describe, expect, it } from '@jest/globals';
import { drawnRuns } from '@reelsheet/testing/seeded';
import fc from 'fast-check';
import { changesBetween, rearrange } from './position.js';

const list = (...ids: number[]) => ids.map((id, position) => ({ id, position }));
const order = (positions: { id: number; position: number }[]) =>
  [...positions].sort((a, b) => a.position - b.position).map(({ id }) => id);

describe('rearranging a list', () => {
  it.each([
    ['the last to the front', { 3: 0 }, [3, 1, 2]],
    ['the first to the end', { 1: 2 }, [2, 3, 1]],
    ['two that change positions', { 1: 2, 3: 0 }, [3, 2, 1]],
    ['beyond the end', { 1: 50 }, [2, 3, 1]],
    ['nothing', {}, [1, 2, 3]],
  ])('moves %s', (_, moved, expected) => {
    const positions = rearrange(
      list(1, 2, 3),
      new Map(Object.entries(moved).map(([id, position]) => [Number(id), position])),
    );
    expect(order(positions)).toEqual(expected);
  });

  it('keeps the order of items that are moved beyond the end, as by callers that count from one', () => {
    const moved = new Map([
      [7, 3],
      [8, 2],
      [9, 1],
    ]);
    expect(order(rearrange(list(7, 8, 9), moved))).toEqual([9, 8, 7]);
  });

  it('returns contiguous, distinct positions and keeps the order of items that were not moved', () => {
    const scenario = fc
      .uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 15 })
      .chain((positions) =>
        fc.record({
          positions: fc.constant(positions),
          moved: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: positions.length }),
        }),
      );
    fc.assert(
      fc.property(scenario, ({ positions, moved }) => {
        const before = positions.map((position, id) => ({ id, position }));
        const wanted = new Map(moved.map((position, id) => [id, position]));
        const after = rearrange(before, wanted);
        expect(after.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([...before.keys()]);
        for (const [id, position] of wanted)
          expect(after.find((item) => item.id === id)!.position <= position).toBe(true);
        const put = [...wanted].toSorted(([, one], [, other]) => one - other).map(([id]) => id);
        expect(order(after).filter((id) => wanted.has(id))).toEqual(put);
        if (Math.max(...moved) < before.length)
          for (const [id, position] of wanted) expect(after).toContainEqual({ id, position });
        const unmoved = (positions: typeof after) => order(positions).filter((id) => !wanted.has(id));
        expect(unmoved(after)).toEqual(unmoved(before));
      }),
      drawnRuns(),
    );
  });

  it('returns only items whose position changed', () => {
    expect(changesBetween(list(1, 2, 3), rearrange(list(1, 2, 3), new Map([[2, 0]])))).toEqual([
      { id: 2, position: 0 },
      { id: 1, position: 1 },
    ]);
  });
});
