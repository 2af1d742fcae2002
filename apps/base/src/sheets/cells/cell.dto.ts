import { invalid } from '@reelsheet/kernel';
import { Json, Nested, Text, Whole } from '@reelsheet/platform-http';
import { Type, type Static } from 'typebox';
import type { Attributes } from '../sheet/attributes.js';
import type { CellChange } from './cell.service.js';
import { LIMITS } from '../sheet/limits.js';
import { Fields } from '../sheet/mass-body.js';

class CellFields {
  @Text({
    optional: true,
    max: LIMITS.value,
    about:
      'required where `additional_attributes` is absent; may name other cells of the row and global variables as `{{name}}`',
  })
  value?: string;

  @Json({ optional: true, about: 'takes the place of the former ones' })
  additional_attributes?: Attributes;
}

export class UpdateCellBody {
  @Nested(() => CellFields)
  spreadsheet_cell!: CellFields;
}

const CellItem = Type.Object({
  id: Fields.id,
  value: Type.Optional(Fields.text(LIMITS.value)),
  additional_attributes: Type.Optional(Fields.attributes),
});

export const UpdateCells = Type.Object({ cells: Type.Array(CellItem, { maxItems: LIMITS.massItems }) });

export class SelectGenerationBody {
  @Whole({ min: 1, about: "one of the cell's own generations" })
  user_job_id!: number;
}

/** Throws `validation_error` where nothing is to change. */
export function fromCell(id: number, { value, additional_attributes }: CellFields): CellChange {
  if (value === undefined && additional_attributes === undefined)
    throw invalid('spreadsheet_cell.value', 'is required');
  return { id, value, attributes: additional_attributes };
}

export function fromCellItem({ id, value, additional_attributes }: Static<typeof CellItem>): CellChange {
  return { id, value, attributes: additional_attributes };
}
