import { expect, it } from '@jest/globals';
import { storableJson } from './storable.js';

it('leaves out what Postgres keeps in no JSON', () => {
  expect(JSON.parse(storableJson({ text: 'a\0b\ud83d', list: ['\u{1F30A}', 1, null] }))).toEqual({
    text: 'ab\uFFFD',
    list: ['\u{1F30A}', 1, null],
  });
});
