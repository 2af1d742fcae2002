import { Injectable } from '@nestjs/common';
import { boolean, Database, integer, rowOf, typeOf, row, type RowOf } from '@reelsheet/platform-database';
import type { CellValue } from '../cells/cell.repository.js';
import { withImmediateReferenceChecks } from '../cells/cell-references.js';
import { typedSettings } from '../cells/cell-settings.sql.js';
import { SheetColumnEntity } from '../columns/column.entity.js';
import { PENDING_POSITION } from '../items/item.repository.js';
import { SheetRowEntity } from '../rows/row.entity.js';
import { IdeaRowEntity } from './idea-row.entity.js';

const Column = rowOf(SheetColumnEntity, 'id', 'title', 'type').with({
  role: typeOf(SheetColumnEntity, 'columnRole'),
  isTyped: boolean(),
  /** Number of layers of the cell in the first row. */
  layers: integer(),
});
export type ColumnOfSheet = RowOf<typeof Column>;

const Row = row({
  ideaId: typeOf(IdeaRowEntity, 'ideaId'),
  sheetId: typeOf(SheetRowEntity, 'sheetId'),
  rowId: typeOf(IdeaRowEntity, 'rowId'),
});
export type IdeaRowRecord = RowOf<typeof Row>;

const FIRST_ROW = `(SELECT id FROM sheet_row WHERE sheet_id = $1 ORDER BY position LIMIT 1)`;

/** Statements over rows that are made of ideas, each for any number of ideas. */
@Injectable()
export class IdeaRowRepository {
  constructor(private readonly db: Database) {}

  /** Prevents others from making rows of the agent's ideas until the transaction ends. */
  async lockIdeasOf(agentId: number): Promise<void> {
    await this.db.lock('rows of ideas', agentId);
  }

  /** Returns the rows of the ideas in the agent's sheets. */
  async find(agentId: number, ideaIds: readonly number[]): Promise<IdeaRowRecord[]> {
    return this.db.rows(
      Row,
      `SELECT idea_id, sheet_id, row_id FROM idea_row JOIN sheet_row ON sheet_row.id = row_id
       JOIN sheet ON sheet.id = sheet_id
       WHERE idea_id = ANY ($2::bigint[]) AND agent_id = $1 AND deleted_at IS NULL`,
      [agentId, ideaIds],
    );
  }

  /** Forgets rows of deleted sheets, so that their ideas may have new ones. */
  async forgetDeleted(agentId: number, ideaIds: readonly number[]): Promise<void> {
    await this.db.execute(
      `DELETE FROM idea_row USING sheet_row, sheet
       WHERE idea_id = ANY ($2::bigint[]) AND sheet_row.id = row_id AND sheet.id = sheet_id AND agent_id = $1
         AND deleted_at IS NOT NULL`,
      [agentId, ideaIds],
    );
  }

  async insert(rows: readonly Pick<IdeaRowRecord, 'ideaId' | 'rowId'>[]): Promise<void> {
    await this.db.execute(`INSERT INTO idea_row (idea_id, row_id) SELECT * FROM unnest($1::bigint[], $2::bigint[])`, [
      rows.map(({ ideaId }) => ideaId),
      rows.map(({ rowId }) => rowId),
    ]);
  }

  /** Returns the columns by position. */
  async columnsOf(sheetId: number): Promise<ColumnOfSheet[]> {
    return this.db.rows(
      Column,
      `SELECT sheet_column.id, title, type, column_role AS role,
         coalesce(cell.additional_attributes ->> 'textMode' IS DISTINCT FROM 'ai'
           AND NOT cell.additional_attributes ? 'prompt', true) AS is_typed,
         (SELECT count(*)::integer FROM layer WHERE cell_id = cell.id) AS layers
       FROM sheet_column LEFT JOIN cell ON column_id = sheet_column.id AND row_id = ${FIRST_ROW}
       WHERE sheet_column.sheet_id = $1 AND sheet_column.position <> ${PENDING_POSITION}
       ORDER BY sheet_column.position`,
      [sheetId],
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

  /** Returns the first row of the sheet, or null. */
  async firstRowOf(sheetId: number): Promise<number | null> {
    const first = await this.db.row(
      rowOf(SheetRowEntity, 'id'),
      `SELECT id FROM sheet_row WHERE sheet_id = $1 AND position <> ${PENDING_POSITION} ORDER BY position LIMIT 1`,
      [sheetId],
    );
    return first?.id ?? null;
  }
}
