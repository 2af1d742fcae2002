import type { Attributes } from './attributes.js';
import type { ColumnRole, ColumnType } from './kinds.js';

/** A column of a sheet to be, with what its cell in the first row holds. */
export interface PlannedColumn {
  readonly title: string;
  readonly type: ColumnType;
  readonly role: ColumnRole;
  readonly description: string;
  readonly cell?: { readonly value?: string; readonly attributes?: Attributes };
}

/** A sheet to be: its columns and one row. */
export interface SheetPlan {
  readonly title: string;
  readonly columns: readonly PlannedColumn[];
}
