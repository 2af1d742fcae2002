import { DAY_MS } from '@reelsheet/kernel';

/** Maximum time a caller waits for the end; afterwards the list shows it. */
export const ANSWER_WITHIN_MS = 60_000;

/** Poll interval of a waiting request. */
export const POLL_INTERVAL_MS = 1_000;

/** Maximum length of the address of a file to back up, in characters. */
export const MAX_URL_LENGTH = 2_000;

/** Maximum and default number of backups on one page of the list. */
export const MAX_PAGE = 100;

/** Time before its expiry at which a backup is renewed. */
export const RENEWAL_BEFORE_MS = 3 * DAY_MS;
