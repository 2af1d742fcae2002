/** Maximum number of days over which spending is summed. */
export const MAX_SPENDING_DAYS = 366;

/** Number of days, up to the present one, where the request names no period. */
export const SPENDING_DAYS = 30;

/** Maximum number of groups of spending that are listed one by one; the others are one row. */
export const MAX_SPENDING_GROUPS = 100;

/** Maximum length of the name of a group, in characters. */
export const MAX_GROUP_LENGTH = 200;
