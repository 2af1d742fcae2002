import { Injectable } from '@nestjs/common';
import type { Platform } from '@reelsheet/kernel';
import { Database, json, rowOf } from '@reelsheet/platform-database';
import { PlannedPostEntity } from './planned-post.entity.js';

export interface MadePost {
  readonly platform: Platform;
  readonly accountId: number;
  readonly postId: number;
}

export interface MadePostOfRow extends MadePost {
  readonly rowId: number;
}

const OfRow = rowOf(PlannedPostEntity, 'rowId').with({ posts: json<readonly MadePost[]>() });

/** Stores which posts were made of which rows. */
@Injectable()
export class PlannedPostRepository {
  constructor(private readonly db: Database) {}

  /** Returns the posts that a plan has made of the rows, or of all rows when absent, by row. */
  async ofRows(planId: number, rowIds?: readonly number[]): Promise<Map<number, readonly MadePost[]>> {
    const rows = await this.db.rowsOfMany(
      OfRow,
      `SELECT row_id, jsonb_agg(jsonb_build_object('platform', platform, 'accountId', account_id, 'postId', post_id)
         ORDER BY post_id) AS posts
       FROM planned_post WHERE plan_id = $1 AND ($2::bigint[] IS NULL OR row_id = ANY ($2)) GROUP BY row_id`,
      [planId, rowIds ?? null],
    );
    return new Map(rows.map(({ rowId, posts }) => [rowId, posts]));
  }

  /** Fails for a post that the plan has already made of the row by the account. */
  async insert(planId: number, posts: readonly MadePostOfRow[]): Promise<void> {
    if (posts.length === 0) return;
    await this.db.executeForMany(
      `INSERT INTO planned_post (plan_id, row_id, account_id, platform, post_id)
       SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[])`,
      [
        planId,
        posts.map(({ rowId }) => rowId),
        posts.map(({ accountId }) => accountId),
        posts.map(({ platform }) => platform),
        posts.map(({ postId }) => postId),
      ],
    );
  }
}
