import { PLATFORMS } from '@reelsheet/kernel';
import { Choice, Flag, Ids, ListOf, Text, Whole } from '@reelsheet/platform-http';
import { SHEET_LIMITS } from '../../sheets/sheet/sheet-limits.js';
import type { PlannedRows, RowWindow } from './planned-rows.js';
import { POST_PLAN_LIMITS } from './post-plan-limits.js';
import type { MadePosts } from './post-plans.js';
import type { RowError } from './row-posts.js';

export class CheckPlanBody {
  @Ids({ optional: true, minItems: 1, maxItems: SHEET_LIMITS.rowsOfSheet, about: 'all rows when absent' })
  row_ids?: number[];

  @Whole({ optional: true, min: 0, default: 0, about: 'only rows behind the one with this id, by position' })
  rows_after?: number;

  @Whole({
    optional: true,
    min: 1,
    max: POST_PLAN_LIMITS.rowsOfCall,
    default: POST_PLAN_LIMITS.rowsOfCall,
    about: 'maximum number of rows that one response covers',
  })
  rows_limit?: number;
}

export class MakePostsBody {
  @Ids({ minItems: 1, maxItems: POST_PLAN_LIMITS.rowsOfCall })
  row_ids!: number[];
}

export class RowErrorView {
  @Whole() row_id!: number;
  @Choice(PLATFORMS) platform!: string;
  @Whole({ nullable: true, about: 'null if no account can be used' }) account_id!: number | null;
  @Text({ about: 'of the plan, or of the post as in platform_validation_failed', example: 'description' })
  field!: string;
  @Text() error!: string;
}

export class CheckedPlanView {
  @Whole({ about: 'number of rows that were checked' }) checked!: number;
  @ListOf(() => RowErrorView, { about: 'by position of the row; empty if all posts can be made' })
  errors!: RowErrorView[];
  @Whole({ nullable: true, about: '`rows_after` of the next request; null if no rows follow' })
  next_rows_after!: number | null;
}

export class PlannedPostView {
  @Whole() row_id!: number;
  @Choice(PLATFORMS) platform!: string;
  @Whole({ about: 'the account that publishes it' }) account_id!: number;
  @Whole() post_id!: number;
  @Flag({ about: 'false for a post that an earlier request has made' }) created!: boolean;
}

export class MadePostsView {
  @ListOf(() => PlannedPostView, { about: 'of all requested rows' }) posts!: PlannedPostView[];
  @ListOf(() => RowErrorView, { about: 'of rows of which no post was made' }) errors!: RowErrorView[];
}

export const fromCheckPlan = ({ row_ids, rows_after, rows_limit }: CheckPlanBody): RowWindow => ({
  rowIds: row_ids,
  after: rows_after ?? 0,
  limit: rows_limit ?? POST_PLAN_LIMITS.rowsOfCall,
});

export const toCheckedPlan = ({ rows, nextAfter }: PlannedRows): CheckedPlanView => ({
  checked: rows.length,
  errors: rows.flatMap(({ errors }) => errors.map(toRowError)),
  next_rows_after: nextAfter,
});

export const toMadePosts = ({ posts, errors }: MadePosts): MadePostsView => ({
  posts: posts.map(({ rowId, platform, accountId, postId, isNew }) => ({
    ...{ row_id: rowId, platform, account_id: accountId },
    ...{ post_id: postId, created: isNew },
  })),
  errors: errors.map(toRowError),
});

const toRowError = ({ rowId, platform, accountId, field, error }: RowError): RowErrorView => ({
  ...{ row_id: rowId, platform, account_id: accountId },
  ...{ field, error },
});
