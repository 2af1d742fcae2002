/** Maximum number of rounds: the first, and one for each time a stopped generation is continued. */
export const MAX_ROUNDS = 5;

/** A vendor task that runs longer has failed. */
export const MAX_TASK_SECONDS = 45 * 60;

/** A generation fails when its vendor has rejected requests as too many for this long. */
export const MAX_RATE_LIMITED_SECONDS = 3_600;

/** Time during which uncollected work of stopped generations counts against their organization. */
export const UNCOLLECTED_HOURS = 24;

/** Interval at which an event stream checks a generation for changes of which it was not notified. */
export const EVENT_POLL_MS = 2_000;
