import { Injectable } from '@nestjs/common';
import { bigint, Database, nullable, row, typeOf, type RowOf } from '@reelsheet/platform-database';
import { PostEntity, PostTargetEntity } from './post.entity.js';

const Target = row({
  ideaId: bigint(),
  postId: typeOf(PostEntity, 'id'),
  postStatus: typeOf(PostEntity, 'status'),
  scheduledTime: typeOf(PostEntity, 'scheduledTime'),
  platform: nullable(typeOf(PostTargetEntity, 'platform')),
  status: nullable(typeOf(PostTargetEntity, 'status')),
  postUrl: typeOf(PostTargetEntity, 'postUrl'),
  publishedAt: typeOf(PostTargetEntity, 'publishedAt'),
  errorCode: typeOf(PostTargetEntity, 'errorCode'),
  metrics: typeOf(PostTargetEntity, 'metrics'),
  metricsAt: typeOf(PostTargetEntity, 'metricsAt'),
});
/** A post of an idea on one of its platforms. */
export type TargetOfIdea = RowOf<typeof Target>;

/** An idea and the row that was made of it. */
export interface IdeaWithRow {
  readonly ideaId: number;
  readonly rowId: number | null;
}

/** The posts of the agent that a condition chooses, the newest; each has an index of its own. */
const newestWhere = (condition: string) => `(
  SELECT id, status, scheduled_time FROM post WHERE agent_id = $1 AND ${condition} ORDER BY id DESC LIMIT $4)`;

/** Reads posts for other domains. */
@Injectable()
export class PostProductionReader {
  constructor(private readonly db: Database) {}

  /**
   * Returns the newest `posts` of each idea: those that name the idea, and those whose video belongs to its row. One
   * statement, with one result for each platform, at most `targets`; the newest ideas come first.
   */
  async ofIdeas(
    agentId: number,
    ideas: readonly IdeaWithRow[],
    max: { readonly posts: number; readonly targets: number },
  ): Promise<TargetOfIdea[]> {
    return this.db.rows(
      Target,
      `SELECT wanted.idea_id, post.id AS post_id, post.status AS post_status, scheduled_time, platform, target.status,
         post_url, published_at, error_code, metrics, metrics_at
       FROM unnest($2::bigint[], $3::bigint[]) AS wanted (idea_id, row_id)
       CROSS JOIN LATERAL (
         ${newestWhere('post.idea_id = wanted.idea_id')} UNION ${newestWhere('post.row_id = wanted.row_id')}
         ORDER BY id DESC LIMIT $4
       ) AS post
       LEFT JOIN post_target AS target ON target.post_id = post.id
       ORDER BY wanted.idea_id DESC, post.id DESC, target.id LIMIT $5`,
      [agentId, ideas.map(({ ideaId }) => ideaId), ideas.map(({ rowId }) => rowId), max.posts, max.targets],
    );
  }
}
