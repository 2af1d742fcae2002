/** Maximum calls per organization and minute, because these vendor requests are free of charge. */
export const MAX_FREE_CALLS_PER_MINUTE = 120;
