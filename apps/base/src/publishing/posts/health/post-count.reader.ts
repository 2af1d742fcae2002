import { Injectable } from '@nestjs/common';
import { Database, integer, rowOf, type RowOf } from '@reelsheet/platform-database';
import { PostEntity } from '../post.entity.js';

const Counts = rowOf(PostEntity, 'agentId').with({
  /** Posts that wait for an approval. */
  drafts: integer(),
  /** Posts that wait for their time. */
  scheduled: integer(),
  /** Posts that have failed on a platform or more. */
  failed: integer(),
});
export type PostCounts = RowOf<typeof Counts>;

/** Counts posts by agent. */
@Injectable()
export class PostCountReader {
  constructor(private readonly db: Database) {}

  /** Returns the numbers of each of these agents that has such posts; of failed ones since the given time. */
  async of(agentIds: readonly number[], failedSince: Date): Promise<Map<number, PostCounts>> {
    const counts = await this.db.rows(
      Counts,
      `SELECT agent_id, count(*) FILTER (WHERE status = 'draft')::integer AS drafts,
         count(*) FILTER (WHERE status = 'scheduled')::integer AS scheduled,
         count(*) FILTER (WHERE status IN ('failed', 'partial'))::integer AS failed
       FROM (
         SELECT agent_id, status FROM post
         WHERE agent_id = ANY ($1::bigint[]) AND status IN ('draft', 'scheduled')
         UNION ALL
         SELECT agent_id, status FROM post
         WHERE agent_id = ANY ($1::bigint[]) AND status IN ('failed', 'partial') AND updated_at >= $2
       ) AS counted GROUP BY agent_id`,
      [agentIds, failedSince],
    );
    return new Map(counts.map((row) => [row.agentId, row]));
  }
}
