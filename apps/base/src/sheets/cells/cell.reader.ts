import { Injectable } from '@nestjs/common';
import { bigint, Database, integer, row, rowOf, text, typeOf, type RowOf } from '@reelsheet/platform-database';
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

const LayerCount = row({ cellId: bigint(), layers: integer() });

/** The attributes with these names only, because all attributes of many layers are too large to be read at once. */
const attributesOf = (table: string, names: readonly string[]) =>
  `(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${table}.additional_attributes)
    WHERE key IN (${names.map((name) => `'${name}'`).join(', ')}))`;
const SHOWN_BY_LAYER = ['source', 'content_resource_id'];
/** A video is composed of these. */
const COMPOSED_OF_LAYER = [...SHOWN_BY_LAYER, 'text', 'value', 'content', 'duration', 'volume'];

const RESOURCE = `cell.additional_attributes -> 'content_resource_id'`;
const CAN_BE_ID = `jsonb_typeof(${RESOURCE}) IN ('number', 'string') AND length((${RESOURCE}) #>> '{}') <= 20`;
/** The resource of a cell as its only attribute; none where it cannot be an id. */
const RESOURCE_OF_CELL = `CASE WHEN ${CAN_BE_ID}
  THEN jsonb_build_object('content_resource_id', ${RESOURCE}) ELSE '{}' END`;

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

  /** Returns the number of layers of each of the cells that holds any, by the cell's id. */
  async layerCounts(sheetId: number, cellIds: readonly number[]): Promise<Map<number, number>> {
    const counts = await this.db.rows(
      LayerCount,
      `SELECT cell_id, count(*)::integer AS layers FROM layer
       WHERE sheet_id = $1 AND cell_id = ANY ($2::bigint[]) GROUP BY cell_id`,
      [sheetId, cellIds],
    );
    return new Map(counts.map(({ cellId, layers }) => [cellId, layers]));
  }

  /** Returns the cells in the rows of the layers, in the order of their columns, with their resource as attributes. */
  async cellsInRowsOf(sheetId: number, layerIds: readonly number[]): Promise<RowCellRecord[]> {
    return this.db.rows(
      RowCell,
      `SELECT layer.id AS layer_id, cell.id AS cell_id, title, cell.default_generation_id,
         ${RESOURCE_OF_CELL} AS attributes
       FROM layer JOIN cell AS own ON own.id = layer.cell_id JOIN cell ON cell.row_id = own.row_id
         JOIN sheet_column ON sheet_column.id = cell.column_id
       WHERE layer.sheet_id = $1 AND layer.id = ANY ($2::bigint[]) ORDER BY sheet_column.position`,
      [sheetId, layerIds],
    );
  }

  /** Returns the layers of many cells by position, with the attributes that a video is composed of. */
  async layersOfCells(sheetId: number, cellIds: readonly number[]): Promise<LayerRecord[]> {
    return this.db.rows(
      Layer,
      `SELECT ${OwnLayer.columns('layer')}, row_id, ${attributesOf('layer', COMPOSED_OF_LAYER)} AS attributes
       FROM layer JOIN cell ON cell.id = cell_id
       WHERE layer.sheet_id = $1 AND cell_id = ANY ($2::bigint[]) ORDER BY cell_id, position`,
      [sheetId, cellIds],
    );
  }

  /**
   * Returns layers and cells with the attributes by which they show media. Leaves out those that do not belong to the
   * sheet.
   */
  async listMediaSources(
    sheetId: number,
    layers: readonly number[],
    cells: readonly number[],
  ): Promise<MediaSourceRecord[]> {
    return this.db.rows(
      MediaSource,
      `SELECT 'layer_id' AS reference, id, default_generation_id, ${attributesOf('layer', SHOWN_BY_LAYER)} AS attributes
       FROM layer WHERE sheet_id = $1 AND id = ANY ($2::bigint[])
       UNION ALL
       SELECT 'cell_id', id, default_generation_id, ${RESOURCE_OF_CELL}
       FROM cell WHERE sheet_id = $1 AND id = ANY ($3::bigint[])`,
      [sheetId, layers, cells],
    );
  }
}
