import { describe, expect, it } from '@jest/globals';
import { movedItems } from './moved-items.js';

const items = [1, 2, 3, 4].map((id) => ({ id }));
const moved = (ids: readonly number[], before: number) => movedItems(items, new Set(ids), before).map(({ id }) => id);

describe('moving rows and columns', () => {
  it.each([
    [[3], 0, [3, 1, 2, 4]],
    [[1], 4, [2, 3, 4, 1]],
    [[1, 3], 2, [2, 1, 3, 4]],
    [[2, 3], 1, [1, 2, 3, 4]],
    [[2], 4, [1, 3, 4, 2]],
  ])('puts %j in front of index %i', (ids, before, order) => {
    expect(moved(ids, before)).toEqual(order);
  });
});
