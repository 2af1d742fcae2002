/** Time for which the proof of a second factor allows to change money, members and keys. */
export const FRESH_FACTOR_MS = 15 * 60 * 1_000;
