/** Maximum number of comments in the response to a query. */
export const MAX_COMMENTS = 5_000;
