import { Injectable } from '@nestjs/common';
import { bigint, Database, row, rowOf, text, typeOf, type RowOf } from '@reelsheet/platform-database';
import { SheetColumnEntity } from '../columns/column.entity.js';
import { LayerEntity } from '../layers/layer.entity.js';
import { itemNotFound } from '../sheet/sheet.errors.js';
import { CellEntity } from './cell.entity.js';

const Cell = rowOf(CellEntity, 'id', 'sheetId', 'rowId', 'columnId', 'value', 'defaultGenerationId').with({
  attributes: typeOf(CellEntity, 'additionalAttributes'),
  columnType: typeOf(SheetColumnEntity, 'type'),
  columnRole: typeOf(SheetColumnEntity, 'columnRole'),
});
export type CellRecord = RowOf<typeof Cell>;

const OwnLayer = rowOf(LayerEntity, 'id', 'sheetId', 'cellId', 'name', 'type', 'position', 'defaultGenerationId');
const Layer = OwnLayer.with({
  /** Row of the layer's cell. */
  rowId: typeOf(CellEntity, 'rowId'),
  attributes: typeOf(LayerEntity, 'additionalAttributes'),
});
export type LayerRecord = RowOf<typeof Layer>;

/** A layer or cell that may show media: the output of its selected generation, or a resource in its attributes. */
const MediaSource = row({
  reference: text<'layer_id' | 'cell_id'>(),
  id: typeOf(CellEntity, 'id'),
  defaultGenerationId: typeOf(CellEntity, 'defaultGenerationId'),
  attributes: typeOf(CellEntity, 'additionalAttributes'),
});
export type MediaSourceRecord = RowOf<typeof MediaSource>;

/** A cell in the row of a layer. */
const RowCell = row({
  layerId: bigint(),
  cellId: bigint(),
  title: text(),
  defaultGenerationId: typeOf(CellEntity, 'defaultGenerationId'),
  attributes: typeOf(CellEntity, 'additionalAttributes'),
});
export type RowCellRecord = RowOf<typeof RowCell>;

const LAYER = `SELECT ${OwnLayer.columns('layer')}, row_id, layer.additional_attributes AS attributes
  FROM layer JOIN cell ON cell.id = cell_id`;

/** Reads cells and layers of one sheet for other domains. The caller has checked access to the sheet. */
@Injectable()
export class CellReader {
  constructor(private readonly db: Database) {}

  /** Throws `not_found` when the sheet has no such cell. */
  async requireCell(sheetId: number, cellId: number): Promise<CellRecord> {
    const cell = await this.db.row(
      Cell,
      `SELECT cell.id, cell.sheet_id, row_id, column_id, type AS column_type, column_role, value,
         cell.additional_attributes AS attributes, default_generation_id
       FROM cell JOIN sheet_column ON sheet_column.id = column_id WHERE cell.sheet_id = $1 AND cell.id = $2`,
      [sheetId, cellId],
    );
    if (!cell) throw itemNotFound('cell', cellId);
    return cell;
  }

  /** Throws `not_found` when the sheet has no such cell or the cell no such layer. */
  async requireLayer(sheetId: number, cellId: number, layerId: number): Promise<LayerRecord> {
    const layer = await this.db.row(Layer, `${LAYER} WHERE layer.sheet_id = $1 AND cell_id = $2 AND layer.id = $3`, [
      sheetId,
      cellId,
      layerId,
    ]);
    if (!layer) throw itemNotFound('layer', layerId);
    return layer;
  }

  /** Returns the layers of a cell by position. */
  async layersOf(sheetId: number, cellId: number): Promise<LayerRecord[]> {
    return this.db.rows(Layer, `${LAYER} WHERE layer.sheet_id = $1 AND cell_id = $2 ORDER BY position`, [
      sheetId,
      cellId,
    ]);
  }

  /** Returns the cells in the rows of the layers, in the order of their columns. */
  async cellsInRowsOf(sheetId: number, layerIds: readonly number[]): Promise<RowCellRecord[]> {
    return this.db.rows(
      RowCell,
      `SELECT layer.id AS layer_id, cell.id AS cell_id, title, cell.default_generation_id,
         cell.additional_attributes AS attributes
       FROM layer JOIN cell AS own ON own.id = layer.cell_id JOIN cell ON cell.row_id = own.row_id
         JOIN sheet_column ON sheet_column.id = cell.column_id
       WHERE layer.sheet_id = $1 AND layer.id = ANY ($2::bigint[]) ORDER BY sheet_column.position`,
      [sheetId, layerIds],
    );
  }

  /** Returns the layers of many cells by position. */
  async layersOfCells(sheetId: number, cellIds: readonly number[]): Promise<LayerRecord[]> {
    return this.db.rows(
      Layer,
      `${LAYER} WHERE layer.sheet_id = $1 AND cell_id = ANY ($2::bigint[]) ORDER BY cell_id, position`,
      [sheetId, cellIds],
    );
  }

  /** Leaves out layers and cells that do not belong to the sheet. */
  async listMediaSources(
    sheetId: number,
    layers: readonly number[],
    cells: readonly number[],
  ): Promise<MediaSourceRecord[]> {
    return this.db.rows(
      MediaSource,
      `SELECT 'layer_id' AS reference, id, default_generation_id, additional_attributes AS attributes
       FROM layer WHERE sheet_id = $1 AND id = ANY ($2::bigint[])
       UNION ALL
       SELECT 'cell_id', id, default_generation_id, additional_attributes
       FROM cell WHERE sheet_id = $1 AND id = ANY ($3::bigint[])`,
      [sheetId, layers, cells],
    );
  }
}
