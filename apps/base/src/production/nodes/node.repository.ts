import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { SheetNode } from './node.js';

@Injectable()
export class NodeRepository {
  constructor(private readonly db: Database) {}

  /** Makes these the only nodes of the rows. Writes only what has changed. */
  async replace(sheetId: number, rowIds: readonly number[], nodes: readonly SheetNode[]): Promise<void> {
    await this.db.execute(
      `WITH given AS (
         SELECT * FROM unnest($3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[])
           AS node (cell_id, row_id, stage, state, reason)
       ), removed AS (
         DELETE FROM sheet_node WHERE sheet_id = $1 AND row_id = ANY ($2::bigint[]) AND cell_id <> ALL ($3::bigint[])
       )
       INSERT INTO sheet_node AS known (sheet_id, cell_id, row_id, stage, state, reason)
       SELECT $1, cell_id, row_id, stage, state, reason FROM given
       ON CONFLICT (sheet_id, cell_id) DO UPDATE
         SET row_id = EXCLUDED.row_id, stage = EXCLUDED.stage, state = EXCLUDED.state, reason = EXCLUDED.reason
       WHERE (known.stage, known.state, known.reason)
         IS DISTINCT FROM (EXCLUDED.stage, EXCLUDED.state, EXCLUDED.reason)`,
      [
        sheetId,
        rowIds,
        nodes.map(({ cellId }) => cellId),
        nodes.map(({ rowId }) => rowId),
        nodes.map(({ stage }) => stage),
        nodes.map(({ state }) => state),
        nodes.map(({ reason }) => reason),
      ],
    );
  }
}
