import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { PostNode } from '../node.js';

@Injectable()
export class PostNodeRepository {
  constructor(private readonly db: Database) {}

  /** Makes these the only nodes of the posts of the rows. Writes only what has changed. */
  async replace(sheetId: number, rowIds: readonly number[], nodes: readonly PostNode[]): Promise<void> {
    await this.db.execute(
      `WITH removed AS (
         DELETE FROM post_node WHERE sheet_id = $1 AND row_id = ANY ($2::bigint[]) AND row_id <> ALL ($3::bigint[])
       )
       INSERT INTO post_node AS known (sheet_id, row_id, state, reason)
       SELECT $1, * FROM unnest($3::bigint[], $4::text[], $5::text[])
       ON CONFLICT (sheet_id, row_id) DO UPDATE SET state = EXCLUDED.state, reason = EXCLUDED.reason
       WHERE (known.state, known.reason) IS DISTINCT FROM (EXCLUDED.state, EXCLUDED.reason)`,
      [
        sheetId,
        rowIds,
        nodes.map(({ rowId }) => rowId),
        nodes.map(({ state }) => state),
        nodes.map(({ reason }) => reason),
      ],
    );
  }
}
