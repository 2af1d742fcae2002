import type { Attributes } from '../sheet/attributes.js';
import type { ColumnRole, ColumnType, LayerType } from '../sheet/column-types.js';

interface PlannedLayer {
  readonly name: string;
  readonly type: LayerType;
  readonly attributes: Attributes;
}

/** A column of a sheet that will be created, with its cell in the first row. */
export interface PlannedColumn {
  readonly title: string;
  readonly tempTitle?: string | null;
  readonly type: ColumnType;
  readonly role: ColumnRole;
  readonly description: string;
  readonly attributes?: Attributes;
  readonly cell?: {
    readonly value?: string;
    readonly attributes?: Attributes;
    /** Ordered by position. */
    readonly layers?: readonly PlannedLayer[];
  } | null;
}

/** Content of a sheet that will be created: columns, one row and global variables. */
export interface SheetContent {
  readonly columns: readonly PlannedColumn[];
  readonly rowAttributes?: Attributes;
  readonly variables?: readonly { readonly key: string; readonly value: string }[];
}

export interface SheetPlan extends SheetContent {
  readonly title: string;
}
