/** Time for which notifications are buffered before a mail that is sent at once, in milliseconds. */
export const BUFFERED_MS = 60 * 1_000;

/** Minimum time between two mails to a member who wants them at once, in milliseconds. */
export const MIN_MAIL_GAP_MS = 10 * 60 * 1_000;

/** Minimum time between two daily mails, in milliseconds: less than a day with 23 hours and an earlier hour. */
export const MIN_DAILY_GAP_MS = 20 * 60 * 60 * 1_000;

/** Minimum time between two weekly mails, in milliseconds. */
export const MIN_WEEKLY_GAP_MS = 6 * 24 * 60 * 60 * 1_000;

/** Maximum number of notifications that a mail describes; it has the number of the others. */
export const MAX_MAILED = 20;

/** Time after which an unsent mail about notifications is dropped as outdated, in milliseconds. */
export const DIGEST_TTL_MS = 12 * 60 * 60 * 1_000;
