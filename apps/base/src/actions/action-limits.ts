/**
 * Time within which an action must be approved or rejected. Together with the time for performing it, it is shorter
 * than the day for which the copy of a file is stored without an owner.
 */
export const DECIDE_WITHIN_MS = 23 * 60 * 60 * 1_000;

/** Time within which an approved action must be performed. */
export const PERFORM_WITHIN_MS = 30 * 60 * 1_000;

/** Time within which the media of an action must be read before an approval is requested, with the wait for others. */
export const PREPARE_WITHIN_MS = 30 * 60 * 1_000;

/** Time for which the copy of an approved document is kept after its post is due, for retries and later edits. */
export const DOCUMENT_RETENTION_MS = 30 * 24 * 60 * 60 * 1_000;

/** Time after which an action that was to be approved is deleted. */
export const RETENTION_MS = 30 * 24 * 60 * 60 * 1_000;

/** Number of actions deleted by one statement. */
export const DELETED_AT_ONCE = 5_000;
