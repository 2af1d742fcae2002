import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { CellEntity } from '../cells/cell.entity.js';
import { itemNotFound } from '../sheet/sheet.errors.js';

const OfCell = rowOf(CellEntity, 'rowId');

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

  /** Returns the rows of the cells. */
  async ofCells(cellIds: readonly number[]): Promise<number[]> {
    if (cellIds.length === 0) return [];
    const rows = await this.db.rows(OfCell, `SELECT DISTINCT row_id FROM cell WHERE id = ANY ($1::bigint[])`, [
      cellIds,
    ]);
    return rows.map(({ rowId }) => rowId);
  }
}
