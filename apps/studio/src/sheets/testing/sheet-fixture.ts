import type { ColumnType } from '@reelsheet/client';
import type { GridColumn, SheetData } from '../data/sheet-data.js';

/** Returns a sheet with these values. Columns have the ids 1, 2, …, rows 101, 102, …, and cells 1001, 1002, … */
export function sheetWith(values: readonly (readonly string[])[], types: readonly ColumnType[] = []): SheetData {
  const width = values[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, index): GridColumn => {
    const type = types[index] ?? 'text';
    return { id: index + 1, title: `Column ${index + 1}`, type, role: 'ingredient', attributes: {} };
  });
  const rows = values.map((cells, row) => ({
    id: 101 + row,
    cells: cells.map((value, column) => ({ id: 1001 + row * width + column, value, layers: 0 })),
  }));
  return { id: 7, title: 'Spring', columns, rows };
}
