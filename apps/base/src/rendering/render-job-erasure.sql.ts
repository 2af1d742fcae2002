/** Rows that are deleted together with an organization, whose id is $1. */
export const ERASED_RENDERS = [
  { table: 'cached_segment', where: 'organization_id = $1' },
  { table: 'render_job', where: 'organization_id = $1' },
] as const;

const OF_SHEET = 'agent_id = $2 AND sheet_id = $1';

/** Renders of the sheet $1 of the agent $2 that have not ended. */
export const OPEN_RENDERS_OF_SHEET = { table: 'render_job', where: `${OF_SHEET} AND due_at IS NOT NULL` } as const;

/**
 * Rows that are removed with the sheet $1 of the agent $2. Open renders hold credits and have to be stopped first.
 * Videos stay in the library.
 */
export const REMOVED_RENDERS = [{ table: 'render_job', where: `${OF_SHEET} AND due_at IS NULL` }] as const;
