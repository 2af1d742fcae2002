/** Rows that are deleted together with an organization, whose id is $1. */
export const ERASED_RENDERS = [
  { table: 'cached_segment', where: 'organization_id = $1' },
  { table: 'render_job', where: 'organization_id = $1' },
] as const;

/** Rows that are removed with the sheet $1 of the agent $2. Videos stay in the library. */
export const REMOVED_RENDERS = [{ table: 'render_job', where: 'agent_id = $2 AND sheet_id = $1' }] as const;
