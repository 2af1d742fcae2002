import { describe, expect, it } from '@jest/globals';
import type { CellView } from '@reelsheet/client';
import { sheetWith } from '../testing/sheet-fixture.js';
import { columnsUsing, inputsOf, promptOf } from './cell-inputs.js';

const { columns } = sheetWith([['', '', '']]);
const cell = (columnId: number, value: string, prompt?: string) =>
  ({
    spreadsheet_column_id: columnId,
    value,
    additional_attributes: prompt === undefined ? {} : { prompt },
  }) as CellView;
const row = [cell(1, 'coffee'), cell(2, 'typed', 'About {{column_1}}'), cell(3, 'For {{COLUMN 2}}', '  ')];

describe('what a cell is made of', () => {
  it('is its prompt, or its text without one', () => {
    expect(row.map(promptOf)).toEqual(['coffee', 'About {{column_1}}', 'For {{COLUMN 2}}']);
  });

  it('is columns, variables, and names that mean nothing', () => {
    const inputs = inputsOf('{{Column 1}} {{Brand}} {{Nobody}}', columns, row, [{ key: 'brand', value: 'Acme' }]);
    expect(inputs).toMatchObject([
      { kind: 'column', name: 'Column 1', cell: { value: 'coffee' } },
      { kind: 'variable', name: 'brand', value: 'Acme' },
      { kind: 'unknown', name: 'Nobody' },
    ]);
  });

  it('knows what is made of it', () => {
    expect(columnsUsing('Column 2', columns, row).map(({ id }) => id)).toEqual([3]);
    expect(columnsUsing('Column 3', columns, row)).toEqual([]);
  });
});
