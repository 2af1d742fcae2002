import { Injectable } from '@nestjs/common';
import { bigint, Database, nullable, row, rowOf, typeOf, type RowOf } from '@reelsheet/platform-database';
import { SheetRowEntity } from '../rows/row.entity.js';
import { SheetEntity } from '../sheet/sheet.entity.js';
import { IdeaRowEntity } from './idea-row.entity.js';

const Id = row({ id: bigint() });
const OfRow = rowOf(IdeaRowEntity, 'rowId', 'ideaId');

const Position = row({
  ideaId: typeOf(IdeaRowEntity, 'ideaId'),
  rowId: typeOf(IdeaRowEntity, 'rowId'),
  sheetId: typeOf(SheetRowEntity, 'sheetId'),
  position: typeOf(SheetRowEntity, 'position'),
  /** The template that the sheet was made from. */
  templateId: typeOf(SheetEntity, 'templateId'),
  /** The cell of the first column for final videos. */
  videoCellId: nullable(bigint()),
});
export type IdeaPosition = RowOf<typeof Position>;

/** Reads the rows of ideas for other domains. */
@Injectable()
export class IdeaRowReader {
  constructor(private readonly db: Database) {}

  /** Returns the rows of ideas in sheets of the agent, in one statement. */
  async rowsOfIdeas(agentId: number, ideaIds: readonly number[]): Promise<IdeaPosition[]> {
    return this.db.rows(
      Position,
      `SELECT idea_id, row_id, sheet_row.sheet_id, sheet_row.position, template_id, (
         SELECT cell.id FROM cell JOIN sheet_column ON sheet_column.id = column_id
         WHERE cell.row_id = idea_row.row_id AND column_role = 'final_video' ORDER BY sheet_column.position LIMIT 1
       ) AS video_cell_id
       FROM idea_row JOIN sheet_row ON sheet_row.id = row_id JOIN sheet ON sheet.id = sheet_id
       WHERE idea_id = ANY ($2::bigint[]) AND agent_id = $1 AND deleted_at IS NULL`,
      [agentId, ideaIds],
    );
  }

  /** Returns the ideas that rows were made of, by row. */
  async ideasOf(rowIds: readonly number[]): Promise<Map<number, number>> {
    if (rowIds.length === 0) return new Map();
    const rows = await this.db.rowsOfMany(
      OfRow,
      `SELECT row_id, idea_id FROM idea_row WHERE row_id = ANY ($1::bigint[])`,
      [rowIds],
    );
    return new Map(rows.map(({ rowId, ideaId }) => [rowId, ideaId]));
  }

  /** Returns the first of the ideas that have no row in a sheet of the agent, by id. */
  async withoutRow(agentId: number, ideaIds: readonly number[], limit: number): Promise<number[]> {
    const missing = await this.db.rows(
      Id,
      `SELECT id FROM unnest($2::bigint[]) AS idea (id)
       WHERE NOT EXISTS (
         SELECT FROM idea_row JOIN sheet_row ON sheet_row.id = row_id JOIN sheet ON sheet.id = sheet_id
         WHERE idea_id = idea.id AND agent_id = $1 AND deleted_at IS NULL
       ) ORDER BY id LIMIT $3`,
      [agentId, ideaIds, limit],
    );
    return missing.map(({ id }) => id);
  }
}
