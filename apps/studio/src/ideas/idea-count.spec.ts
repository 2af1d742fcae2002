import { expect, it } from '@jest/globals';
import { isIdeaCount } from './idea-count.js';

it('an agent can be asked for 1 to 20 ideas', () => {
  expect(['1', ' 2 ', '20'].map(isIdeaCount)).toEqual([true, true, true]);
  expect(['', '0', '21', '2.5', '-1', 'two'].map(isIdeaCount)).toEqual([false, false, false, false, false, false]);
});
