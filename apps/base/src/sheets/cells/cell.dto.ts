import { invalid } from '@reelsheet/kernel';
import { Id, ListOf, Nested, Text } from '@reelsheet/platform-http';
import type { Attributes } from '../sheet/attributes.js';
import type { CellChange } from './cell.service.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { AdditionalAttributes } from '../sheet/item-fields.js';

class CellFields {
  @Text({
    optional: true,
    max: SHEET_LIMITS.cellValue,
    about:
      'required where `additional_attributes` is absent; may name other cells of the row and global variables as `{{name}}`',
  })
  value?: string;

  @AdditionalAttributes(
    '`prompt`, `textMode` (`manual` or `ai`), `model`, `ratio`, `resolution`, `duration` say how it is generated; `autoGenerate: true` generates it again when a cell or variable changes that its prompt names, and a change by which such a cell would depend on itself is refused. Why one was not generated tells `GET …/automatic_failures`',
  )
  additional_attributes?: Attributes;
}

export class UpdateCellBody {
  @Nested(() => CellFields)
  spreadsheet_cell!: CellFields;
}

class CellItem extends CellFields {
  @Id()
  id!: number;
}

export class UpdateCellsBody {
  @ListOf(() => CellItem, { maxItems: SHEET_LIMITS.cellsOfMassUpdate })
  cells!: CellItem[];
}

export class SelectGenerationBody {
  @Id({ about: "one of the cell's own generations" })
  user_job_id!: number;
}

/** Throws `validation_error` where nothing is to change. */
export function fromCell(id: number, { value, additional_attributes }: CellFields): CellChange {
  if (value === undefined && additional_attributes === undefined)
    throw invalid('spreadsheet_cell.value', 'is required');
  return { id, value, attributes: additional_attributes };
}

export function fromCellItem({ id, value, additional_attributes }: CellItem): CellChange {
  return { id, value, attributes: additional_attributes };
}
