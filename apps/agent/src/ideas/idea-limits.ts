/** Number of ideas on one page of the list. */
export const IDEAS_PER_PAGE = 1_000;
