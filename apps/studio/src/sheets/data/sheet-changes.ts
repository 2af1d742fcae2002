import type { CellView, ChangesView } from '@reelsheet/client';
import { aligned, cellOf, columnOf } from './grid-reading.js';
import { inOrder, withCells, withColumns, type GridRow, type SheetData } from './sheet-data.js';

/** Returns the sheet after one page of changes. */
export function withChanges(sheet: SheetData, page: ChangesView): SheetData {
  let next: SheetData = { ...sheet, title: page.title };
  next = withChangedColumns(next, page);
  next = withChangedRows(next, page);
  return withCells(next, page.cells.map(asChange));
}

function asChange(view: CellView) {
  const read = cellOf(view);
  return { rowId: view.spreadsheet_row_id, columnId: view.spreadsheet_column_id, change: () => read };
}

function deletedIds({ changes }: ChangesView, kind: 'row' | 'column'): Set<number> {
  return new Set(changes.filter((item) => item.kind === kind && item.change === 'deleted').map(({ id }) => id));
}

function withChangedColumns(sheet: SheetData, page: ChangesView): SheetData {
  const deleted = deletedIds(page, 'column');
  if (page.columns.length === 0 && deleted.size === 0 && !page.column_ids) return sheet;
  const known = new Map(sheet.columns.map((column) => [column.id, column]));
  for (const view of page.columns) known.set(view.id, columnOf(view));
  for (const id of deleted) known.delete(id);
  const columns = [...known.values()];
  return withColumns(sheet, page.column_ids ? inOrder(columns, page.column_ids) : columns);
}

function withChangedRows(sheet: SheetData, page: ChangesView): SheetData {
  const deleted = deletedIds(page, 'row');
  if (page.rows.length === 0 && deleted.size === 0 && !page.row_ids) return sheet;
  const read = new Map(
    page.rows.map(({ id, spreadsheet_cells }): [number, GridRow] => [
      id,
      { id, cells: aligned(spreadsheet_cells, sheet.columns, cellOf) },
    ]),
  );
  const rows = sheet.rows.filter(({ id }) => !deleted.has(id)).map((row) => read.get(row.id) ?? row);
  const known = new Set(rows.map(({ id }) => id));
  for (const row of read.values()) if (!known.has(row.id)) rows.push(row);
  return { ...sheet, rows: page.row_ids ? inOrder(rows, page.row_ids) : rows };
}
