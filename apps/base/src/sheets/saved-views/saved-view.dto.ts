import { Choice, Flag, Id, ListOf, Name, Text, Whole } from '@reelsheet/platform-http';
import { COMPARISONS, type ValueComparison } from '../find/comparisons.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { SAVED_VIEW_LIMITS } from './saved-view-limits.js';
import type { SavedView } from './saved-view.repository.js';
import {
  VIEW_CONDITIONS,
  VIEW_MATCHES,
  type ViewCondition,
  type ViewDefinition,
  type ViewMatch,
} from './saved-view.js';

const COLUMN = 'a column of the sheet; others are ignored where the view is used';
const COLUMNS = 'columns in the order of the view; others follow in the order of the sheet';

export class ViewFilterItem {
  @Id({ about: COLUMN }) column_id!: number;
  @Choice(VIEW_CONDITIONS) condition!: ViewCondition;
  @Text({ optional: true, min: 0, max: SAVED_VIEW_LIMITS.value, default: '', about: 'text or number to compare with' })
  value = '';
}

export class ViewSortItem {
  @Id({ about: COLUMN }) column_id!: number;
  @Choice(COMPARISONS, { optional: true, default: 'text' }) by: ValueComparison = 'text';
  @Flag({ optional: true, default: false, about: 'true: from the highest value to the lowest' }) descending = false;
}

export class ViewColumnItem {
  @Id({ about: COLUMN }) column_id!: number;

  @Whole({
    optional: true,
    nullable: true,
    min: 1,
    max: SAVED_VIEW_LIMITS.width,
    about: 'in pixels; null for the usual width of its type',
  })
  width: number | null = null;

  @Flag({ optional: true, default: false }) hidden = false;
}

export class UpdateSavedViewBody {
  @Name({ optional: true, max: SAVED_VIEW_LIMITS.name }) name?: string;
  @Choice(VIEW_MATCHES, { optional: true, about: '`all` when absent from a new view' }) match?: ViewMatch;
  @ListOf(() => ViewFilterItem, { optional: true, maxItems: SAVED_VIEW_LIMITS.filters }) filters?: ViewFilterItem[];

  @ListOf(() => ViewSortItem, {
    optional: true,
    maxItems: SAVED_VIEW_LIMITS.sorts,
    about: 'by the first one, rows with equal values by the next one',
  })
  sorts?: ViewSortItem[];

  @ListOf(() => ViewColumnItem, { optional: true, maxItems: SHEET_LIMITS.columnsOfSheet, about: COLUMNS })
  columns?: ViewColumnItem[];

  @Flag({ optional: true, about: 'rows with several lines of text' }) tall_rows?: boolean;
}

export class CreateSavedViewBody extends UpdateSavedViewBody {
  @Name({ max: SAVED_VIEW_LIMITS.name }) declare name: string;
}

export class SavedViewView {
  @Id() id!: number;
  @Text() name!: string;
  @Choice(VIEW_MATCHES) match!: ViewMatch;
  @ListOf(() => ViewFilterItem) filters!: readonly ViewFilterItem[];
  @ListOf(() => ViewSortItem) sorts!: readonly ViewSortItem[];
  @ListOf(() => ViewColumnItem, { about: COLUMNS }) columns!: readonly ViewColumnItem[];
  @Flag() tall_rows!: boolean;
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time' }) updated_at!: string;
}

/** Returns the fields that a body names. */
export function toDefinition(body: UpdateSavedViewBody): Partial<ViewDefinition> {
  const { match, tall_rows } = body;
  const filters = body.filters?.map(({ column_id, condition, value }) => ({ column_id, condition, value }));
  const sorts = body.sorts?.map(({ column_id, by, descending }) => ({ column_id, by, descending }));
  const columns = body.columns?.map(({ column_id, width, hidden }) => ({ column_id, width, hidden }));
  return {
    ...(match !== undefined && { match }),
    ...(filters && { filters }),
    ...(sorts && { sorts }),
    ...(columns && { columns }),
    ...(tall_rows !== undefined && { tall_rows }),
  };
}

const EMPTY: ViewDefinition = { match: 'all', filters: [], sorts: [], columns: [], tall_rows: false };

export const toNewDefinition = (body: UpdateSavedViewBody): ViewDefinition => ({ ...EMPTY, ...toDefinition(body) });

export function toSavedView({ id, name, definition, createdAt, updatedAt }: SavedView): SavedViewView {
  const { match, filters, sorts, columns, tall_rows } = definition;
  const times = { created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
  return { id, name, match, filters, sorts, columns, tall_rows, ...times };
}
