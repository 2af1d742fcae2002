import type { ColumnRole, ColumnType, JsonObject, JobStatus, ResultType } from '@reelsheet/client';

export interface GridColumn {
  readonly id: number;
  readonly title: string;
  readonly type: ColumnType;
  readonly role: ColumnRole;
  readonly attributes: JsonObject;
}

/** A generation or final video of a cell, as far as the grid displays it. */
export interface CellGeneration {
  /** Generations and renders are numbered apart, so a render has the negative of its id. */
  readonly id: number;
  readonly status: JobStatus;
  readonly progress: number;
  readonly failedReason?: string;
  readonly objectType?: ResultType;
  readonly previewUrl?: string;
}

/** A result or a file of the library, as far as the grid displays it. */
export type CellPreview = Pick<CellGeneration, 'objectType' | 'previewUrl'>;

export interface GridCell {
  readonly id: number;
  readonly value: string;
  /** The selected generation. */
  readonly selected?: CellGeneration;
  /** The newest generation, which may be under way; absent when it is the selected one. */
  readonly latest?: CellGeneration;
  readonly layers: number;
  /** The file of the library that the cell shows while nothing is generated for it. */
  readonly file?: CellPreview;
}

export interface GridRow {
  readonly id: number;
  /** In the order of the columns of the sheet; undefined only while a new column is still unknown here. */
  readonly cells: readonly (GridCell | undefined)[];
}

/** A sheet as the browser knows it. Nothing in it is changed: a change makes a new one that shares the other rows. */
export interface SheetData {
  readonly id: number;
  readonly title: string;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
}

/** Address of a cell that survives insertions and moves. */
export interface GridAddress {
  readonly rowId: number;
  readonly columnId: number;
}

/** A cell and a value for it. */
export interface AddressedValue extends GridAddress {
  readonly cellId: number;
  readonly value: string;
}

const indexes = new WeakMap<readonly { readonly id: number }[], Map<number, number>>();

/** Returns the index of a row or column by its id, or -1. The index of a list is computed once. */
export function indexOf(items: readonly { readonly id: number }[], id: number): number {
  let known = indexes.get(items);
  if (!known) indexes.set(items, (known = new Map(items.map((item, index) => [item.id, index]))));
  return known.get(id) ?? -1;
}

export function cellAt(sheet: SheetData, { rowId, columnId }: GridAddress): GridCell | undefined {
  const row = sheet.rows[indexOf(sheet.rows, rowId)];
  return row?.cells[indexOf(sheet.columns, columnId)];
}

/** Returns the title of the column of a cell; undefined for a cell that is removed. */
export function columnTitle({ rows, columns }: SheetData, cellId: number): string | undefined {
  for (const { cells } of rows) {
    const column = cells.findIndex((cell) => cell?.id === cellId);
    if (column >= 0) return columns[column]?.title;
  }
  return undefined;
}

/** Returns the sheet with other cells. Rows whose cells are unchanged stay the same objects. */
export function withCells(
  sheet: SheetData,
  changes: readonly (GridAddress & { readonly change: (cell: GridCell) => GridCell })[],
): SheetData {
  if (changes.length === 0) return sheet;
  const rows = [...sheet.rows];
  const copied = new Map<number, (GridCell | undefined)[]>();
  for (const { rowId, columnId, change } of changes) {
    const rowIndex = indexOf(sheet.rows, rowId);
    const columnIndex = indexOf(sheet.columns, columnId);
    const row = rows[rowIndex];
    const cell = row?.cells[columnIndex];
    if (!row || !cell) continue;
    let cells = copied.get(rowIndex);
    if (!cells) {
      cells = [...row.cells];
      copied.set(rowIndex, cells);
      rows[rowIndex] = { id: row.id, cells };
    }
    cells[columnIndex] = change(cells[columnIndex]!);
  }
  const index = indexes.get(sheet.rows);
  if (index) indexes.set(rows, index);
  return { ...sheet, rows };
}

/** Returns the sheet with other values of cells. */
export function withValues(sheet: SheetData, values: readonly AddressedValue[]): SheetData {
  return withCells(
    sheet,
    values.map(({ rowId, columnId, value }) => ({ rowId, columnId, change: (cell) => ({ ...cell, value }) })),
  );
}

/** Returns the items in the order of the ids; unknown ids are left out, and items without an id are removed. */
export function inOrder<Item extends { readonly id: number }>(items: readonly Item[], ids: readonly number[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the sheet with these columns; the cells of each row follow them. */
export function withColumns(sheet: SheetData, columns: readonly GridColumn[]): SheetData {
  const sources = columns.map(({ id }) => indexOf(sheet.columns, id));
  const isSameOrder = sources.length === sheet.columns.length && sources.every((source, index) => source === index);
  if (isSameOrder) return { ...sheet, columns };
  const rows = sheet.rows.map(({ id, cells }) => ({
    id,
    cells: sources.map((source) => (source < 0 ? undefined : cells[source])),
  }));
  return { ...sheet, columns, rows };
}
