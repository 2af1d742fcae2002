/**
 * Maximum number of running generations of cell jobs. It is below an organization's concurrency, so that generations
 * that are requested directly still start at once.
 */
export const MAX_RUNNING = {
  /** Maximum number of running generations of all cell jobs of an organization. */
  ofOrganization: 12,
  /** Maximum number of running generations of one batch. */
  ofBatch: 8,
} as const;

/** Maximum number of rows of an organization whose posts one round makes; each takes a short transaction. */
export const POSTS_OF_ROUND = 8;

/** Seconds after the last of its cells was made for which the posts of a row wait for automation to begin. */
export const MAX_WAIT_FOR_AUTOMATION_SECONDS = 60;

/** An automatic cell job that successive changes delay starts after this time at the latest. */
export const MAX_DEBOUNCE_SECONDS = 10;

/** Ended cell jobs are only needed for the list of failures. */
export const RETENTION = {
  /** Days for which an ended cell job is stored. */
  days: 7,
  /** Maximum number of ended cell jobs that one statement deletes. */
  pruneLimit: 1_000,
} as const;

/** Number of failed cells on one page of the list. */
export const FAILED_CELLS_PAGE = 20;

/** Number of cells that the reason of a cell job names of a cycle through videos. */
export const TITLES_OF_CYCLE = 20;
