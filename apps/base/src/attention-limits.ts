/** Maximum length of the title of an item that needs a person, in characters. */
export const MAX_TITLE = 200;

/** Time after which failed posts and renders need nobody any more. */
export const ATTENTION_MS = 30 * 24 * 60 * 60 * 1_000;

/** Time after which dismissals are deleted, in milliseconds: an item that is still there is listed again. */
export const DISMISSAL_RETENTION_MS = 365 * 24 * 60 * 60 * 1_000;

/** Maximum number of items on one page of what needs a person. */
export const MAX_ATTENTION_PAGE = 100;

/** Number of items on one page of what needs a person where the request has none. */
export const ATTENTION_PAGE = 50;
