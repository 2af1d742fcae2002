/** Validity of a mailed link. */
export const LINK_TTL_MS = 60 * 60 * 1_000;
