import { describe, expect, it } from '@jest/globals';
import { variablesOf } from './variables.js';

describe('variables of a table', () => {
  it.each<[what: string, rows: string[][], variables: [key: string, value: string][]]>([
    [
      'in order',
      [
        ['key', 'value'],
        ['b', '2'],
        ['a', '1'],
      ],
      [
        ['b', '2'],
        ['a', '1'],
      ],
    ],
    [
      'whose titles have another order and case',
      [
        ['Note', ' VALUE ', 'Key'],
        ['x', '1', 'a'],
      ],
      [['a', '1']],
    ],
    [
      'with spaces around keys, not values',
      [
        ['key', 'value'],
        [' a b ', ' 1 '],
      ],
      [['a b', ' 1 ']],
    ],
    ['without value', [['key', 'value'], ['a']], [['a', '']]],
    ['between blank rows', [['key', 'value'], [], ['', ''], ['a', '1'], ['  ']], [['a', '1']]],
    ['without rows', [['key', 'value']], []],
  ])('%s', (_, rows, variables) => {
    expect(variablesOf(rows)).toEqual(variables.map(([key, value]) => ({ key, value })));
  });

  it.each<[what: string, rows: string[][], error: string]>([
    ['nothing', [], 'file has no column key and no column value in its first row'],
    ['no value', [['key', 'name']], 'file has no column value in its first row'],
    ['no key', [['', 'value']], 'file has no column key in its first row'],
    ['two of a title', [['key', 'value', 'Key ']], 'file has two columns key in its first row'],
    ['a value without a key', [['key', 'value'], [], ['', '1']], 'file has no key in row 3'],
    ['a long key', [['key', 'value'], ['x'.repeat(501)]], 'file has a key of more than 500 characters in row 2'],
    ['braces', [['key', 'value'], ['a}']], 'file has a key with braces in row 2'],
    [
      'a key twice',
      [['key', 'value'], ['Brand Name'], ['x'], ['brand_name']],
      'file names the variable brand_name in row 4, as it does in row 2',
    ],
  ])('rejects %s', (_, rows, error) => {
    expect(() => variablesOf(rows)).toThrow(error);
  });
});
