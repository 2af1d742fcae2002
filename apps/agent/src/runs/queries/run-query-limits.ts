/** Runs on one page of the list. */
export const RUNS_A_PAGE = 100;
