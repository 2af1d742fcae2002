import { describe, expect, it } from '@jest/globals';
import { randomBy, testSeeds } from '@reelsheet/testing/seeded';
import { positionsBefore, type ListChange } from './undo-positions.js';

const listOf = (ids: readonly number[]) => ids.map((id, position) => ({ id, position }));

/** Returns the ids of the list after the change. */
function applied(change: ListChange): number[] {
  const { restored, changed } = positionsBefore(change);
  const positions = new Map(change.items.map(({ id, position }) => [id, position]));
  change.removed.forEach((id) => positions.delete(id));
  [...restored, ...changed].forEach(({ id, position }) => positions.set(id, position));
  expect([...positions.values()].sort((a, b) => a - b)).toEqual([...positions.keys()].map((_, index) => index));
  return [...positions].sort(([, a], [, b]) => a - b).map(([id]) => id);
}

const nothing = { removed: new Set<number>(), restored: [], moved: [] };

describe('positions before a change', () => {
  it('are those of deleted items, also when others were added since', () => {
    const restored = [
      { id: 2, position: 1 },
      { id: 4, position: 3 },
    ];
    expect(applied({ ...nothing, items: listOf([1, 3, 5]), restored })).toEqual([1, 2, 3, 4, 5]);
    expect(applied({ ...nothing, items: listOf([9, 1, 3, 5]), restored })).toEqual([9, 2, 1, 4, 3, 5]);
    expect(applied({ ...nothing, items: [], restored })).toEqual([2, 4]);
  });

  it.each(testSeeds())('are the same as those before it (seed %d)', (seed) => {
    const random = randomBy(seed);
    for (let round = 0; round < 200; round += 1) {
      const before = Array.from({ length: 1 + Math.floor(random() * 8) }, (_, id) => id);
      const some = before.filter(() => random() < 0.4);
      const others = before.filter((id) => !some.includes(id));
      const positions = some.map((id) => ({ id, position: before.indexOf(id) }));
      expect(applied({ ...nothing, items: listOf(others), restored: positions })).toEqual(before);
      const after = [...others];
      some.forEach((id) => after.splice(Math.floor(random() * (after.length + 1)), 0, id));
      expect(applied({ ...nothing, items: listOf(after), moved: positions })).toEqual(before);
      expect(applied({ ...nothing, items: listOf(after), removed: new Set(some) })).toEqual(others);
    }
  });
});
