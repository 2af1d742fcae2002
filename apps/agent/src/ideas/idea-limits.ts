/** Ideas on one page of the list. */
export const IDEAS_A_PAGE = 1_000;
