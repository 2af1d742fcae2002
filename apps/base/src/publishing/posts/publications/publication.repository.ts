import { Injectable } from '@nestjs/common';
import { Database, rowOf, row, text, type RowOf } from '@reelsheet/platform-database';
import { joinLivingAgent } from '../../../agents/agents/agent.sql.js';
import { PostEntity, PostTargetEntity } from '../post.entity.js';
import type { PostStatus } from '../post.js';

const PostToPublish = rowOf(PostEntity, 'agentId', 'content', 'madeWithAi', 'approved', 'accounts');
export type PostToPublish = RowOf<typeof PostToPublish>;
const Living = rowOf(PostEntity, 'agentId', 'ideaId', 'content');
const TargetId = rowOf(PostTargetEntity, 'id');
const Ended = row({ status: text<Extract<PostStatus, 'success' | 'partial' | 'failed'>>() });

/** The job of a post on one platform. */
export type PublicationTarget = PostTargetEntity;

/** Posts that are being published. */
@Injectable()
export class PublicationRepository {
  constructor(private readonly db: Database) {}

  /** Returns the content of a post and its agent. */
  async read(postId: number): Promise<PostToPublish> {
    return this.db.single(PostToPublish, `SELECT ${PostToPublish.columns()} FROM post WHERE id = $1`, [postId]);
  }

  /** Returns undefined if the agent of the post was deleted. */
  async findWithAgent(postId: number): Promise<RowOf<typeof Living> | undefined> {
    return this.db.row(
      Living,
      `SELECT ${Living.columns('post')} FROM post ${joinLivingAgent('post.agent_id')} WHERE post.id = $1`,
      [postId],
    );
  }

  /**
   * Starts publishing a post if it is still scheduled for this time, and returns its targets. These are read in a
   * second statement, because a concurrent edit may have recreated them while the first statement waited for its
   * lock.
   */
  async begin(postId: number, scheduledTime: Date): Promise<number[]> {
    const started = await this.db.execute(
      `UPDATE post SET status = 'publishing', updated_at = now()
       WHERE id = (SELECT post.id FROM post ${joinLivingAgent('post.agent_id')}
                   WHERE post.id = $1 AND post.status = 'scheduled' AND post.scheduled_time = $2 FOR UPDATE OF post)`,
      [postId, scheduledTime],
    );
    if (started === 0) return [];
    const targets = await this.db.rows(TargetId, `SELECT id FROM post_target WHERE post_id = $1`, [postId]);
    return targets.map(({ id }) => id);
  }

  /**
   * Completes the post if all its targets have ended, and returns its status. The lock serializes targets that end
   * at the same time, so that the last one sees the others.
   */
  async completePost(postId: number): Promise<RowOf<typeof Ended>['status'] | undefined> {
    await this.db.execute(`SELECT FROM post WHERE id = $1 FOR UPDATE`, [postId]);
    const post = await this.db.row(
      Ended,
      `UPDATE post SET updated_at = now(), status = CASE
         WHEN ended.published = ended.total THEN 'success' WHEN ended.published > 0 THEN 'partial' ELSE 'failed' END
       FROM (SELECT count(*) AS total, count(*) FILTER (WHERE status = 'completed') AS published,
               count(*) FILTER (WHERE status IN ('pending', 'processing')) AS open
             FROM post_target WHERE post_id = $1) AS ended
       WHERE post.id = $1 AND ended.open = 0 RETURNING post.status`,
      [postId],
    );
    return post?.status;
  }
}
