/** Number of conversations on one page of the list. */
export const CONVERSATIONS_PER_PAGE = 100;

/** Maximum number of messages of a conversation in one response. */
export const MAX_MESSAGES = 1_000;
