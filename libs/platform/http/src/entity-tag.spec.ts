import { expect, it } from '@jest/globals';
import { matchesTag } from './entity-tag.js';

it.each(['"a"', 'W/"a"', '"b", "a"', ' W/"b" ,W/"a"', '*'])('knows the tag in %s', (known) => {
  expect([matchesTag(known, '"a"'), matchesTag(known, 'W/"a"')]).toEqual([true, true]);
});

it.each(['', '"b"', 'a', '"A"', '"a', 'W/"b", "c"'])('does not know it in %s', (known) => {
  expect(matchesTag(known, 'W/"a"')).toBe(false);
});
