import { Injectable } from '@nestjs/common';
import { bigint, Database, nullable, rowOf, text, typeOf, type RowOf } from '@reelsheet/platform-database';
import { MAX_POSTS_OF_ROW } from './post-limits.js';
import { PostEntity, PostTargetEntity } from './post.entity.js';
import { PostRepository, type Post } from './post.repository.js';

const Planned = rowOf(PostEntity, 'scheduledTime').with({
  platform: typeOf(PostTargetEntity, 'platform'),
  /** Null while the account is not selected. */
  accountId: nullable(bigint()),
});
/** A time at which a post is to go out on a platform. */
export type TakenTime = RowOf<typeof Planned>;

const PostWithFile = rowOf(PostEntity, 'id', 'rowId').with({ title: nullable(text()) });
export type PostWithFile = RowOf<typeof PostWithFile>;

/** Maximum number of characters of the title of a post that are shown. */
const MAX_TITLE = 200;

/** Reads posts for other features. */
@Injectable()
export class PostReader {
  constructor(
    private readonly db: Database,
    private readonly posts: PostRepository,
  ) {}

  /** Returns the times after `after` at which the agent's posts go out, in order. */
  async takenTimes(agentId: number, after: Date, limit: number): Promise<TakenTime[]> {
    return this.db.rowsOfMany(
      Planned,
      `SELECT scheduled_time, target.platform, coalesce((accounts ->> target.platform)::bigint,
         (approved -> 'accounts' ->> target.platform)::bigint, target.account_id) AS account_id
       FROM post JOIN post_target AS target ON target.post_id = post.id
       WHERE post.agent_id = $1 AND scheduled_time > $2 AND post.status IN ('draft', 'scheduled', 'publishing')
       ORDER BY scheduled_time LIMIT $3`,
      [agentId, after, limit],
    );
  }

  /** Returns the agent's posts that have not gone out and name one of these keys in an address, the next one first. */
  async waitingWith(agentId: number, keys: readonly string[], limit: number): Promise<PostWithFile[]> {
    return this.db.rows(
      PostWithFile,
      `SELECT id, row_id, left(coalesce(content ->> 'title', content ->> 'description'), ${MAX_TITLE}) AS title
       FROM post WHERE agent_id = $1 AND status IN ('draft', 'scheduled')
         AND EXISTS (SELECT FROM unnest($2::text[]) AS address (key) WHERE position(address.key IN content::text) > 0)
       ORDER BY scheduled_time, id LIMIT $3`,
      [agentId, keys, limit],
    );
  }

  /** Returns the posts of a row of a sheet, newest first, at most {@link MAX_POSTS_OF_ROW}. */
  async ofRow(agentId: number, rowId: number): Promise<Post[]> {
    return this.posts.listOfRow(agentId, rowId, MAX_POSTS_OF_ROW);
  }
}
