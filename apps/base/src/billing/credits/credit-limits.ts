/** Ledger entries on one page of the list. */
export const PAGE_SIZE = 50;

/** Maximum number of credits that a request names: a grant, or the limit of an order. */
export const MAX_CREDITS = 1_000_000_000;
