/** Ledger entries on one page of the list. */
export const PAGE_SIZE = 50;
