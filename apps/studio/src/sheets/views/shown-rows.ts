import type { GridRow, SheetData } from '../data/sheet-data.js';
import { rowsOfView } from './row-order.js';
import type { ViewedRows } from './sheet-view-definition.js';

/** The rows of a view as they were when it was applied. Rows stay where they are until it is applied again. */
export interface AppliedView {
  readonly view: ViewedRows;
  /** Ids of the shown rows, in order. */
  readonly shown: readonly number[];
  /** Ids of all rows of the sheet at that time. */
  readonly known: ReadonlySet<number>;
}

export function applied(sheet: SheetData, view: ViewedRows): AppliedView {
  const known = new Set(sheet.rows.map(({ id }) => id));
  return { view, shown: rowsOfView(sheet, view).map(({ id }) => id), known };
}

/** Returns the sheet with the rows of an applied view; rows that were added since follow at the end. */
export function shownSheet(sheet: SheetData, { shown, known }: AppliedView): SheetData {
  const byId = new Map<number, GridRow>();
  const added: GridRow[] = [];
  for (const row of sheet.rows) {
    if (known.has(row.id)) byId.set(row.id, row);
    else added.push(row);
  }
  const rows = shown.flatMap((id) => byId.get(id) ?? []);
  rows.push(...added);
  return { ...sheet, rows };
}

/** Returns whether applying the view again would show other rows, or in another order. */
export function isOutdated(sheet: SheetData, now: AppliedView): boolean {
  const rows = rowsOfView(sheet, now.view);
  const present = shownSheet(sheet, now).rows;
  return rows.length !== present.length || rows.some((row, index) => row !== present[index]);
}
