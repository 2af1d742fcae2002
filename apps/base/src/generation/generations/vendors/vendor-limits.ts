/** Maximum number of generations that one statement admits to a provider. */
export const MAX_ADMITTED_AT_ONCE = 500;

/** Pause of requests to a provider that has rejected one as too many. */
export const VENDOR_PAUSE_MS = {
  /** Minimum pause in milliseconds, also where the vendor names a shorter one. */
  min: 1_000,
  /** Pause in milliseconds where the vendor names none. */
  default: 5_000,
  /** Maximum pause in milliseconds, also where the vendor names a longer one. */
  max: 600_000,
};

/** Interval at which a task that its vendor could not cancel is checked; it grows with each check. */
export const VENDOR_END_POLL_MS = {
  /** First interval in milliseconds between checks of a task that its vendor could not cancel. */
  min: 5_000,
  /** Maximum interval in milliseconds between checks of such a task. */
  max: 60_000,
};

/** Share of a minute's requests that may be sent at once. The others are spread evenly, within the limit per minute. */
export const BURST_SHARE = 0.1;

/** Maximum number of callbacks about one task per minute: many times as many as vendors send. */
export const MAX_CALLBACKS_PER_MINUTE = 60;

/** Maximum size of a callback: the state of one task, with the request that created it. */
export const MAX_CALLBACK_BYTES = 64 * 1024;
