import { describe, expect, it } from '@jest/globals';
import { renderCycles } from './render-cycles.js';

describe('cycles through videos', () => {
  it.each([
    ['none in a chain', { 1: [2], 2: [3], 3: [] }, [1], {}],
    ['a video that waits for itself', { 1: [1] }, [1], { 1: [1, 1] }],
    ['two videos that name each other', { 1: [2], 2: [1] }, [1, 2], { 1: [1, 2, 1], 2: [2, 1, 2] }],
    [
      'a cell and its video',
      { 1: [2], 2: [3], 3: [1], 4: [1] },
      [1],
      { 1: [1, 2, 3, 1], 2: [2, 3, 1, 2], 3: [3, 1, 2, 3] },
    ],
    ['not one of cells alone', { 1: [2], 2: [3], 3: [2] }, [1], {}],
    ['not through a cell that is not waiting', { 1: [2] }, [1], {}],
  ] as const)('%s', (_, inputs, videos, cycles) => {
    const waiting = new Map(Object.entries(inputs).map(([id, read]) => [Number(id), read as readonly number[]]));
    expect(Object.fromEntries(renderCycles(waiting, videos))).toEqual(cycles);
  });
});
