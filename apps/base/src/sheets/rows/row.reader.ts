import { Injectable } from '@nestjs/common';
import { bigint, Database, row, rowOf, text, type RowOf } from '@reelsheet/platform-database';
import { CellEntity } from '../cells/cell.entity.js';
import { itemNotFound } from '../sheet/sheet.errors.js';

const OfCell = rowOf(CellEntity, 'rowId');
const Chosen = row({ id: bigint(), value: text() });
export type ChosenRow = RowOf<typeof Chosen>;

export interface RowChoice {
  /** All rows of the sheet when absent. */
  readonly rowIds?: readonly number[];
  readonly columnId: number | null;
  /** Number of characters of the value. */
  readonly maxLength: number;
}

/** Reads rows for other domains. */
@Injectable()
export class RowReader {
  constructor(private readonly db: Database) {}

  /** Throws `not_found` when none of the agent's sheets has the row. */
  async require(agentId: number, rowId: number): Promise<void> {
    const found = await this.db.execute(
      `SELECT FROM sheet_row JOIN sheet ON sheet.id = sheet_id
       WHERE sheet_row.id = $1 AND agent_id = $2 AND deleted_at IS NULL`,
      [rowId, agentId],
    );
    if (found === 0) throw itemNotFound('row', rowId);
  }

  /**
   * Returns the chosen rows of a sheet by position, with the beginning of their value in a
   * column; the value is empty without a column. Throws `not_found` for rows of other sheets.
   */
  async inOrder(sheetId: number, { rowIds, columnId, maxLength }: RowChoice): Promise<ChosenRow[]> {
    const chosen = rowIds && [...new Set(rowIds)];
    const rows = await this.db.rowsOfMany(
      Chosen,
      `SELECT sheet_row.id, coalesce(left(value, $4), '') AS value
       FROM sheet_row LEFT JOIN cell ON cell.row_id = sheet_row.id AND cell.column_id = $3
       WHERE sheet_row.sheet_id = $1 AND ($2::bigint[] IS NULL OR sheet_row.id = ANY ($2)) ORDER BY position`,
      [sheetId, chosen ?? null, columnId, maxLength],
    );
    if (!chosen || rows.length === chosen.length) return rows;
    const found = new Set(rows.map(({ id }) => id));
    throw itemNotFound(
      'row',
      chosen.find((id) => !found.has(id)),
    );
  }

  /** Returns the rows of the cells. */
  async ofCells(cellIds: readonly number[]): Promise<number[]> {
    if (cellIds.length === 0) return [];
    const rows = await this.db.rows(OfCell, `SELECT DISTINCT row_id FROM cell WHERE id = ANY ($1::bigint[])`, [
      cellIds,
    ]);
    return rows.map(({ rowId }) => rowId);
  }
}
