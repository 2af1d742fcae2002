import { describe, expect, it } from '@jest/globals';
import { sheetWith } from '../testing/sheet-fixture.js';
import { choiceOf, parseLimit, scopeOf, throughOf } from './batch-choice.js';

const { rows, columns } = sheetWith([
  ['a', 'b'],
  ['c', 'd'],
  ['e', 'f'],
]);
const selected = { rows, columns, range: { top: 1, bottom: 2, left: 1, right: 1 } };

describe('what is generated', () => {
  it('is the selected cells, whole columns or the sheet', () => {
    const all = { onlyNeeded: false, through: 'cells' } as const;
    expect(choiceOf({ scope: 'selection', ...all }, selected)).toEqual({ rowIds: [102, 103], columnIds: [2] });
    expect(choiceOf({ scope: 'column', ...all }, selected)).toEqual({ columnIds: [2] });
    expect(choiceOf({ scope: 'sheet', onlyNeeded: true, through: 'cells' }, selected)).toEqual({
      only: ['missing', 'stale', 'failed'],
    });
    const size = { rows: 3, columns: 2 };
    const range = { top: 0, bottom: 2, left: 1, right: 1 };
    expect(scopeOf('columns', { range, size })).toBe('column');
    expect(scopeOf('rows', { range: { ...range, left: 0, bottom: 1 }, size })).toBe('selection');
    expect(scopeOf('cells', { range: { ...range, left: 0 }, size })).toBe('sheet');
    expect(scopeOf('cells', { range: { top: 0, bottom: 0, left: 0, right: 0 }, size: { rows: 1, columns: 1 } })).toBe(
      'selection',
    );
  });

  it('goes as far as the videos where a final video is among the columns', () => {
    const withVideo = columns.map((column, index) => ({
      ...column,
      role: index === 0 ? ('final_video' as const) : column.role,
    }));
    expect([throughOf(columns), throughOf(withVideo), throughOf(withVideo.slice(1))]).toEqual([
      'cells',
      'render',
      'cells',
    ]);
    const through = choiceOf({ scope: 'sheet', onlyNeeded: false, through: 'post' }, selected);
    expect(through).toEqual({ through: 'post' });
  });

  it.each([
    ['', undefined],
    [' 12 ', 12],
    ['1,5', 1.5],
    ['0', 'invalid'],
    ['-1', 'invalid'],
    ['ten', 'invalid'],
    ['Infinity', 'invalid'],
  ])('reads the limit %j as %p', (text, credits) => {
    expect(parseLimit(text)).toBe(credits);
  });
});
