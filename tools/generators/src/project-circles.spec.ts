import { expect, it } from '@jest/globals';
import { circlesIn } from './project-circles.js';

const graph = (edges: Record<string, string[]>) => ({
  dependencies: Object.fromEntries(Object.entries(edges).map(([from, to]) => [from, to.map((target) => ({ target }))])),
});

it('names each circle among projects', () => {
  expect(circlesIn(graph({ base: ['kernel', 'http'], http: ['kernel'], kernel: [] }))).toEqual([]);
  expect(circlesIn(graph({ base: ['http'], http: ['kernel'], kernel: ['http'] }))).toEqual(['http → kernel → http']);
  expect(circlesIn(graph({ kernel: ['kernel'] }))).toEqual(['kernel → kernel']);
});
