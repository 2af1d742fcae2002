/** Maximum time a caller waits for the end; afterwards the list shows it. */
export const ANSWER_WITHIN_MS = 60_000;

/** Poll interval of a waiting request. */
export const POLL_INTERVAL_MS = 1_000;
