/** Number of runs on one page of the list. */
export const RUNS_PER_PAGE = 100;
