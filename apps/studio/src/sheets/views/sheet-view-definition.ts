import type { SavedViewView, UpdateSavedViewBody } from '@reelsheet/client';
import type { ColumnLayout } from '../layout/column-layout.js';

export type ViewFilter = SavedViewView['filters'][number];
export type ViewSort = SavedViewView['sorts'][number];
export type FilterCondition = ViewFilter['condition'];
export type FilterMatch = SavedViewView['match'];

/** A choice of the rows that a sheet shows, and of their order. */
export interface ViewedRows {
  readonly match: FilterMatch;
  readonly filters: readonly ViewFilter[];
  readonly sorts: readonly ViewSort[];
}

export const ALL_ROWS: ViewedRows = { match: 'all', filters: [], sorts: [] };

export function isAllRows({ filters, sorts }: ViewedRows): boolean {
  return filters.length === 0 && sorts.length === 0;
}

/** Returns the rows of a saved view. */
export function rowViewOf({ match, filters, sorts }: SavedViewView): ViewedRows {
  return { match, filters, sorts };
}

/** Returns the columns of a saved view as a layout. */
export function layoutOf({ columns, tall_rows: isTall }: SavedViewView): ColumnLayout {
  const widths = columns.flatMap(({ column_id: id, width }) => (width ? [[id, width] as const] : []));
  return {
    widths: Object.fromEntries(widths),
    hidden: columns.filter(({ hidden }) => hidden).map(({ column_id }) => column_id),
    order: columns.map(({ column_id }) => column_id),
    isTall,
  };
}

/** Returns what is saved of the present rows and columns, which are all columns of the sheet in the order shown. */
export function definitionOf(
  rows: ViewedRows,
  { widths, hidden, isTall }: ColumnLayout,
  columnIds: readonly number[],
): Required<Omit<UpdateSavedViewBody, 'name'>> {
  const columns = columnIds.map((id) => ({
    column_id: id,
    width: widths[id] ?? null,
    hidden: hidden.includes(id),
  }));
  const { match, filters, sorts } = rows;
  return { match, filters: [...filters], sorts: [...sorts], columns, tall_rows: isTall };
}

/** Returns whether a saved view is what is shown, so that there is nothing to save. */
export function isSavedAs(view: SavedViewView, present: ReturnType<typeof definitionOf>): boolean {
  const { match, filters, sorts, tall_rows } = view;
  const known = new Set(present.columns.map(({ column_id }) => column_id));
  const columns = view.columns.filter(({ column_id }) => known.has(column_id));
  const listed = new Set(columns.map(({ column_id }) => column_id));
  // Columns that were added to the sheet since follow those of the view.
  const added = present.columns.filter(({ column_id }) => !listed.has(column_id));
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const plain = (list: typeof columns) =>
    list.map(({ column_id, width, hidden }) => [column_id, width ?? null, !!hidden]);
  return (
    match === present.match &&
    tall_rows === present.tall_rows &&
    isSame(
      filters.map(({ column_id, condition, value }) => [column_id, condition, value]),
      present.filters.map(({ column_id, condition, value }) => [column_id, condition, value]),
    ) &&
    isSame(
      sorts.map(({ column_id, by, descending }) => [column_id, by, descending]),
      present.sorts.map(({ column_id, by, descending }) => [column_id, by, descending]),
    ) &&
    isSame(plain(columns), plain(present.columns.filter((column) => !added.includes(column)))) &&
    added.every(({ width, hidden }) => width === null && !hidden)
  );
}
