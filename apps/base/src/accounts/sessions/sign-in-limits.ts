/**
 * Wrong passwords for one account within an hour, as a multiple of `RATE_LIMIT_ACCOUNT`: from all networks that are not
 * familiar to the account together, and from each familiar network.
 */
export const HOURLY_FACTOR = 10;

/** Time for which a network is familiar to an account after its last successful sign-in. */
export const FAMILIAR_SECONDS = 90 * 24 * 60 * 60;

/** First delay of an attempt at an account with too many failures within a minute; each further failure doubles it. */
export const MIN_DELAY_MS = 250;

/** Maximum delay of an attempt. */
export const MAX_DELAY_MS = 4_000;
