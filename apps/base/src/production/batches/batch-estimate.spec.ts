import { expect, it } from '@jest/globals';
import { estimateOf } from './batch-estimate.js';

it('sums prices by stage, kind and model', () => {
  const text = { stage: 'cells', kind: 'text_generation', model: 'a', minimum: 1, maximum: 10 } as const;
  const video = { stage: 'render', kind: 'render', model: 'render', minimum: 5, maximum: 7 } as const;
  const rejected = [{ cellId: 1, stage: 'cells', reason: 'x' }] as const;
  expect(estimateOf([text, video, { ...text, maximum: 20 }, { ...text, model: 'b' }], rejected)).toEqual({
    minimum: 8,
    maximum: 47,
    lines: [
      { ...text, minimum: 2, maximum: 30, count: 2 },
      { ...video, count: 1 },
      { ...text, model: 'b', count: 1 },
    ],
    rejected,
  });
  expect(estimateOf([], [])).toEqual({ minimum: 0, maximum: 0, lines: [], rejected: [] });
});
