import { Json, Nested, Whole } from '@reelsheet/platform-http';
import { Type } from 'typebox';
import type { Attributes } from '../sheet/attributes.js';
import { LIMITS } from '../sheet/limits.js';
import { Fields, Places } from '../sheet/mass-body.js';
import type { RowChange } from './row.service.js';

const POSITION = { max: LIMITS.position, about: 'from 0; what stands there makes way' };
const ATTRIBUTES = { optional: true, about: 'takes the place of the former ones' };

class RowDraft {
  @Whole({ ...POSITION, optional: true })
  position?: number;
}

export class CreateRowBody {
  @Nested(() => RowDraft, { optional: true })
  spreadsheet_row?: RowDraft;
}

class RowFields {
  @Whole({ ...POSITION, optional: true })
  position?: number;

  @Json(ATTRIBUTES)
  additional_attributes?: Attributes;
}

export class UpdateRowBody {
  @Nested(() => RowFields)
  spreadsheet_row!: RowFields;
}

export const UpdateRows = Type.Object({
  rows: Type.Array(
    Type.Object({
      id: Fields.id,
      position: Type.Optional(Fields.position),
      additional_attributes: Type.Optional(Fields.attributes),
    }),
    { maxItems: LIMITS.rows },
  ),
});

export const MoveRows = Type.Object({ rows: Places(LIMITS.rows) });

export function fromRow(id: number, { position, additional_attributes }: RowFields): RowChange {
  return { id, position, attributes: additional_attributes };
}
