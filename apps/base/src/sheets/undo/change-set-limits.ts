/** Limits of what is kept of changes so that they can be undone. */
export const CHANGE_SET_LIMITS = {
  /** Maximum size of the images of one change; a larger one cannot be undone. */
  bytesOfChange: 64 * 2 ** 20,
  /** Maximum number of items that one change has written; one with more cannot be undone. */
  itemsOfChange: 200_000,
  /** Maximum size of the images of a sheet; beyond it the oldest changes cannot be undone any more. */
  bytesOfSheet: 256 * 2 ** 20,
  /** Changes with larger images compare those of the whole sheet with their limit. */
  largeBytes: 64 * 1024,
  /** Changes can be undone for this time. */
  retentionMs: 24 * 60 * 60_000,
  /** Deletions of rows, columns and layers can be undone for this time. */
  trashMs: 30 * 24 * 60 * 60_000,
  /** Maximum number of changes that one statement removes. */
  expiredAtOnce: 200,
  /** Maximum number of items that an error names. */
  namedConflicts: 20,
  /** Number of deletions on one page of the trash. */
  deletionsOfPage: 50,
  /** Maximum length of the text that describes a deletion. */
  deletionText: 200,
} as const;
