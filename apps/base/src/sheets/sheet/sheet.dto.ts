import { AgentId, Choice, Flag, Name, Nested, Whole } from '@reelsheet/platform-http';
import type { RowsWindow } from '../sheet-view/sheet-view.js';
import { HISTORIES, type History } from '../sheet-view/history.js';
import { SHEET_LIMITS } from './sheet-limits.js';

class SheetDraft {
  @Name({ max: SHEET_LIMITS.sheetTitle })
  title!: string;

  @Flag({ optional: true, default: false, about: "true: replaces the agent's default engine" })
  is_default = false;
}

export class CreateSheetBody {
  @Nested(() => SheetDraft)
  spreadsheet!: SheetDraft;
}

class SheetChange {
  @Name({ optional: true, max: SHEET_LIMITS.sheetTitle })
  title?: string;

  @Flag({ optional: true })
  is_default?: boolean;
}

export class UpdateSheetBody {
  @Nested(() => SheetChange)
  spreadsheet!: SheetChange;
}

export class CloneSheetBody {
  @AgentId({ optional: true, nullable: true, about: 'integer id or uuid; the same agent when absent' })
  target_agent_id?: string | number | null;
}

export class SheetPageQuery {
  @Whole({ optional: true, min: 1, max: 1_000_000, default: 1, about: '20 engines per page' })
  page = 1;
}

/** Returns undefined when a query has neither of the window's parameters. */
export function toWindow({ rows_after, rows_limit }: WindowQuery): RowsWindow | undefined {
  if (rows_after === undefined && rows_limit === undefined) return undefined;
  return { after: rows_after ?? 0, limit: rows_limit ?? SHEET_LIMITS.rowsOfWindow };
}

/** The field `history` of a query. */
export const HistoryField = (): PropertyDecorator =>
  Choice(HISTORIES, {
    optional: true,
    default: 'all',
    about: '`user_jobs` of cells and layers; `default_user_job`, the selected one, is always there',
  });

export class WindowQuery {
  @Whole({
    optional: true,
    min: 0,
    about: 'only rows behind the row with this id, 0 for the beginning; 1,000 rows when `rows_limit` is absent',
  })
  rows_after?: number;

  @Whole({
    optional: true,
    min: 1,
    max: SHEET_LIMITS.rowsOfWindow,
    about: 'maximum number of rows; from the beginning when `rows_after` is absent',
  })
  rows_limit?: number;
}

export class SheetQuery extends WindowQuery {
  @Flag({ optional: true, default: false, about: 'adds `execution_cost` to the engine, rows, cells and layers' })
  with_execution_cost = false;

  @HistoryField()
  history: History = 'all';
}
