/** Maximum duration of the download of a file of an action. */
export const READ_WITHIN_MS = 5 * 60 * 1_000;

/** Maximum number of files of actions that one worker reads at a time. */
export const READ_AT_ONCE = 32;

/** Maximum number of files of actions that one worker reads at a time for the organizations of one founder. */
export const READ_AT_ONCE_PER_SHARE = 1;

/**
 * Limits of the files of actions that one worker reads at a time. Each file counts with the maximum size of its kind,
 * because its own size is known only afterwards. Small files do not wait for videos.
 */
export const BYTES_AT_ONCE = {
  /** Maximum bytes of the videos of actions that one worker reads at a time. */
  video: 2 * 2 ** 30,
  /** Maximum bytes of the pictures of actions that one worker reads at a time. */
  image: 256 * 2 ** 20,
  /** Maximum bytes of the documents of actions that one worker reads at a time. */
  document: 512 * 2 ** 20,
};

/** Maximum number of attempts to read the file of an action. */
export const MAX_ATTEMPTS = 8;
