/** Maximum duration of the download of a file of an action. */
export const READ_WITHIN_MS = 5 * 60 * 1_000;

/** Maximum number of files of actions that one worker reads at a time. */
export const READ_AT_ONCE = 8;

/** Maximum number of files of actions that one worker reads at a time for the organizations of one founder. */
export const READ_AT_ONCE_PER_SHARE = 1;

/**
 * Maximum bytes of the files of actions that one worker reads at a time. Each file counts with the maximum size of its
 * kind, because its own size is known only afterwards.
 */
export const BYTES_AT_ONCE = 2 * 2 ** 30;

/** Maximum number of attempts to read the file of an action. */
export const MAX_ATTEMPTS = 8;
