import { invalid, prose } from '@reelsheet/kernel';
import { Id, Ids, ListOf, Nested, Text } from '@reelsheet/platform-http';
import type { SheetAttributes } from '../sheet/attributes.js';
import type { CellChange } from './cell.service.js';
import { HistoryField } from '../sheet/sheet.dto.js';
import type { History } from '../sheet-view/history.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { AdditionalAttributes, MergeAttributes } from '../items/item-fields.js';

const ATTRIBUTES = prose`
  \`prompt\`, \`textMode\` (\`manual\` or \`ai\`), \`model\`, \`ratio\`, \`resolution\` and \`duration\` control the
  generation; \`autoGenerate: true\` generates the cell again whenever a cell or variable changes that its prompt
  refers to, and a change that would make such a cell depend on itself is rejected. \`GET …/automatic_failures\` lists
  why automatic cells were not generated`;

export class CellsQuery {
  @Ids({
    minItems: 1,
    maxItems: SHEET_LIMITS.itemsOfRead,
    about: 'ids that the sheet does not have are left out of the response, which is ordered by id',
  })
  cell_ids!: number[];

  @HistoryField()
  history: History = 'all';
}

class CellFields {
  @Text({
    optional: true,
    max: SHEET_LIMITS.cellValue,
    about: prose`
        required when \`additional_attributes\` is absent; may refer to other cells of the row and global variables
        as \`{{name}}\``,
  })
  value?: string;

  @AdditionalAttributes(ATTRIBUTES)
  additional_attributes?: SheetAttributes;
}

export class UpdateCellBody {
  @Nested(() => CellFields)
  spreadsheet_cell!: CellFields;

  @MergeAttributes()
  merge_attributes = false;
}

class CellItem extends CellFields {
  @Id()
  id!: number;
}

export class UpdateCellsBody {
  @ListOf(() => CellItem, { maxItems: SHEET_LIMITS.cellsOfMassUpdate })
  cells!: CellItem[];

  @MergeAttributes()
  merge_attributes = false;
}

export class SelectGenerationBody {
  @Id({ about: "one of the cell's own generations" })
  user_job_id!: number;
}

/** Throws `validation_error` for a change without any field. */
export function fromCell(id: number, { value, additional_attributes }: CellFields, isMerge: boolean): CellChange {
  if (value === undefined && additional_attributes === undefined)
    throw invalid('spreadsheet_cell.value', 'is required');
  return { id, value, attributes: additional_attributes, isMerge };
}

export function fromCellItem({ id, value, additional_attributes }: CellItem, isMerge: boolean): CellChange {
  return { id, value, attributes: additional_attributes, isMerge };
}
