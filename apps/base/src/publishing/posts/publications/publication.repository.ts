import { Injectable } from '@nestjs/common';
import { Database, rowOf, row, text, type RowOf } from '@reelsheet/platform-database';
import { joinLivingAgent } from '../../../agents/agents/agent.sql.js';
import { PostEntity, PostTargetEntity } from '../post.entity.js';
import type { PostStatus } from '../post.js';

const Said = rowOf(PostEntity, 'agentId', 'content', 'madeWithAi');
export type Said = RowOf<typeof Said>;
const Living = rowOf(PostEntity, 'agentId', 'ideaId', 'content');
const TargetId = rowOf(PostTargetEntity, 'id');
const Ended = row({ status: text<Extract<PostStatus, 'success' | 'partial' | 'failed'>>() });

/** A post on one platform, as its job. */
export type Target = PostTargetEntity;

/** Posts as they go out. */
@Injectable()
export class PublicationRepository {
  constructor(private readonly db: Database) {}

  /** What is posted, and for whom. */
  async read(postId: number): Promise<Said> {
    return this.db.single(Said, `SELECT ${Said.columns()} FROM post WHERE id = $1`, [postId]);
  }

  /** Undefined where the agent of the post is gone. */
  async ofLivingAgent(postId: number): Promise<RowOf<typeof Living> | undefined> {
    return this.db.row(
      Living,
      `SELECT ${Living.columns('post')} FROM post ${joinLivingAgent('post.agent_id')} WHERE post.id = $1`,
      [postId],
    );
  }

  /**
   * Takes a post off the calendar that still stands there at this moment, and names its targets. They are read by a
   * statement of their own: whoever edited the post while the first one waited for it has made new ones.
   */
  async begin(postId: number, scheduledTime: Date): Promise<number[]> {
    const begun = await this.db.execute(
      `UPDATE post SET status = 'publishing', updated_at = now()
       WHERE id = (SELECT post.id FROM post ${joinLivingAgent('post.agent_id')}
                   WHERE post.id = $1 AND post.status = 'scheduled' AND post.scheduled_time = $2 FOR UPDATE OF post)`,
      [postId, scheduledTime],
    );
    if (begun === 0) return [];
    const targets = await this.db.rows(TargetId, `SELECT id FROM post_target WHERE post_id = $1`, [postId]);
    return targets.map(({ id }) => id);
  }

  /** Ends the post once all its targets have ended, and says how; the lock makes the last of several that end at once see the others. */
  async settlePost(postId: number): Promise<RowOf<typeof Ended>['status'] | undefined> {
    await this.db.execute(`SELECT FROM post WHERE id = $1 FOR UPDATE`, [postId]);
    const post = await this.db.row(
      Ended,
      `UPDATE post SET updated_at = now(), status = CASE WHEN ended.published = ended.total THEN 'success' WHEN ended.published > 0 THEN 'partial' ELSE 'failed' END
       FROM (SELECT count(*) AS total, count(*) FILTER (WHERE status = 'completed') AS published, count(*) FILTER (WHERE status IN ('pending', 'processing')) AS open
             FROM post_target WHERE post_id = $1) AS ended
       WHERE post.id = $1 AND ended.open = 0 RETURNING post.status`,
      [postId],
    );
    return post?.status;
  }
}
