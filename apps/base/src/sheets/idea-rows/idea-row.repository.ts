import { Injectable } from '@nestjs/common';
import { boolean, Database, integer, rowOf, typeOf, row, type RowOf } from '@reelsheet/platform-database';
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
