import { expect, it } from '@jest/globals';
import { ColumnNames } from './column-names.js';

const names = (...titles: string[]) => new ColumnNames(titles.map((title, id) => ({ id, title })));

it.each([
  [
    ['A', 'B'],
    ['A', 'B'],
  ],
  [
    ['A', 'a', ' A '],
    ['A', 'a (2)', ' A  (3)'],
  ],
  [
    ['A (2)', 'A', 'A'],
    ['A (2)', 'A', 'A (3)'],
  ],
  [
    ['A', 'A', 'A (2)'],
    ['A', 'A (3)', 'A (2)'],
  ],
  [
    ['__proto__', 'constructor', '__PROTO__'],
    ['__proto__', 'constructor', '__PROTO__ (2)'],
  ],
  [
    [' ', ' '],
    [' ', '  (2)'],
  ],
])('names columns %j as %j, and finds each by its name', (titles, expected) => {
  const { list } = names(...titles);
  expect(list).toEqual(expected);
  expect(list.map((name) => names(...titles).indexOf(name))).toEqual(titles.map((_, index) => index));
});

it('finds a column regardless of case, spaces and underscores', () => {
  expect(names('ID', 'Image  Prompt').indexOf(' image_PROMPT ')).toBe(1);
  expect(names('A').indexOf('toString')).toBeUndefined();
});
