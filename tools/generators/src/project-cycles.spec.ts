import { expect, it } from '@jest/globals';
import { cyclesIn } from './project-cycles.js';

const graph = (edges: Record<string, string[]>) => ({
  dependencies: Object.fromEntries(Object.entries(edges).map(([from, to]) => [from, to.map((target) => ({ target }))])),
});

it('returns each cycle among projects', () => {
  expect(cyclesIn(graph({ base: ['kernel', 'http'], http: ['kernel'], kernel: [] }))).toEqual([]);
  expect(cyclesIn(graph({ base: ['http'], http: ['kernel'], kernel: ['http'] }))).toEqual(['http → kernel → http']);
  expect(cyclesIn(graph({ kernel: ['kernel'] }))).toEqual(['kernel → kernel']);
});
