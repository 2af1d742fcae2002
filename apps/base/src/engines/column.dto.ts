import { Choice, Json, ListOf, Nested, Text, Whole } from '@reelsheet/platform-http';
import type { Attributes } from './attributes.js';
import type { ColumnContent } from './column.service.js';
import { COLUMN_ROLES, COLUMN_TYPES, type ColumnRole, type ColumnType } from './kinds.js';
import { LIMITS } from './limits.js';
import { PlaceItem } from './row.dto.js';

class ColumnExtras {
  @Choice(COLUMN_ROLES, { optional: true, about: 'from the type where absent: `video` and `stats` their own, others `ingredient`' })
  column_role?: ColumnRole;

  @Text({ optional: true, nullable: true, max: LIMITS.title })
  temp_title?: string | null;

  @Text({ optional: true, max: LIMITS.description })
  description?: string;

  @Whole({ optional: true, max: LIMITS.position, about: 'from 0; what stands there makes way' })
  position?: number;

  @Json({ optional: true, about: 'takes the place of the former ones' })
  additional_attributes?: Attributes;
}

class ColumnDraftFields extends ColumnExtras {
  @Text({ max: LIMITS.title })
  title!: string;

  @Choice(COLUMN_TYPES)
  type!: ColumnType;
}

class ColumnFields extends ColumnExtras {
  @Text({ optional: true, min: 1, max: LIMITS.title })
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
}

class ColumnItem extends ColumnFields {
  @Whole({ min: 1 })
  id!: number;
}

export class UpdateColumnsBody {
  @ListOf(() => ColumnItem, { maxItems: LIMITS.columns })
  columns!: ColumnItem[];
}

export class MoveColumnsBody {
  @ListOf(() => PlaceItem, { maxItems: LIMITS.columns })
  columns!: PlaceItem[];
}

export function fromColumn<F extends ColumnFields>({ title, type, column_role, temp_title, description, position, additional_attributes }: F): ColumnContent & Pick<F, 'title' | 'type'> {
  return { title, type, role: column_role, tempTitle: temp_title, description, position, attributes: additional_attributes };
}
