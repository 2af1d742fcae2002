import { describe, expect, it } from '@jest/globals';
import { sheetWith } from '../testing/sheet-fixture.js';
import { choiceOf, parseCeiling, scopeOf } from './batch-choice.js';

const { rows, columns } = sheetWith([
  ['a', 'b'],
  ['c', 'd'],
  ['e', 'f'],
]);
const selected = { rows, columns, range: { top: 1, bottom: 2, left: 1, right: 1 } };

describe('what is generated', () => {
  it('is the selected cells, whole columns or the sheet', () => {
    expect(choiceOf('selection', false, selected)).toEqual({ rowIds: [102, 103], columnIds: [2] });
    expect(choiceOf('column', false, selected)).toEqual({ columnIds: [2] });
    expect(choiceOf('sheet', true, selected)).toEqual({ only: ['missing', 'stale', 'failed'] });
    expect(scopeOf('columns')).toBe('column');
    expect(scopeOf('rows')).toBe('selection');
  });

  it.each([
    ['', undefined],
    [' 12 ', 12],
    ['1,5', 1.5],
    ['0', 'invalid'],
    ['-1', 'invalid'],
    ['ten', 'invalid'],
    ['Infinity', 'invalid'],
  ])('reads the ceiling %j as %p', (text, credits) => {
    expect(parseCeiling(text)).toBe(credits);
  });
});
