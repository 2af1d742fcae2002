/** Rows that are removed with the sheet $1. Posts stay. */
export const REMOVED_POST_PLANS = [
  { table: 'planned_post', where: 'plan_id IN (SELECT id FROM post_plan WHERE sheet_id = $1)' },
  { table: 'post_plan', where: 'sheet_id = $1' },
] as const;
