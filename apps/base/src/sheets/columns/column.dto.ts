import { Choice, Id, Ids, ListOf, Name, Nested, Text } from '@reelsheet/platform-http';
import type { SheetAttributes } from '../sheet/attributes.js';
import type { ColumnContent } from './column.service.js';
import { COLUMN_ROLES, COLUMN_TYPES, type ColumnRole, type ColumnType } from '../sheet/column-types.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { AdditionalAttributes, FirstPosition, MergeAttributes, PlaceItem, Position } from '../items/item-fields.js';

class ColumnContentFields {
  @Choice(COLUMN_ROLES, {
    optional: true,
    about: 'from the type where absent: `video` and `stats` their own, others `ingredient`',
  })
  column_role?: ColumnRole;

  @Text({ optional: true, nullable: true, max: SHEET_LIMITS.columnTempTitle })
  temp_title?: string | null;

  @Text({ optional: true, max: SHEET_LIMITS.columnDescription })
  description?: string;

  @AdditionalAttributes()
  additional_attributes?: SheetAttributes;
}

class ColumnExtras extends ColumnContentFields {
  @Position({ optional: true })
  position?: number;
}

class ManyColumnsDraft extends ColumnContentFields {
  @Name({ max: SHEET_LIMITS.columnTitle })
  title!: string;

  @Choice(COLUMN_TYPES)
  type!: ColumnType;
}

class ColumnDraftFields extends ColumnExtras {
  @Name({ max: SHEET_LIMITS.columnTitle })
  title!: string;

  @Choice(COLUMN_TYPES)
  type!: ColumnType;
}

class ColumnFields extends ColumnExtras {
  @Name({ optional: true, max: SHEET_LIMITS.columnTitle })
  title?: string;

  @Choice(COLUMN_TYPES, { optional: true })
  type?: ColumnType;
}

export class CreateColumnBody {
  @Nested(() => ColumnDraftFields)
  spreadsheet_column!: ColumnDraftFields;
}

export class UpdateColumnBody {
  @Nested(() => ColumnFields)
  spreadsheet_column!: ColumnFields;

  @MergeAttributes()
  merge_attributes = false;
}

export class CreateColumnsBody {
  @ListOf(() => ManyColumnsDraft, { minItems: 1, maxItems: SHEET_LIMITS.columnsOfSheet })
  columns!: ManyColumnsDraft[];

  @FirstPosition()
  position?: number;
}

export class ManyColumnsBody {
  @Ids({ minItems: 1, maxItems: SHEET_LIMITS.columnsOfSheet, about: 'columns of this sheet, each once' })
  ids!: number[];
}

class ColumnItem extends ColumnFields {
  @Id()
  id!: number;
}

export class UpdateColumnsBody {
  @ListOf(() => ColumnItem, { maxItems: SHEET_LIMITS.columnsOfSheet })
  columns!: ColumnItem[];

  @MergeAttributes()
  merge_attributes = false;
}

export class MoveColumnsBody {
  @ListOf(() => PlaceItem, { maxItems: SHEET_LIMITS.columnsOfSheet })
  columns!: PlaceItem[];
}

export function fromColumn<F extends ColumnFields>({
  title,
  type,
  column_role,
  temp_title,
  description,
  position,
  additional_attributes,
}: F): ColumnContent & Pick<F, 'title' | 'type'> {
  return {
    title,
    type,
    role: column_role,
    tempTitle: temp_title,
    description,
    position,
    attributes: additional_attributes,
  };
}
