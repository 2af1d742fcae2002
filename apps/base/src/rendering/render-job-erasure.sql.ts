/** Rows that are deleted together with an organization, whose id is $1. */
export const ERASED_RENDERS = [
  { table: 'cached_segment', where: 'organization_id = $1' },
  { table: 'render_job', where: 'organization_id = $1' },
] as const;
