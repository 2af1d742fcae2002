/** Minimum time before an unfinished upload is removed. */
export const MIN_WAIT_SECONDS = 24 * 60 * 60;
