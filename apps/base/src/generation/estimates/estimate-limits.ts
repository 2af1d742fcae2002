export const ESTIMATE_LIMITS = {
  /** That one estimate is about. */
  cells: 100_000,
  /** That are in memory with their texts. */
  cellsAtOnce: 2_000,
} as const;
