import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { joinLivingAgent } from '../../identity/agents/agent.sql.js';
import { PostEntity, PostTargetEntity } from './post.entity.js';

const Due = rowOf(PostEntity, 'id');
const Target = rowOf(PostTargetEntity, 'id');

/** Posts whose time has come. */
@Injectable()
export class DuePostRepository {
  constructor(private readonly db: Database) {}

  /** Takes due posts off the calendar, each for one caller only, and names their targets. */
  async take(now: Date, limit: number): Promise<{ posts: number; targetIds: number[] }> {
    const taken = await this.db.rows(
      Due,
      `UPDATE post SET status = 'publishing', updated_at = now()
       WHERE id IN (
         SELECT post.id FROM post ${joinLivingAgent('post.agent_id')}
         WHERE post.status = 'scheduled' AND post.scheduled_time <= $1 ORDER BY post.scheduled_time LIMIT $2 FOR UPDATE OF post SKIP LOCKED
       ) RETURNING id`,
      [now, limit],
    );
    if (taken.length === 0) return { posts: 0, targetIds: [] };
    const targets = await this.db.rows(Target, `SELECT id FROM post_target WHERE post_id = ANY ($1::bigint[])`, [
      taken.map(({ id }) => id),
    ]);
    return { posts: taken.length, targetIds: targets.map(({ id }) => id) };
  }
}
