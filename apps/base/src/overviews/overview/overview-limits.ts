/** Number of agents on one page of the overview of an organization. */
export const OVERVIEW_AGENTS = 100;

/** Time for which the overview of an organization counts failed posts. */
export const FAILED_POSTS_MS = 7 * 24 * 60 * 60 * 1_000;
