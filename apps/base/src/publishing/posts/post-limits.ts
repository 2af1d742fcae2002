/** Maximum length of the period of a post list, in days. */
export const MAX_WINDOW_DAYS = 60;
/** Maximum number of posts in a list. */
export const MAX_LIST = 1_000;
/** Maximum number of posts of a row in a list. */
export const MAX_POSTS_OF_ROW = 100;

/** Attempts after temporary errors, which cover about twenty minutes because nobody may be available to retry. */
export const MAX_ATTEMPTS = 8;
/** Attempts to download media. */
export const MAX_DOWNLOAD_ATTEMPTS = 3;
/** Time that a network may take to process a post before the job fails. */
export const MAX_PROCESSING_SECONDS = 24 * 60 * 60;
/** Time for which a network may not know a submission that it has just accepted. */
export const UNKNOWN_GRACE_SECONDS = 120;

/** Maximum length of the idempotency key of a request, in characters. */
export const MAX_KEY_LENGTH = 128;

/** Maximum number of media of a post, of segments of a thread, and of platforms in one request. */
export const MAX_MEDIA = 50;

/** Maximum length of the address of a media file, in characters. */
export const MAX_ADDRESS_LENGTH = 4_000;

/** Maximum length of the time by which a draft that is approved is compared, in characters. */
export const MAX_TIME_LENGTH = 40;
