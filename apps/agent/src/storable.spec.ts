import { expect, it } from '@jest/globals';
import { storable } from './storable.js';

it('keeps whole characters and removes what Postgres rejects', () => {
  expect(storable({ text: 'a\0b', list: ['half \ud83d', 'whole 😀'], count: 3, nothing: null })).toEqual({
    text: 'ab',
    list: ['half \ufffd', 'whole 😀'],
    count: 3,
    nothing: null,
  });
});
