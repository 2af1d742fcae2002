export const ESTIMATE_LIMITS = {
  /** Maximum number of cells that one estimate covers, including those whose videos are rendered. */
  cells: 100_000,
  /** Number of cells that are in memory with their texts at the same time. */
  cellsAtOnce: 2_000,
} as const;
