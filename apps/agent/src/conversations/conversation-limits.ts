/** Conversations on one page of the list. */
export const PAGE = 100;

/** Messages of a conversation in one response. */
export const MAX_CONVERSATION = 1_000;
