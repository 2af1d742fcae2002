/**
 * Rows that are deleted with an organization, whose id is $1. Cell jobs come first, so that they enqueue nothing more.
 */
export const ERASED_CELL_JOBS = [
  { table: 'cell_job', where: 'organization_id = $1' },
  { table: 'batch', where: 'organization_id = $1' },
] as const;

/** Rows that are removed with the sheet $1. */
export const REMOVED_CELL_JOBS = [{ table: 'cell_job', where: 'sheet_id = $1' }] as const;

/** All batches of the sheet $1. */
export const BATCHES_OF_SHEET = { table: 'batch', where: 'sheet_id = $1' } as const;

/**
 * Batches of the sheet $1 that are removed with it; those that were ordered with a key stay for a day, so that a
 * repeated order finds them.
 */
export const REMOVED_BATCHES = [
  { table: 'batch', where: `sheet_id = $1 AND (order_key IS NULL OR created_at < now() - interval '1 day')` },
] as const;
