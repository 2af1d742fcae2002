import { Choice, Json, Nested, Text, Whole } from '@reelsheet/platform-http';
import { Type } from 'typebox';
import type { Attributes } from '../sheet/attributes.js';
import type { ColumnContent } from './column.service.js';
import { COLUMN_ROLES, COLUMN_TYPES, type ColumnRole, type ColumnType } from '../sheet/kinds.js';
import { LIMITS } from '../sheet/limits.js';
import { Fields, Places } from '../sheet/mass-body.js';

class ColumnExtras {
  @Choice(COLUMN_ROLES, {
    optional: true,
    about: 'from the type where absent: `video` and `stats` their own, others `ingredient`',
  })
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

export const UpdateColumns = Type.Object({
  columns: Type.Array(
    Type.Object({
      id: Fields.id,
      title: Type.Optional(Fields.text(LIMITS.title, 1)),
      temp_title: Type.Optional(Fields.nullableText(LIMITS.title)),
      type: Type.Optional(Fields.choice(COLUMN_TYPES)),
      column_role: Type.Optional(Fields.choice(COLUMN_ROLES)),
      description: Type.Optional(Fields.text(LIMITS.description)),
      position: Type.Optional(Fields.position),
      additional_attributes: Type.Optional(Fields.attributes),
    }),
    { maxItems: LIMITS.columns },
  ),
});

export const MoveColumns = Type.Object({ columns: Places(LIMITS.columns) });

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
