/**
 * Rows that are deleted with an organization, whose id is $1. Cell jobs come first, so that they enqueue nothing more.
 */
export const ERASED_CELL_JOBS = [
  { table: 'cell_job', where: 'organization_id = $1' },
  { table: 'batch', where: 'organization_id = $1' },
] as const;
