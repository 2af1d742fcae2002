import { Id, ListOf, Nested } from '@reelsheet/platform-http';
import type { SheetAttributes } from '../sheet/attributes.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { AdditionalAttributes, PlaceItem, Position } from '../items/item-fields.js';
import type { RowChange, RowDraft } from './row.service.js';

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
}

class RowItem extends RowFields {
  @Id()
  id!: number;
}

export class UpdateRowsBody {
  @ListOf(() => RowItem, { maxItems: SHEET_LIMITS.rowsOfSheet })
  rows!: RowItem[];
}

export class MoveRowsBody {
  @ListOf(() => PlaceItem, { maxItems: SHEET_LIMITS.rowsOfSheet })
  rows!: PlaceItem[];
}

export function fromRowDraft({ position, additional_attributes }: RowFields = {}): RowDraft {
  return { position, attributes: additional_attributes };
}

export function fromRow(id: number, fields: RowFields): RowChange {
  return { id, ...fromRowDraft(fields) };
}
