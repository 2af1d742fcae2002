import { describe, expect, it } from '@jest/globals';
import { sheetWith } from '../testing/sheet-fixture.js';
import { withValues } from '../data/sheet-data.js';
import { copyDown, editsOf, pasteInto, repeatIn, valuesIn, type VisibleSheet } from './range-writes.js';

const visible = (values: readonly (readonly string[])[], types?: Parameters<typeof sheetWith>[1]): VisibleSheet => {
  const sheet = sheetWith(values, types);
  return { sheet, columns: sheet.columns };
};
const range = (top: number, bottom: number, left: number, right: number) => ({ top, bottom, left, right });

/** Returns the values of the sheet after edits. */
function after(before: VisibleSheet, edits: ReturnType<typeof editsOf>): string[][] {
  const { sheet } = before;
  const size = range(0, sheet.rows.length - 1, 0, sheet.columns.length - 1);
  return valuesIn({ sheet: withValues(sheet, edits), columns: sheet.columns }, size);
}

describe('writing ranges', () => {
  it('leaves out cells that have the value, counted columns and hidden ones', () => {
    const before = visible([['a', 'b', 'c']], ['text', 'stats', 'text']);
    expect(editsOf(before, range(0, 0, 0, 2), () => 'a').map(({ before: value }) => value)).toEqual(['c']);
    const hidden = { ...before, columns: [before.sheet.columns[2]!] };
    expect(
      after(
        before,
        editsOf(hidden, range(0, 0, 0, 0), () => 'z'),
      ),
    ).toEqual([['a', 'b', 'z']]);
  });

  it('repeats the first row of a selection, or the row above a single one', () => {
    const before = visible([
      ['a', 'b'],
      ['', ''],
      ['', ''],
    ]);
    expect(after(before, copyDown(before, range(0, 2, 0, 1)))).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(after(before, copyDown(before, range(1, 1, 0, 0)))).toEqual([
      ['a', 'b'],
      ['a', ''],
      ['', ''],
    ]);
    expect(copyDown(before, range(0, 0, 0, 0))).toEqual([]);
  });

  it('continues the pattern of several rows below and above them', () => {
    const below = visible([['1'], ['2'], ['x'], ['x'], ['x']]);
    expect(after(below, repeatIn(below, range(0, 1, 0, 0), range(2, 4, 0, 0))).flat()).toEqual([
      '1',
      '2',
      '1',
      '2',
      '1',
    ]);
    const above = visible([['x'], ['x'], ['x'], ['1'], ['2']]);
    expect(after(above, repeatIn(above, range(3, 4, 0, 0), range(0, 2, 0, 0))).flat()).toEqual([
      '2',
      '1',
      '2',
      '1',
      '2',
    ]);
  });
});

describe('pasting', () => {
  const cells = (paste: ReturnType<typeof pasteInto>) => {
    const { top, bottom, left, right } = paste.range;
    return Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: right - left + 1 }, (_, column) => paste.valueAt(row, column)),
    );
  };

  it('puts one value into each selected cell', () => {
    expect(cells(pasteInto(range(1, 2, 0, 1), [['v']], 9))).toEqual([
      ['v', 'v'],
      ['v', 'v'],
    ]);
  });

  it('begins at the first cell when the selection is no multiple of the clipboard', () => {
    const paste = pasteInto(
      range(1, 3, 0, 0),
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      9,
    );
    expect(paste.range).toEqual(range(1, 2, 0, 1));
  });

  it('leaves out columns behind the last one and says how many', () => {
    expect(pasteInto(range(0, 0, 2, 2), [['a', 'b', 'c']], 4)).toMatchObject({
      range: range(0, 0, 2, 3),
      columnsLeftOut: 1,
    });
  });

  it('keeps what rows of different lengths do not have', () => {
    expect(cells(pasteInto(range(0, 0, 0, 0), [['a', 'b'], ['c']], 4))).toEqual([
      ['a', 'b'],
      ['c', undefined],
    ]);
  });
});
