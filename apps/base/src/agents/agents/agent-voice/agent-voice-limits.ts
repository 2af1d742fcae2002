/** Timeout of requests to vendors; the caller waits at most four seconds. */
export const VENDOR_TIMEOUT_MS = 3_000;
