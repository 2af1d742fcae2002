import { expect, it } from '@jest/globals';
import { chunksOfSize } from './render-chunks.js';

it('splits items into chunks of limited size, and keeps an item that is larger', () => {
  const chunks = (sizes: readonly number[]) => chunksOfSize(sizes, (size) => size, 5);
  expect(chunks([])).toEqual([]);
  expect(chunks([2, 3, 1, 9, 0, 5, 5])).toEqual([[2, 3], [1], [9], [0, 5], [5]]);
});
