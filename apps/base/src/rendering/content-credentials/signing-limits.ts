/** Maximum time for a time stamp, all attempts included. */
export const TIMESTAMP_WITHIN_MS = 15_000;
/** Maximum time of one attempt. */
export const TIMESTAMP_ATTEMPT_MS = 5_000;
/** Maximum number of further attempts after one that failed. */
export const TIMESTAMP_RETRIES = 2;
/** Maximum size of the answer of the authority; the manifest reserves more space than that. */
export const MAX_TIMESTAMP_BYTES = 20_000;
/** Maximum difference between the time of the authority and ours. */
export const MAX_TIME_DIFFERENCE_MS = 5 * 60_000;
