/** Maximum number of entries in one verification. */
export const MAX_VERIFICATION = 5_000;

/** Maximum number of old entries of one organization that are removed at a time. */
export const MAX_REMOVED = 1_000;

/** Maximum number of organizations whose old entries are removed in one transaction. */
export const MAX_SHORTENED = 100;

/** Maximum and default number of entries on one page of the log. */
export const MAX_PAGE = 100;
