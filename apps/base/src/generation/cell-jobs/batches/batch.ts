/** What becomes of many cells that are filled together. */
export const BATCH_STATUSES = ['running', 'paused', 'stopped', 'completed'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/** Why a batch pauses by itself. */
export const PAUSED_REASONS = ['max_credits', 'insufficient_credits', 'too_much_uncollected_work'] as const;
export type PausedReason = (typeof PAUSED_REASONS)[number];

export const BATCH_LIMITS = {
  /** Of an organization, running or paused. */
  open: 100,
  page: 20,
  /** Failures that a batch shows. */
  failures: 100,
} as const;
