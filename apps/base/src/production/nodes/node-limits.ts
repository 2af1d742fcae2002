export const NODE_LIMITS = {
  /** Number of cells and posts whose rows one transaction compares; a row with more of them is compared alone. */
  cellsPerRun: 2_000,
  /** Number of noted changes that one transaction reads. */
  changesPerRun: 200,
  /** Number of ids in noted changes after which one transaction reads no more of them. */
  idsPerRun: 20_000,
  /** Number of such transactions that a request waits for before it is rejected. */
  runsToWaitFor: 2,
  /** Milliseconds after a change before its rows are compared, together with those of the changes that follow. */
  delayMs: 1_000,
  /** Milliseconds by which the clocks of two machines may differ without a change that is compared late. */
  clockToleranceMs: 150,
} as const;
