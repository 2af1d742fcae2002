import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { Attributes } from '../sheet/attributes.js';
import { partNotFound } from '../sheet/sheet.errors.js';
import type { ColumnRole, ColumnType, LayerType } from '../sheet/kinds.js';

export interface CellRecord {
  readonly id: number;
  readonly sheetId: number;
  readonly rowId: number;
  readonly columnId: number;
  readonly columnType: ColumnType;
  readonly columnRole: ColumnRole;
  readonly value: string;
  readonly attributes: Attributes;
  readonly defaultGenerationId: number | null;
}

export interface LayerRecord {
  readonly id: number;
  readonly sheetId: number;
  readonly cellId: number;
  /** Of the row that the layer's cell is in. */
  readonly rowId: number;
  readonly name: string;
  readonly type: LayerType;
  readonly position: number;
  readonly attributes: Attributes;
  readonly defaultGenerationId: number | null;
}

const LAYER = `SELECT layer.id, layer.sheet_id AS "sheetId", cell_id AS "cellId", row_id AS "rowId", name, type, position,
  layer.additional_attributes AS attributes, layer.default_generation_id AS "defaultGenerationId" FROM layer JOIN cell ON cell.id = cell_id`;

/** Cells and layers of one sheet as the floors above see them. The caller has made sure of the sheet. */
@Injectable()
export class CellReader {
  constructor(private readonly db: Database) {}

  /** Throws `not_found` where the sheet has no such cell. */
  async requireCell(sheetId: number, cellId: number): Promise<CellRecord> {
    const cell = await this.db.one<CellRecord>(
      `SELECT cell.id, cell.sheet_id AS "sheetId", row_id AS "rowId", column_id AS "columnId", type AS "columnType", column_role AS "columnRole",
         value, cell.additional_attributes AS attributes, default_generation_id AS "defaultGenerationId"
       FROM cell JOIN sheet_column ON sheet_column.id = column_id WHERE cell.sheet_id = $1 AND cell.id = $2`,
      [sheetId, cellId],
    );
    if (!cell) throw partNotFound('cell', cellId);
    return cell;
  }

  /** Throws `not_found` where the cell is not the sheet's or has no such layer. */
  async requireLayer(sheetId: number, cellId: number, layerId: number): Promise<LayerRecord> {
    const layer = await this.db.one<LayerRecord>(
      `${LAYER} WHERE layer.sheet_id = $1 AND cell_id = $2 AND layer.id = $3`,
      [sheetId, cellId, layerId],
    );
    if (!layer) throw partNotFound('layer', layerId);
    return layer;
  }

  /** By position. */
  async layersOf(sheetId: number, cellId: number): Promise<LayerRecord[]> {
    return this.db.query(`${LAYER} WHERE layer.sheet_id = $1 AND cell_id = $2 ORDER BY position`, [sheetId, cellId]);
  }
}
