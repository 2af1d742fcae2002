/** Limits of the trash of files. */
export const FILE_TRASH_LIMITS = {
  /** Number of files on one page of the trash. */
  page: 20,
  /** Maximum number of files that one request removes from the trash, with their bytes. */
  emptied: 10_000,
  /** Maximum number of files that leave the trash in one transaction. */
  atOnce: 200,
} as const;
