/** Maximum number of slots of an agent. */
export const MAX_SLOTS = 200;
/** Period in which the next free slot is searched. */
export const MAX_SEARCH_DAYS = 366;
