import type { BatchThrough } from '@reelsheet/client';
import type { BatchChoice } from '../data/sheet-api.js';
import type { GridColumn, GridRow } from '../data/sheet-data.js';
import type { GridSize, Range, SelectionSpan } from '../selection/selection.js';

export type BatchScope = 'selection' | 'column' | 'sheet';

interface Selected {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly range: Range;
  /** True while a view shows these rows alone, or in an order of its own. */
  readonly isView?: boolean;
}

/** A person's choice of the cells, videos and posts that are made. */
export interface BatchPlan {
  readonly scope: BatchScope;
  /** True for what is missing, out of date or failed. */
  readonly onlyNeeded: boolean;
  readonly through: BatchThrough;
}

/**
 * Returns which cells a batch covers. Whole columns name no rows, so that rows of others are covered, too, unless a
 * view shows some rows alone.
 */
export function choiceOf(
  { scope, onlyNeeded, through }: BatchPlan,
  { rows, columns, range, isView }: Selected,
): BatchChoice {
  const shared = {
    ...(onlyNeeded && { only: ['missing', 'stale', 'failed'] as const }),
    ...(through !== 'cells' && { through }),
  };
  if (scope === 'sheet') return shared;
  const columnIds = columns.slice(range.left, range.right + 1).map(({ id }) => id);
  if (scope === 'column') return { columnIds, ...(isView && { rowIds: rows.map(({ id }) => id) }), ...shared };
  const rowIds = rows.slice(range.top, range.bottom + 1).map(({ id }) => id);
  return { columnIds, rowIds, ...shared };
}

/** Returns how far a person most likely wants to go: to the videos where the columns have some. */
export function throughOf(columns: readonly GridColumn[]): BatchThrough {
  return columns.some(({ role }) => role === 'final_video') ? 'render' : 'cells';
}

/** Returns the scope that a person most likely means by a selection; a view is never the whole `sheet`. */
export function scopeOf(span: SelectionSpan, sheet?: { readonly range: Range; readonly size: GridSize }): BatchScope {
  if (sheet && sheet.size.columns > 1 && isAll(sheet.range, sheet.size)) return 'sheet';
  return span === 'columns' ? 'column' : 'selection';
}

const isAll = ({ left, right, top, bottom }: Range, { rows, columns }: GridSize) =>
  right - left + 1 === columns && bottom - top + 1 === rows;

/** Reads a limit of credits; undefined for none, `invalid` for what is no number above 0. */
export function parseLimit(text: string): number | undefined | 'invalid' {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const credits = Number(trimmed.replace(',', '.'));
  return Number.isFinite(credits) && credits > 0 ? credits : 'invalid';
}
