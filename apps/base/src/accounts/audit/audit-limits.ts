/** Maximum number of entries in one verification. */
export const MAX_VERIFICATION = 5_000;

/** Maximum and default number of entries on one page of the log. */
export const MAX_PAGE = 100;
