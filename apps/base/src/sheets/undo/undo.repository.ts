import { Injectable } from '@nestjs/common';
import { bigint, boolean, Database, integer, row, text, textArray, type RowOf } from '@reelsheet/platform-database';
import { nextUpdatedAt } from '../items/item-write.sql.js';
import type { ItemPosition } from '../items/position.js';
import { CONFLICTS } from './undo-conflicts.sql.js';
import {
  createdImagesOf,
  deletedImagesOf,
  earlierValues,
  hasChanged,
  idsOf,
  IMAGED_ITEMS,
  imagesOf,
  type ImagedKind,
} from './imaged-items.sql.js';

const Stored = row({
  id: bigint(),
  /** The version of the change that this one undoes or does again, otherwise its own. */
  root: bigint(),
  isUndone: boolean(),
  /** Kinds of images. */
  kinds: textArray(),
  /** Number of items that it has written. */
  items: integer(),
});
export type StoredChange = RowOf<typeof Stored>;

/** An item that a change has written. */
const Item = row({ kind: text(), id: bigint() });
export type ItemOfSheet = RowOf<typeof Item>;

const Id = row({ id: bigint() });
const Position = row({ id: bigint(), position: integer() });
const Updated = row({ id: bigint(), isRetitled: boolean() });
const LayerOfCell = row({ id: bigint(), cellId: bigint() });
const LayerPosition = LayerOfCell.with({ position: integer() });
export type LayerAt = RowOf<typeof LayerPosition>;

/** The images of one change of a sheet. */
export interface ImagesOfChange {
  readonly sheetId: number;
  /** The change set that they belong to. */
  readonly changeSet: number;
}

type LineKind = 'row' | 'column';

/** Columns of an item as its image has them. */
const columnsOf = (kind: ImagedKind, { except = '' } = {}) =>
  IMAGED_ITEMS[kind].columns.filter((column) => column !== except);
const storedColumns = (kind: ImagedKind) =>
  columnsOf(kind, { except: 'position' })
    .map((column) => `stored.${column}`)
    .join(', ');

const storedOf = (kind: ImagedKind) =>
  `(${deletedImagesOf(kind)}) AS imaged
   CROSS JOIN LATERAL jsonb_populate_record(NULL::${IMAGED_ITEMS[kind].table}, item) AS stored`;

/** Selects each of some rows or columns with every column or row of the sheet. */
const crossed = (condition: string) =>
  `SELECT sheet_row.id AS row_id, sheet_column.id AS column_id, sheet_row.position AS row_position,
     sheet_column.position AS column_position
   FROM sheet_row JOIN sheet_column USING (sheet_id)
   WHERE sheet_row.sheet_id = $1 AND sheet_row.position >= 0 AND sheet_column.position >= 0 AND ${condition}`;

/** Statements that undo a change of a sheet, each for any number of items. */
@Injectable()
export class UndoRepository {
  constructor(private readonly db: Database) {}

  /** Returns a change of the sheet that can be undone or was undone. */
  async find(sheetId: number, version: number): Promise<StoredChange | undefined> {
    return this.db.row(
      Stored,
      `SELECT change_set AS id, root_version AS root, undone_at IS NOT NULL AS is_undone,
         ARRAY(SELECT DISTINCT kind FROM sheet_change_image AS image
           WHERE image.sheet_id = $1 AND image.change_set = sheet_change_set.change_set) AS kinds,
         (SELECT coalesce(sum(count), 0)::integer FROM sheet_change_image AS image
           WHERE image.sheet_id = $1 AND image.change_set = sheet_change_set.change_set) AS items
       FROM sheet_change_set WHERE sheet_id = $1 AND version = $2 AND is_complete AND expires_at > clock_timestamp()`,
      [sheetId, version],
    );
  }

  /** Returns false when the change was undone already, or cannot be undone any more. */
  async markUndone(sheetId: number, version: number): Promise<boolean> {
    const marked = await this.db.execute(
      `UPDATE sheet_change_set SET undone_at = clock_timestamp()
       WHERE sheet_id = $1 AND version = $2 AND undone_at IS NULL AND is_complete AND expires_at > clock_timestamp()`,
      [sheetId, version],
    );
    return marked > 0;
  }

  /** Locks all cells that are written or deleted, or whose layers are, by id, and then the variables. */
  async lock(images: ImagesOfChange, kinds: readonly string[]): Promise<void> {
    const cellsOf = (kind: LineKind) =>
      `SELECT of_line.id FROM (${idsOf(kind, 'created')}) AS line
       CROSS JOIN LATERAL (SELECT id FROM cell WHERE ${kind}_id = line.id OFFSET 0) AS of_line`;
    const layers = (change: string) => `SELECT cell_id FROM layer WHERE id IN (${idsOf('layer', change)})`;
    await this.db.executeForMany(
      `SELECT FROM cell WHERE sheet_id = $1 AND id IN (
         ${idsOf('cell', 'updated')}
         UNION ${cellsOf('row')} UNION ${cellsOf('column')}
         UNION ${layers('created')} UNION ${layers('updated')} UNION ${layers('moved')}
         UNION SELECT (item ->> 'cell_id')::bigint FROM (${imagesOf('layer', 'deleted')}) AS imaged
       ) ORDER BY id FOR UPDATE`,
      valuesOf(images),
    );
    if (kinds.includes('variable'))
      await this.db.execute(`SELECT FROM variables_sheet WHERE sheet_id = $1 FOR UPDATE`, [images.sheetId]);
  }

  /** Returns some of the items of the change that have changed since. */
  async conflicts(images: ImagesOfChange, version: number): Promise<ItemOfSheet[]> {
    return this.db.rowsOfMany(Item, CONFLICTS, [...valuesOf(images), version]);
  }

  /** Returns the ids of the rows or columns that the change has created. */
  async createdLines(images: ImagesOfChange, kind: LineKind): Promise<number[]> {
    const lines = await this.db.rows(Id, `SELECT id FROM (${createdImagesOf(kind)}) AS line`, valuesOf(images));
    return lines.map(({ id }) => id);
  }

  /** Returns the rows or columns that the change has deleted, with their positions. */
  async deletedLines(images: ImagesOfChange, kind: LineKind): Promise<ItemPosition[]> {
    return this.db.rows(
      Position,
      `SELECT stored.id, stored.position FROM ${storedOf(kind)} ORDER BY stored.position`,
      valuesOf(images),
    );
  }

  /** Returns the earlier positions of the items that the change has moved. */
  async moved(images: ImagesOfChange, kind: LineKind): Promise<ItemPosition[]> {
    return this.db.rows(
      Position,
      `SELECT (item ->> 0)::bigint AS id, (item ->> 1)::integer AS position
       FROM (${imagesOf(kind, 'moved')}) AS imaged`,
      valuesOf(images),
    );
  }

  /** Restores rows or columns at new positions, without cells. */
  async restoreLines(images: ImagesOfChange, kind: LineKind, positions: readonly ItemPosition[]): Promise<void> {
    await this.restoreAt(images, kind, positions);
  }

  /**
   * Restores the cells of the restored rows and columns, but not those in columns and rows that were deleted since, and
   * adds empty ones in columns and rows that were added since.
   */
  async restoreCells(images: ImagesOfChange, rowIds: readonly number[], columnIds: readonly number[]): Promise<void> {
    await this.db.executeForMany(
      `INSERT INTO cell (${columnsOf('cell').join(', ')}) OVERRIDING SYSTEM VALUE
       SELECT ${storedColumns('cell')} FROM ${storedOf('cell')}
       WHERE EXISTS (SELECT FROM sheet_row WHERE sheet_row.id = stored.row_id)
         AND EXISTS (SELECT FROM sheet_column WHERE sheet_column.id = stored.column_id)
       ORDER BY stored.id`,
      valuesOf(images),
    );
    await this.db.executeForMany(
      `INSERT INTO cell (sheet_id, row_id, column_id)
       SELECT $1, row_id, column_id FROM (
         ${crossed('sheet_row.id = ANY ($2::bigint[])')} UNION ${crossed('sheet_column.id = ANY ($3::bigint[])')}
       ) AS pair
       WHERE NOT EXISTS (SELECT FROM cell WHERE cell.row_id = pair.row_id AND cell.column_id = pair.column_id)
       ORDER BY row_position, column_position`,
      [images.sheetId, rowIds, columnIds],
    );
  }

  /** Restores the layers of restored cells at their positions, after {@link restoreLayers}. */
  async restoreLayersOfCells(images: ImagesOfChange): Promise<void> {
    await this.db.executeForMany(
      `INSERT INTO layer (position, ${columnsOf('layer', { except: 'position' }).join(', ')}) OVERRIDING SYSTEM VALUE
       SELECT stored.position, ${storedColumns('layer')} FROM ${storedOf('layer')}
       WHERE EXISTS (SELECT FROM cell WHERE cell.id = stored.cell_id)
         AND NOT EXISTS (SELECT FROM layer WHERE layer.id = stored.id)
       ORDER BY stored.id`,
      valuesOf(images),
    );
  }

  /** Returns the ideas whose links to rows the change has deleted. */
  async deletedIdeas(images: ImagesOfChange): Promise<number[]> {
    const ideas = await this.db.rows(
      Id,
      `SELECT (item ->> 'idea_id')::bigint AS id FROM (${imagesOf('idea_row', 'deleted')}) AS imaged`,
      valuesOf(images),
    );
    return ideas.map(({ id }) => id);
  }

  /** Restores the links of ideas to restored rows, where the idea has no other row. */
  async restoreIdeas(images: ImagesOfChange): Promise<void> {
    await this.db.executeForMany(
      `INSERT INTO idea_row (idea_id, row_id, created_at)
       SELECT stored.idea_id, stored.row_id, stored.created_at FROM (${imagesOf('idea_row', 'deleted')}) AS imaged
       CROSS JOIN LATERAL jsonb_populate_record(NULL::idea_row, item) AS stored
       WHERE EXISTS (SELECT FROM sheet_row WHERE sheet_row.id = stored.row_id)
       ON CONFLICT DO NOTHING`,
      valuesOf(images),
    );
  }

  /** Returns the deleted layers whose cells exist, with their positions. Call this before cells are restored. */
  async deletedLayers(images: ImagesOfChange): Promise<LayerAt[]> {
    return this.db.rowsOfMany(
      LayerPosition,
      `SELECT stored.id, stored.cell_id, stored.position FROM ${storedOf('layer')}
       WHERE EXISTS (SELECT FROM cell WHERE cell.id = stored.cell_id) ORDER BY stored.position`,
      valuesOf(images),
    );
  }

  /** Returns the layers that the change has created in cells of other rows and columns. */
  async createdLayers(images: ImagesOfChange): Promise<RowOf<typeof LayerOfCell>[]> {
    return this.db.rowsOfMany(
      LayerOfCell,
      `SELECT layer.id, layer.cell_id FROM layer JOIN cell ON cell.id = layer.cell_id
       WHERE layer.sheet_id = $1 AND layer.id IN (SELECT id FROM (${createdImagesOf('layer')}) AS imaged)
         AND cell.row_id NOT IN (${idsOf('row', 'created')})
         AND cell.column_id NOT IN (${idsOf('column', 'created')})`,
      valuesOf(images),
    );
  }

  /** Returns the earlier positions of the layers that the change has moved. */
  async movedLayers(images: ImagesOfChange): Promise<LayerAt[]> {
    return this.db.rows(
      LayerPosition,
      `SELECT layer.id, layer.cell_id, (item ->> 1)::integer AS position
       FROM (${imagesOf('layer', 'moved')}) AS imaged JOIN layer ON layer.id = (item ->> 0)::bigint
       WHERE layer.sheet_id = $1`,
      valuesOf(images),
    );
  }

  /** Returns all layers of the cells. */
  async layersOf(sheetId: number, cellIds: readonly number[]): Promise<LayerAt[]> {
    return this.db.rows(
      LayerPosition,
      `SELECT id, cell_id, position FROM layer WHERE sheet_id = $1 AND cell_id = ANY ($2::bigint[])`,
      [sheetId, cellIds],
    );
  }

  async deleteLayers(sheetId: number, ids: readonly number[]): Promise<void> {
    await this.db.execute(`DELETE FROM layer WHERE sheet_id = $1 AND id = ANY ($2::bigint[])`, [sheetId, ids]);
  }

  async setLayerPositions(sheetId: number, positions: readonly ItemPosition[]): Promise<void> {
    await this.db.execute(
      `UPDATE layer SET position = target.position, updated_at = ${nextUpdatedAt('layer')}
       FROM unnest($2::bigint[], $3::integer[]) AS target (id, position)
       WHERE layer.id = target.id AND sheet_id = $1`,
      [sheetId, positions.map(({ id }) => id), positions.map(({ position }) => position)],
    );
  }

  /** Restores layers of cells that exist at new positions. */
  async restoreLayers(images: ImagesOfChange, positions: readonly ItemPosition[]): Promise<void> {
    await this.restoreAt(images, 'layer', positions);
  }

  /** Gives items the values from before the change and returns their ids. */
  async restoreValues(images: ImagesOfChange, kind: 'row' | 'cell'): Promise<number[]> {
    const updated = await this.db.rowsOfMany(Id, this.earlier(kind, 'RETURNING item.id'), valuesOf(images));
    return updated.map(({ id }) => id);
  }

  /** Like {@link restoreValues}, and whether a title was changed. */
  async restoreColumns(images: ImagesOfChange): Promise<RowOf<typeof Updated>[]> {
    const returning = `RETURNING item.id, ${hasChanged('column', 'title')} AS is_retitled`;
    return this.db.rows(Updated, this.earlier('column', returning), valuesOf(images));
  }

  /** Like {@link restoreValues}, for layers. */
  async restoreLayerValues(images: ImagesOfChange): Promise<RowOf<typeof LayerOfCell>[]> {
    return this.db.rows(LayerOfCell, this.earlier('layer', 'RETURNING item.id, item.cell_id'), valuesOf(images));
  }

  /** Replaces all variables by those from before the change. */
  async restoreVariables(images: ImagesOfChange): Promise<void> {
    await this.db.execute(
      `DELETE FROM variable USING variables_sheet
       WHERE variables_sheet.id = variables_sheet_id AND variables_sheet.sheet_id = $1`,
      [images.sheetId],
    );
    await this.db.execute(
      `INSERT INTO variable (variables_sheet_id, position, key, value)
       SELECT stored.variables_sheet_id, stored.position, stored.key, stored.value
       FROM (${imagesOf('variable', 'deleted')}) AS imaged
       CROSS JOIN LATERAL jsonb_populate_record(NULL::variable, item) AS stored`,
      valuesOf(images),
    );
  }

  private async restoreAt(
    images: ImagesOfChange,
    kind: LineKind | 'layer',
    positions: readonly ItemPosition[],
  ): Promise<void> {
    await this.db.executeForMany(
      `INSERT INTO ${IMAGED_ITEMS[kind].table} (position, ${columnsOf(kind, { except: 'position' }).join(', ')})
       OVERRIDING SYSTEM VALUE
       SELECT target.position, ${storedColumns(kind)}
       FROM ${storedOf(kind)} JOIN unnest($3::bigint[], $4::integer[]) AS target (id, position) ON target.id = stored.id
       ORDER BY stored.id`,
      [...valuesOf(images), positions.map(({ id }) => id), positions.map(({ position }) => position)],
    );
  }

  private earlier(kind: ImagedKind, returning: string): string {
    const { table } = IMAGED_ITEMS[kind];
    return `UPDATE ${table} AS item_now SET ${earlierValues(kind, 'item_now')},
        updated_at = ${nextUpdatedAt('item_now')}
      FROM (${imagesOf(kind, 'updated')}) AS imaged
      CROSS JOIN LATERAL (SELECT id, sheet_id FROM ${table} AS known WHERE id = (item ->> 0)::bigint OFFSET 0) AS found
      WHERE item_now.id = found.id AND found.sheet_id = $1
      ${returning.replaceAll('item.', 'item_now.')}`;
  }
}

const valuesOf = ({ sheetId, changeSet }: ImagesOfChange) => [sheetId, changeSet];
