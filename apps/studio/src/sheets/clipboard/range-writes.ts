import type { EditedCell } from '../edits/edit-queue.js';
import type { Range } from '../selection/selection.js';
import { indexOf, type GridColumn, type SheetData } from '../data/sheet-data.js';

/** A sheet with the columns that the person sees, in their order. */
export interface VisibleSheet {
  readonly sheet: SheetData;
  readonly columns: readonly GridColumn[];
}

/** Columns that are counted and not written. */
export function isWritable({ type }: GridColumn): boolean {
  return type !== 'stats';
}

/** Returns the values of a range, row by row. */
export function valuesIn({ sheet, columns }: VisibleSheet, { top, bottom, left, right }: Range): string[][] {
  const indexes = columns.slice(left, right + 1).map(({ id }) => indexOf(sheet.columns, id));
  return sheet.rows.slice(top, bottom + 1).map(({ cells }) => indexes.map((index) => cells[index]?.value ?? ''));
}

/** Returns the edits that give each cell of a range a value; cells that have it already are left out. */
export function editsOf(
  { sheet, columns }: VisibleSheet,
  { top, bottom, left, right }: Range,
  valueAt: (row: number, column: number) => string | undefined,
): EditedCell[] {
  const edits: EditedCell[] = [];
  const chosen = columns.slice(left, right + 1).map((column, offset) => ({
    column,
    offset,
    index: indexOf(sheet.columns, column.id),
  }));
  const writable = chosen.filter(({ column }) => isWritable(column));
  for (let row = top; row <= bottom && row < sheet.rows.length; row++) {
    const { id: rowId, cells } = sheet.rows[row]!;
    for (const { column, offset, index } of writable) {
      const cell = cells[index];
      const value = valueAt(row - top, offset);
      if (!cell || value === undefined || value === cell.value) continue;
      edits.push({ cellId: cell.id, rowId, columnId: column.id, value, before: cell.value });
    }
  }
  return edits;
}

export interface Paste {
  /** Cells that receive a value; its bottom may be behind the last row. */
  readonly range: Range;
  readonly valueAt: (row: number, column: number) => string | undefined;
  /** Columns of the clipboard for which the sheet has none. */
  readonly columnsLeftOut: number;
}

/**
 * Returns where the clipboard goes: into the whole selection if that is a multiple of it, as a single value always is,
 * otherwise from the first selected cell on.
 */
export function pasteInto(selected: Range, clipboard: readonly (readonly string[])[], columnCount: number): Paste {
  const height = clipboard.length;
  const width = Math.max(...clipboard.map(({ length }) => length));
  const selectedHeight = selected.bottom - selected.top + 1;
  const selectedWidth = selected.right - selected.left + 1;
  const isRepeated = selectedHeight % height === 0 && selectedWidth % width === 0;
  const bottom = selected.top + (isRepeated ? selectedHeight : height) - 1;
  const right = selected.left + (isRepeated ? selectedWidth : width) - 1;
  return {
    range: { top: selected.top, left: selected.left, bottom, right: Math.min(right, columnCount - 1) },
    valueAt: (row, column) => clipboard[row % height]?.[column % width],
    columnsLeftOut: Math.max(0, right - (columnCount - 1)),
  };
}

/** Returns the edits that repeat the first row of a range in its other rows; a single row takes that above it. */
export function copyDown(visible: VisibleSheet, range: Range): EditedCell[] {
  const source = range.bottom > range.top ? range.top : range.top - 1;
  if (source < 0) return [];
  return repeatIn(visible, { ...range, top: source, bottom: source }, { ...range, top: source + 1 });
}

/** Returns the edits that repeat the values of one range in another one, above or below it. */
export function repeatIn(visible: VisibleSheet, source: Range, target: Range): EditedCell[] {
  const values = valuesIn(visible, source);
  const height = values.length;
  const offset = (((target.top - source.top) % height) + height) % height;
  return editsOf(visible, target, (row, column) => values[(row + offset) % height]?.[column]);
}
