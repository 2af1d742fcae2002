import type { BatchThrough } from '@reelsheet/client';
import type { BatchChoice } from '../data/sheet-api.js';
import type { GridColumn, GridRow } from '../data/sheet-data.js';
import type { GridSize, Range, SelectionSpan } from '../selection/selection.js';

export type BatchScope = 'selection' | 'column' | 'sheet';

interface Selected {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly range: Range;
}

/** A person's choice of the cells, videos and posts that are made. */
export interface BatchPlan {
  readonly scope: BatchScope;
  /** True for what is missing, out of date or failed. */
  readonly onlyNeeded: boolean;
  readonly through: BatchThrough;
}

/** Returns which cells a batch covers. Whole columns name no rows, so that rows of others are covered, too. */
export function choiceOf({ scope, onlyNeeded, through }: BatchPlan, { rows, columns, range }: Selected): BatchChoice {
  const shared = {
    ...(onlyNeeded && { only: ['missing', 'stale', 'failed'] as const }),
    ...(through !== 'cells' && { through }),
  };
  if (scope === 'sheet') return shared;
  const columnIds = columns.slice(range.left, range.right + 1).map(({ id }) => id);
  if (scope === 'column') return { columnIds, ...shared };
  const rowIds = rows.slice(range.top, range.bottom + 1).map(({ id }) => id);
  return { columnIds, rowIds, ...shared };
}

/** Returns how far a person most likely wants to go: to the videos where the columns have some. */
export function throughOf(columns: readonly GridColumn[]): BatchThrough {
  return columns.some(({ role }) => role === 'final_video') ? 'render' : 'cells';
}

/** Returns the scope that a person most likely means by a selection. */
export function scopeOf(span: SelectionSpan, range: Range, size: GridSize): BatchScope {
  const isAll = range.right - range.left + 1 === size.columns && range.bottom - range.top + 1 === size.rows;
  if (isAll && size.columns > 1) return 'sheet';
  return span === 'columns' ? 'column' : 'selection';
}

/** Reads a ceiling of credits; undefined for none, `invalid` for what is no number above 0. */
export function parseCeiling(text: string): number | undefined | 'invalid' {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const credits = Number(trimmed.replace(',', '.'));
  return Number.isFinite(credits) && credits > 0 ? credits : 'invalid';
}
