import { Injectable } from '@nestjs/common';
import { Database, rowOf, typeOf, type RowOf } from '@reelsheet/platform-database';
import type { PostMetrics } from '@reelsheet/provider-publisher';
import { joinLivingAgent } from '../../../agents/agents/agent.sql.js';
import { PostEntity, PostTargetEntity } from '../post.entity.js';

const Live = rowOf(
  PostTargetEntity,
  'id',
  'organizationId',
  'platform',
  'accountId',
  'platformPostId',
  'publishedAt',
).with({ rowId: typeOf(PostEntity, 'rowId') });
export type LiveTarget = RowOf<typeof Live>;

const MeasuredTarget = rowOf(PostTargetEntity, 'postId', 'platform', 'postUrl', 'metrics', 'metricsAt');
export type MeasuredTarget = RowOf<typeof MeasuredTarget>;

/** Stores the metrics of published posts. */
@Injectable()
export class MetricsRepository {
  constructor(private readonly db: Database) {}

  /** Returns undefined if the target is not published or its agent was deleted. */
  async live(targetId: number): Promise<LiveTarget | undefined> {
    return this.db.row(
      Live,
      `SELECT target.id, target.organization_id, platform, account_id, platform_post_id, published_at, row_id
       FROM post_target AS target JOIN post ON post.id = post_id ${joinLivingAgent('post.agent_id')}
       WHERE target.id = $1 AND target.status = 'completed'`,
      [targetId],
    );
  }

  async store(targetId: number, metrics: PostMetrics, now: Date): Promise<void> {
    await this.db.execute(`UPDATE post_target SET metrics = $2, metrics_at = $3 WHERE id = $1`, [
      targetId,
      JSON.stringify(metrics),
      now,
    ]);
  }

  /** Returns the posts of a row with metrics, newest first. */
  async ofRow(rowId: number, limit: number): Promise<MeasuredTarget[]> {
    return this.db.rows(
      MeasuredTarget,
      `SELECT ${MeasuredTarget.columns('target')} FROM post JOIN post_target AS target ON target.post_id = post.id
       WHERE row_id = $1 AND metrics IS NOT NULL ORDER BY target.id DESC LIMIT $2`,
      [rowId, limit],
    );
  }
}
