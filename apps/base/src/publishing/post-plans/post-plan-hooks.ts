import { defineHook } from '@reelsheet/platform-hooks';

/** The plan of a sheet, or posts that it has made of rows, were changed. */
export interface ChangedPlan {
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetId: number;
  /** All rows when absent. */
  readonly rowIds?: readonly number[];
}

export const PostPlanHooks = {
  /** The plan was changed or deleted, or planned posts were made, edited, deleted or began to go out. */
  changed: defineHook<ChangedPlan>('post_plan.changed'),
};
