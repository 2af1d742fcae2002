export const BATCH_LIMITS = {
  /** Maximum number of running and paused batches of an organization. */
  open: 100,
  /** Batches per page. */
  page: 20,
  /** Maximum number of failures in the view of a batch. */
  failures: 100,
  /** Milliseconds between the checks of an event stream for changes of a batch. */
  eventPollMs: 1_000,
} as const;
