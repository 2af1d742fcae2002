import type { GridRow, SheetData } from '../data/sheet-data.js';

/** Maximum number of rows that one request adds. */
const ROWS_OF_REQUEST = 1000;

/** Maximum number of cells and layers that one request copies. */
const ITEMS_OF_REQUEST = 20_000;

/**
 * Returns the row whose prompts, settings and layers a new row gets, so that it can be generated like the rows around
 * it: the one above, or the first one for a row above all others. Undefined in a sheet without rows.
 */
export const modelRowOf = ({ rows }: SheetData, position = rows.length): GridRow | undefined =>
  rows[position - 1] ?? rows[0];

/** Returns how many rows like a row one request adds. */
export function rowsOfRequest({ columns }: SheetData, model: GridRow | undefined): number {
  const layers = model?.cells.reduce((sum, cell) => sum + (cell?.layers ?? 0), 0) ?? 0;
  return Math.max(1, Math.min(ROWS_OF_REQUEST, Math.floor(ITEMS_OF_REQUEST / (columns.length + layers))));
}
