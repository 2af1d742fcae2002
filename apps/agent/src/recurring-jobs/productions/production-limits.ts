/** Maximum number of accepted ideas that a job takes at a time. */
export const MAX_TAKE = 100;

/** Days for which what a production has spent counts against the limit of its job. */
export const BUDGET_DAYS = 7;

/** Maximum number of productions of a job whose batches are read again before the job orders; the newest. */
export const MAX_REFRESHED = 500;

/** Intervals and end of following a batch. */
export const FOLLOWING = {
  /** Time until the batch is read for the first time. */
  firstMs: 10_000,
  /** Growth of the time between two readings. */
  factor: 1.5,
  /** Maximum time between two readings. */
  maxMs: 30 * 60_000,
  /** Days after which a batch that has not ended is followed no longer. */
  days: 14,
} as const;

/**
 * Time after which the batch of an ended order is looked for once more, and only then reported to be missing, because
 * base may still start it while the order is being ended.
 */
export const LATE_BATCH_MS = 60_000;

/** Maximum number of failures of a batch that its report names. */
export const MAX_REPORTED_ERRORS = 20;

/** Maximum length of the title of a new vidsheet, in characters. */
export const MAX_TITLE = 500;
