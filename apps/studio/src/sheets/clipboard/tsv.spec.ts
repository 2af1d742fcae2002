import { describe, expect, it } from '@jest/globals';
import { formatTsv, parseTsv } from './tsv.js';

describe('clipboard text', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\r\nb\r\n', [['a'], ['b']]],
    ['"two\nlines"\t"a ""quote"""', [['two\nlines', 'a "quote"']]],
    ['"tab\there"\tx', [['tab\there', 'x']]],
    ['5" screen\tx', [['5" screen', 'x']]],
    ['"unclosed\tx', [['"unclosed', 'x']]],
    [
      '\t\n\t',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['', [['']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['"a"b\tc', [['ab', 'c']]],
  ])('%j is %j', (text, cells) => {
    expect(parseTsv(text)).toEqual(cells);
  });

  it('is read as it was written', () => {
    const cells = [
      ['plain', 'with\ttab', 'with "quotes"'],
      ['', 'two\nlines', '"begins so'],
    ];
    expect(parseTsv(formatTsv(cells))).toEqual(cells);
  });
});
