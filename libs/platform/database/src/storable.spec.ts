import { expect, it } from '@jest/globals';
import { storable } from './storable.js';

it('keeps whole characters and removes what Postgres rejects', () => {
  expect(storable({ text: 'a\0b', list: ['half \ud83d', 'whole 😀', 1, null], count: 3 })).toEqual({
    text: 'ab',
    list: ['half \ufffd', 'whole 😀', 1, null],
    count: 3,
  });
});
