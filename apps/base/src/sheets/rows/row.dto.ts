import { Id, ListOf, Nested } from '@reelsheet/platform-http';
import type { Attributes } from '../sheet/attributes.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { AdditionalAttributes, PlaceItem, Position } from '../sheet/part-fields.js';
import type { RowChange } from './row.service.js';

class RowDraft {
  @Position({ optional: true })
  position?: number;
}

export class CreateRowBody {
  @Nested(() => RowDraft, { optional: true })
  spreadsheet_row?: RowDraft;
}

class RowFields {
  @Position({ optional: true })
  position?: number;

  @AdditionalAttributes()
  additional_attributes?: Attributes;
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

export function fromRow(id: number, { position, additional_attributes }: RowFields): RowChange {
  return { id, position, attributes: additional_attributes };
}
