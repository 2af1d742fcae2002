import { Injectable } from '@nestjs/common';
import type { Platform } from '@reelsheet/kernel';
import { bigint, Database, json, rowOf, type RowOf } from '@reelsheet/platform-database';
import type { PostContent } from '@reelsheet/provider-publisher';
import { OWNERS_OF_SHEETS } from '../../sheets/sheet/sheet.sql.js';
import { WAITING_POSTS } from '../posts/post.sql.js';
import { PlannedPostEntity } from './planned-post.entity.js';

export interface MadePost {
  readonly platform: Platform;
  readonly accountId: number;
  readonly postId: number;
}

export interface MadePostOfRow extends MadePost {
  readonly rowId: number;
}

/** A post that is to be stored, with the hash of what it was made of. */
export interface NewPlannedPost extends MadePostOfRow {
  readonly madeOf: string;
}

const Waiting = rowOf(PlannedPostEntity, 'rowId', 'accountId', 'platform', 'postId', 'madeOf').with({
  content: json<PostContent>(),
});
/** A post of a row that has not started to go out, on the platform of its target alone. */
export type WaitingPost = RowOf<typeof Waiting>;

const LatestTime = rowOf(PlannedPostEntity, 'rowId', 'madeAt');
const Owner = rowOf(PlannedPostEntity, 'rowId').with({
  organizationId: bigint(),
  agentId: bigint(),
  sheetId: bigint(),
});
/** The row of a planned post, and its sheet. */
export type OwnerOfPost = RowOf<typeof Owner>;

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
  async insert(planId: number, posts: readonly NewPlannedPost[]): Promise<void> {
    if (posts.length === 0) return;
    await this.db.executeForMany(
      `INSERT INTO planned_post (plan_id, row_id, account_id, platform, post_id, made_of)
       SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[])`,
      [
        planId,
        posts.map(({ rowId }) => rowId),
        posts.map(({ accountId }) => accountId),
        posts.map(({ platform }) => platform),
        posts.map(({ postId }) => postId),
        posts.map(({ madeOf }) => madeOf),
      ],
    );
  }

  /**
   * Returns the posts that a plan has made of the rows and that have not started to go out, without those that a person
   * sends to other platforms.
   */
  async waitingOf(planId: number, rowIds: readonly number[]): Promise<WaitingPost[]> {
    return this.db.rowsOfMany(
      Waiting,
      `SELECT planned_post.row_id, account_id, platform, post_id, made_of, post.content
       FROM planned_post JOIN (${WAITING_POSTS}) AS post ON post.id = post_id
       WHERE plan_id = $1 AND planned_post.row_id = ANY ($2::bigint[]) AND requested = ARRAY[platform]
       ORDER BY post_id`,
      [planId, rowIds],
    );
  }

  /** Returns when the plan last made or updated a post of each row. */
  async latestOf(planId: number, rowIds: readonly number[]): Promise<Map<number, Date>> {
    const rows = await this.db.rowsOfMany(
      LatestTime,
      `SELECT row_id, max(made_at) AS made_at FROM planned_post
       WHERE plan_id = $1 AND row_id = ANY ($2::bigint[]) GROUP BY row_id`,
      [planId, rowIds],
    );
    return new Map(rows.map(({ rowId, madeAt }) => [rowId, madeAt]));
  }

  /** Stores that the plan has updated a post. */
  async setMadeOf(postId: number, madeOf: string): Promise<void> {
    await this.db.execute(`UPDATE planned_post SET made_of = $2, made_at = now() WHERE post_id = $1`, [postId, madeOf]);
  }

  /** Returns the row of which a plan has made the post; undefined for other posts. */
  async ownerOf(postId: number): Promise<OwnerOfPost | undefined> {
    return this.db.row(
      Owner,
      `SELECT row_id, organization_id, agent_id, sheet_id
       FROM planned_post JOIN post_plan ON post_plan.id = plan_id
         JOIN (${OWNERS_OF_SHEETS}) AS sheet ON sheet.id = sheet_id
       WHERE post_id = $1`,
      [postId],
    );
  }
}
