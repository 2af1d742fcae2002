import { describe, expect, it } from '@jest/globals';
import { sheetWith } from '../testing/sheet-fixture.js';
import { cellAt, inOrder, withColumns, withValues } from './sheet-data.js';

const valuesOf = (sheet: ReturnType<typeof sheetWith>) =>
  sheet.rows.map(({ cells }) => cells.map((cell) => cell?.value));

describe('sheet in the browser', () => {
  it('shares rows that are unchanged, so that they are not rendered again', () => {
    const before = sheetWith([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    const after = withValues(before, [{ rowId: 102, columnId: 2, cellId: 1004, value: 'x' }]);
    expect(valuesOf(after)).toEqual([
      ['a', 'b'],
      ['c', 'x'],
    ]);
    expect(valuesOf(before)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(after.rows[0]).toBe(before.rows[0]);
  });

  it('ignores cells of rows and columns that are gone', () => {
    const before = sheetWith([['a']]);
    const gone = { rowId: 999, columnId: 1, cellId: 1, value: 'x' };
    expect(valuesOf(withValues(before, [gone, { ...gone, rowId: 101, columnId: 9 }]))).toEqual([['a']]);
    expect(cellAt(before, gone)).toBeUndefined();
  });

  it('moves the cells of each row with their columns, and drops those of a deleted one', () => {
    const before = sheetWith([['a', 'b', 'c']]);
    const [first, second, third] = before.columns;
    expect(valuesOf(withColumns(before, [third!, first!, second!]))).toEqual([['c', 'a', 'b']]);
    expect(valuesOf(withColumns(before, [first!, third!]))).toEqual([['a', 'c']]);
  });

  it('leaves out items without an id and ids without an item', () => {
    expect(inOrder([{ id: 1 }, { id: 2 }, { id: 3 }], [3, 9, 1])).toEqual([{ id: 3 }, { id: 1 }]);
  });
});
