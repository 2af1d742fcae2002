/** Maximum bytes of a file in a form. */
export const MAX_FORM_FILE = 100 * 2 ** 20;

/** Resources on one page of the list. */
export const PAGE_SIZE = 20;

/** Maximum number of ids that one request filters by. */
export const MAX_IDS = 1_000;
