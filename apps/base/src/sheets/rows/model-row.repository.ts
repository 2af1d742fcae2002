import { Injectable } from '@nestjs/common';
import { Database, integer, row } from '@reelsheet/platform-database';
import { withImmediateReferenceChecks } from '../cells/cell-references.js';
import { typedSettings } from '../cells/cell-settings.sql.js';
import type { CellValue } from '../cells/cell.repository.js';
import { PENDING_POSITION } from '../items/item.repository.js';

/** Condition of a text that refers to other cells. */
const IS_FORMULA = `value LIKE '%{{%'`;
const Content = row({ items: integer(), bytes: integer() });

/** Measures of the content that a row like another one gets. */
export interface ModelContent {
  /** Number of its cells and layers. */
  readonly items: number;
  /** Bytes of their settings, and of the texts that refer to other cells. */
  readonly bytes: number;
}

/** Statements that make new rows like another row of their sheet, each for any number of rows. */
@Injectable()
export class ModelRowRepository {
  constructor(private readonly db: Database) {}

  /** Measures a row; undefined if the sheet has no such row. */
  async measure(sheetId: number, rowId: number): Promise<ModelContent | undefined> {
    return this.db.row(
      Content,
      `SELECT count(item.bytes)::integer AS items, coalesce(sum(item.bytes), 0)::integer AS bytes
       FROM sheet_row LEFT JOIN LATERAL (
         SELECT octet_length(additional_attributes::text)
           + CASE WHEN ${IS_FORMULA} THEN octet_length(value) ELSE 0 END AS bytes
         FROM cell WHERE row_id = sheet_row.id
         UNION ALL
         SELECT octet_length(layer.additional_attributes::text)
         FROM layer JOIN cell ON cell.id = cell_id WHERE row_id = sheet_row.id
       ) AS item ON true
       WHERE sheet_id = $1 AND id = $2 AND position <> ${PENDING_POSITION}
       GROUP BY id`,
      [sheetId, rowId],
    );
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
               CASE WHEN model.${IS_FORMULA} THEN model.value ELSE '' END AS formula,
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
