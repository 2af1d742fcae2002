import { expect, it } from '@jest/globals';
import { topicsOf } from './topics.js';

it('reads one topic a line, each of them once', () => {
  expect(topicsOf(' rye bread \n\nsleep\nrye bread\n')).toEqual([{ topic: 'rye bread' }, { topic: 'sleep' }]);
  expect(topicsOf('')).toEqual([]);
});
