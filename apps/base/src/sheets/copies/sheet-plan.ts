import type { SheetAttributes } from '../sheet/attributes.js';
import type { ColumnRole, ColumnType, LayerType } from '../sheet/column-types.js';

/** A layer of a cell that will be created. */
export interface PlannedLayer {
  readonly name: string;
  readonly type: LayerType;
  readonly attributes: SheetAttributes;
}

/** A column of a sheet that will be created, with its cell in the first row. */
export interface PlannedColumn {
  readonly title: string;
  readonly tempTitle?: string | null;
  readonly type: ColumnType;
  readonly role: ColumnRole;
  readonly description: string;
  readonly attributes?: SheetAttributes;
  readonly cell?: {
    readonly value?: string;
    readonly attributes?: SheetAttributes;
    /** Ordered by position. */
    readonly layers?: readonly PlannedLayer[];
  } | null;
}

/** Content of a sheet that will be created: columns, one row and global variables. */
export interface SheetContent {
  readonly columns: readonly PlannedColumn[];
  readonly rowAttributes?: SheetAttributes;
  readonly variables?: readonly { readonly key: string; readonly value: string }[];
}

export interface SheetPlan extends SheetContent {
  readonly title: string;
}
