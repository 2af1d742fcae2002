import { Injectable } from '@nestjs/common';
import { Database, integer, row } from '@reelsheet/platform-database';
import { withImmediateReferenceChecks } from '../cells/cell-references.js';
import { typedSettings } from '../cells/cell-settings.sql.js';
import type { CellValue } from '../cells/cell.repository.js';
import { PENDING_POSITION } from '../items/item.repository.js';

const Content = row({ items: integer() });

/** Statements that make new rows like another row of their sheet, each for any number of rows. */
@Injectable()
export class ModelRowRepository {
  constructor(private readonly db: Database) {}

  /** Returns the number of cells and layers of a row; undefined if the sheet has no such row. */
  async countContent(sheetId: number, rowId: number): Promise<number | undefined> {
    const found = await this.db.row(
      Content,
      `SELECT (
         SELECT count(DISTINCT cell.id) + count(layer.id) FROM cell LEFT JOIN layer ON cell_id = cell.id
         WHERE row_id = $2
       )::integer AS items
       FROM sheet_row WHERE sheet_id = $1 AND id = $2 AND position <> ${PENDING_POSITION}`,
      [sheetId, rowId],
    );
    return found?.items;
  }

  /**
   * Adds cells to new rows. Settings and layers are those of the row `modelId`, without its generations; of its texts
   * only those that refer to other cells. The caller must hold the lock of rows and columns.
   */
  async addCells(
    sheetId: number,
    rowIds: readonly number[],
    values: readonly CellValue[],
    modelId: number | null,
  ): Promise<void> {
    await withImmediateReferenceChecks(this.db, () =>
      this.db.executeForMany(
        `WITH given AS MATERIALIZED (
           SELECT * FROM unnest($3::bigint[], $4::bigint[], $5::text[]) AS given (row_id, column_id, value)
         ), model AS MATERIALIZED (
           SELECT id, column_id, value, additional_attributes FROM cell WHERE row_id = $6
         ), new_cell AS MATERIALIZED (
           SELECT nextval('cell_id_seq') AS id, source.* FROM (
             SELECT line.id AS row_id, sheet_column.id AS column_id, type, given.value AS text, model.id AS model_id,
               CASE WHEN model.value LIKE '%{{%' THEN model.value ELSE '' END AS formula,
               coalesce(model.additional_attributes, '{}') AS settings
             FROM unnest($2::bigint[]) WITH ORDINALITY AS line (id, number)
             JOIN sheet_column ON sheet_id = $1
             LEFT JOIN model ON model.column_id = sheet_column.id AND type <> 'stats'
             LEFT JOIN given ON given.row_id = line.id AND given.column_id = sheet_column.id
             ORDER BY line.number, position
           ) AS source
         ), written AS (
           INSERT INTO cell (id, sheet_id, row_id, column_id, value, additional_attributes) OVERRIDING SYSTEM VALUE
           SELECT id, $1, row_id, column_id, coalesce(text, formula),
             CASE WHEN text IS NOT NULL AND type = 'text' THEN ${typedSettings('settings')} ELSE settings END
           FROM new_cell
         )
         INSERT INTO layer (sheet_id, cell_id, name, type, position, additional_attributes)
         SELECT $1, new_cell.id, layer.name, layer.type, layer.position, layer.additional_attributes
         FROM new_cell JOIN layer ON layer.cell_id = new_cell.model_id`,
        [
          sheetId,
          rowIds,
          ...(['rowId', 'columnId', 'value'] as const).map((key) => values.map((value) => value[key])),
          modelId,
        ],
      ),
    );
  }
}
