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
])('calls %j %j, by which each is found', (titles, expected) => {
  const { list } = names(...titles);
  expect(list).toEqual(expected);
  expect(list.map((name) => names(...titles).placeOf(name))).toEqual(titles.map((_, place) => place));
});

it('finds a column whatever the case of its name, with spaces or underscores', () => {
  expect(names('ID', 'Image  Prompt').placeOf(' image_PROMPT ')).toBe(1);
  expect(names('A').placeOf('toString')).toBeUndefined();
});
