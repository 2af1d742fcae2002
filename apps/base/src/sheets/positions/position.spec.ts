import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changesBetween, rearrange } from './position.js';

const list = (...ids: number[]) => ids.map((id, position) => ({ id, position }));
const order = (places: { id: number; position: number }[]) =>
  [...places].sort((a, b) => a.position - b.position).map(({ id }) => id);

describe('rearranging a list', () => {
  it.each([
    ['the last to the front', { 3: 0 }, [3, 1, 2]],
    ['the first to the end', { 1: 2 }, [2, 3, 1]],
    ['two that change places', { 1: 2, 3: 0 }, [3, 2, 1]],
    ['beyond the end', { 1: 50 }, [2, 3, 1]],
    ['nothing', {}, [1, 2, 3]],
  ])('moves %s', (_, moved, expected) => {
    const places = rearrange(
      list(1, 2, 3),
      new Map(Object.entries(moved).map(([id, position]) => [Number(id), position])),
    );
    expect(order(places)).toEqual(expected);
  });

  it('keeps a list as a caller numbers it, from one too', () => {
    const places = rearrange(
      list(7, 8),
      new Map([
        [8, 1],
        [7, 2],
      ]),
    );
    expect(new Map(places.map(({ id, position }) => [id, position]))).toEqual(
      new Map([
        [8, 1],
        [7, 2],
      ]),
    );
  });

  it('never puts two things in one place, nor changes the order of those that were not moved', () => {
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
        expect(new Set(after.map(({ position }) => position)).size).toBe(before.length);
        for (const [id, position] of wanted) expect(after).toContainEqual({ id, position });
        const unmoved = (places: typeof after) => order(places).filter((id) => !wanted.has(id));
        expect(unmoved(after)).toEqual(unmoved(before));
      }),
    );
  });

  it('writes only what stands elsewhere', () => {
    expect(changesBetween(list(1, 2, 3), rearrange(list(1, 2, 3), new Map([[2, 0]])))).toEqual([
      { id: 2, position: 0 },
      { id: 1, position: 1 },
    ]);
  });
});
