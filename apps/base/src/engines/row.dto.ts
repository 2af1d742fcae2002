import { Json, ListOf, Nested, Whole } from '@reelsheet/platform-http';
import type { Attributes } from './attributes.js';
import { LIMITS } from './limits.js';
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

class RowItem extends RowFields {
  @Whole({ min: 1 })
  id!: number;
}

export class UpdateRowsBody {
  @ListOf(() => RowItem, { maxItems: LIMITS.rows })
  rows!: RowItem[];
}

/** A thing and the place that it moves to. */
export class PlaceItem {
  @Whole({ min: 1 })
  id!: number;

  @Whole(POSITION)
  position!: number;
}

export class MoveRowsBody {
  @ListOf(() => PlaceItem, { maxItems: LIMITS.rows })
  rows!: PlaceItem[];
}

export function fromRow(id: number, { position, additional_attributes }: RowFields): RowChange {
  return { id, position, attributes: additional_attributes };
}
