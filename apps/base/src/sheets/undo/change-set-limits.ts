/** Limits of what is kept of changes so that they can be undone. */
export const CHANGE_SET_LIMITS = {
  /** Maximum size of the images of one change; a larger one cannot be undone. */
  bytesOfChange: 64 * 2 ** 20,
  /** Maximum number of items that one change has written; one with more cannot be undone. */
  itemsOfChange: 200_000,
  /** Size of the images of a sheet beyond which changes are forgotten: the oldest first, deletions last. */
  bytesOfSheet: 256 * 2 ** 20,
  /** Size of the images that a sheet keeps then, so that not each of its next changes makes others be forgotten. */
  bytesOfTrimmedSheet: 224 * 2 ** 20,
  /** Changes can be undone for this time; deletions as long as sheets can be restored, if that is longer. */
  retentionMs: 24 * 60 * 60_000,
  /** Maximum number of changes that one statement removes. */
  expiredAtOnce: 200,
  /** Maximum number of records of images that one statement removes. */
  imagesAtOnce: 1_000,
  /** Size of the images that one statement removes; a single record may be larger. */
  expiredBytesAtOnce: 16 * 2 ** 20,
  /** Maximum number of sheets whose expired changes are listed at once. */
  expiredSheetsAtOnce: 1_000,
  /** A change of more items is large: few of them are undone at the same time. */
  itemsOfOrdinaryChange: 20_000,
  /** Maximum number of items that an error names. */
  namedConflicts: 20,
  /** Number of deletions on one page of the trash. */
  deletionsOfPage: 50,
  /** Maximum length of the text that describes a deletion. */
  deletionText: 200,
} as const;
