/** Limits of the trash of sheets. */
export const SHEET_TRASH_LIMITS = {
  /** Number of sheets on one page of the trash. */
  page: 20,
  /** Maximum number of sheets whose removal begins in one transaction after their time in the trash. */
  expiredAtOnce: 500,
} as const;
