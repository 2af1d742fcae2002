/** Attempts to get the result of an action that outlasts one request of base: about a minute in all. */
export const MAX_ATTEMPTS = 13;

/** Interval of these attempts, which end after 4 seconds each. */
export const ATTEMPT_INTERVAL_MS = 250;

/** Time for which an action waits while as many of its organization are under way in base as it may have. */
export const BUSY_FOR_MS = 60_000;

/** Interval of the requests of an action that waits for others to end. */
export const BUSY_INTERVAL_MS = 1_000;

/** Maximum size of the texts of the ideas of one action as JSON, because a person reads them before they approve. */
export const MAX_IDEA_BYTES = 200 * 1024;
