import { Id, Ids, ListOf, Nested } from '@reelsheet/platform-http';
import type { SheetAttributes } from '../sheet/attributes.js';
import { HistoryField } from '../sheet/sheet.dto.js';
import type { History } from '../sheet-view/history.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { AdditionalAttributes, FirstPosition, MergeAttributes, PlaceItem, Position } from '../items/item-fields.js';
import type { RowChange, RowDraft } from './row.service.js';

export class RowsQuery {
  @Ids({
    optional: true,
    minItems: 1,
    maxItems: SHEET_LIMITS.itemsOfRead,
    about: 'only these rows; ids that the sheet does not have are left out; all rows when absent',
  })
  row_ids?: number[];

  @HistoryField()
  history: History = 'all';
}

class RowFields {
  @Position({ optional: true })
  position?: number;

  @AdditionalAttributes()
  additional_attributes?: SheetAttributes;
}

export class CreateRowBody {
  @Nested(() => RowFields, { optional: true, about: 'an empty row at the end where absent' })
  spreadsheet_row?: RowFields;
}

export class UpdateRowBody {
  @Nested(() => RowFields)
  spreadsheet_row!: RowFields;

  @MergeAttributes()
  merge_attributes = false;
}

class ManyRowsDraft {
  @AdditionalAttributes()
  additional_attributes?: SheetAttributes;
}

export class CreateRowsBody {
  @ListOf(() => ManyRowsDraft, { minItems: 1, maxItems: SHEET_LIMITS.rowsOfRequest })
  rows!: ManyRowsDraft[];

  @FirstPosition()
  position?: number;

  @Id({
    optional: true,
    about:
      'a row of this sheet: the cells of the new rows get its prompts, settings and layers, but none of its results, ' +
      'and of its texts only those that name other cells',
  })
  like_row_id?: number;
}

export class ManyRowsBody {
  @Ids({ minItems: 1, maxItems: SHEET_LIMITS.rowsOfRequest, about: 'rows of this sheet, each once' })
  ids!: number[];
}

class RowItem extends RowFields {
  @Id()
  id!: number;
}

export class UpdateRowsBody {
  @ListOf(() => RowItem, { maxItems: SHEET_LIMITS.rowsOfSheet })
  rows!: RowItem[];

  @MergeAttributes()
  merge_attributes = false;
}

export class MoveRowsBody {
  @ListOf(() => PlaceItem, { maxItems: SHEET_LIMITS.rowsOfSheet })
  rows!: PlaceItem[];
}

export function fromRowDraft({ position, additional_attributes }: RowFields = {}): RowDraft {
  return { position, attributes: additional_attributes };
}

export function fromRow(id: number, fields: RowFields, isMerge: boolean): RowChange {
  return { id, ...fromRowDraft(fields), isMerge };
}
