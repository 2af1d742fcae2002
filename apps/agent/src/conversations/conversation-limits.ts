/** Number of conversations on one page of the list. */
export const CONVERSATIONS_PER_PAGE = 100;

/** Maximum number of messages of a conversation in one response. */
export const MAX_MESSAGES = 1_000;

/** Maximum and default number of messages on one page of a conversation. */
export const MESSAGE_PAGE = {
  /** Maximum number of messages on one page. */
  max: 100,
  /** Number of messages on one page where the request has none. */
  default: 50,
};
