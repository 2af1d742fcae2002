/** Time for which notifications are kept, in milliseconds: long enough for a holiday and for a report of a quarter. */
export const NOTIFICATION_RETENTION_MS = 90 * 24 * 60 * 60 * 1_000;

/** Maximum number of notifications that a member keeps of an organization; an hourly task deletes older ones. */
export const MAX_MEMBER_NOTIFICATIONS = 500;

/** Maximum number of notifications on one page. */
export const MAX_NOTIFICATION_PAGE = 100;

/** Number of notifications on one page where the request has none. */
export const NOTIFICATION_PAGE = 50;

/** Maximum number of unread notifications that are counted; a greater number is given as this one. */
export const MAX_UNREAD_COUNT = 100;

/** Maximum number of notifications that a request changes by their ids. */
export const MAX_MARKED_IDS = 100;

/** Maximum number of occurrences that become notifications at a time; the next ones follow at once. */
export const MAX_DELIVERED_OCCURRENCES = 1_000;
