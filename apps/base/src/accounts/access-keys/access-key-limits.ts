/** Maximum life of an access key in days, where it has an expiry. */
export const MAX_DAYS = 3_650;

/** Maximum and default life in days of a key with scopes or for one organization. */
export const MAX_LIMITED_DAYS = 365;
