import { expect, it } from '@jest/globals';
import { itemNumbering } from './numbered-items.js';

it.each([
  [
    ['a[][file]', 'a[][file]'],
    ['a[0][file]', 'a[1][file]'],
  ],
  [
    ['a[][file]', 'a[][primary]', 'a[][file]'],
    ['a[0][file]', 'a[0][primary]', 'a[1][file]'],
  ],
  [
    ['x[a][][id]', 'x[b][][id]', 'x[a][][id]'],
    ['x[a][0][id]', 'x[b][0][id]', 'x[a][1][id]'],
  ],
  [
    ['a[0][file]', 'a[]', 'plain'],
    ['a[0][file]', 'a[]', 'plain'],
  ],
])('numbers the items of %j', (names, numbered) => {
  expect(names.map(itemNumbering())).toEqual(numbered);
});
