/** Maximum number of cells, layers and variables that one request may make of ideas, which are written in a second. */
export const MAX_ITEMS_OF_IDEAS = 50_000;

/** Maximum number of requests that write rows of ideas at the same time in one process. */
export const MAX_CONCURRENT_CONVERSIONS = 4;
