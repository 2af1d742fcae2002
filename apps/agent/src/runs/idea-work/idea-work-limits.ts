/** Time that a request waits for the refined idea. */
export const REFINED_WITHIN_MS = 25_000;

/** Poll interval, because progress notifications may be lost. */
export const POLL_MS = 1_000;
