/**
 * Maximum number of running generations of cell jobs. It is below an organization's concurrency, so that generations
 * that are requested directly still start at once.
 */
export const MAX_RUNNING = { ofOrganization: 12, ofBatch: 8 } as const;

/** An automatic cell job that successive changes delay starts after this time at the latest. */
export const MAX_DEBOUNCE_SECONDS = 10;

/** Ended cell jobs are only needed for the list of failures; `pruneLimit` is the number deleted by one statement. */
export const RETENTION = { days: 7, pruneLimit: 1_000 } as const;

/** Failed cells per page. */
export const FAILED_CELLS_PAGE = 20;
