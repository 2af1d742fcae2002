import { expect, it } from '@jest/globals';
import { MAX_EDGE, MIN_EDGE } from './media-limits.js';
import { drawnSize, EDGES, FITS, nameOf } from './picture-size.js';

it.each([
  [{ width: 16 }, '64x0-inside'],
  [{ width: 64, height: 65 }, '64x128-inside'],
  [{ height: 2_048 }, '0x2048-inside'],
  [{ width: 300, height: 200, fit: 'cover' as const }, '512x256-cover'],
  [{ width: 300, fit: 'cover' as const }, '512x0-inside'],
])('%j is drawn as %s', (size, name) => {
  expect(nameOf(drawnSize({ fit: 'inside', ...size }))).toBe(name);
});

it('has few values', () => {
  const edges = [undefined, ...Array.from({ length: MAX_EDGE - MIN_EDGE + 1 }, (_, index) => MIN_EDGE + index)];
  const sampled = edges.filter((edge) => edge === undefined || edge % 7 === 0 || EDGES.some((each) => each === edge));
  const names = sampled.flatMap((width) =>
    sampled.flatMap((height) => FITS.map((fit) => nameOf(drawnSize({ width, height, fit })))),
  );
  expect(new Set(names).size).toBe(2 * EDGES.length ** 2 + 2 * EDGES.length + 1);
});
