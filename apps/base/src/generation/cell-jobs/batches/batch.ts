export const BATCH_STATUSES = ['running', 'paused', 'stopped', 'completed'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/** The last stage of a batch: it makes cells only, or cells and then the videos of their rows. */
export const BATCH_TARGETS = ['cells', 'render'] as const;
export type BatchTarget = (typeof BATCH_TARGETS)[number];

/** Reasons for which a batch pauses without a request. */
export const PAUSED_REASONS = ['max_credits', 'insufficient_credits', 'too_much_uncollected_work'] as const;
export type PausedReason = (typeof PAUSED_REASONS)[number];
