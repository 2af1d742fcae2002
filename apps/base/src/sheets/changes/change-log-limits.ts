/** Limits of the log of a sheet's changes. */
export const CHANGE_LOG_LIMITS = {
  /** Maximum number of ids of one record; a change of more items has several. */
  idsOfRecord: 200,
  /** Maximum number of records that one page reads. */
  recordsOfPage: 500,
  /** A page ends with the record that reaches this number of items. */
  itemsOfPage: 200,
  /** Changes older than this are removed within the following hour; who asks for them must read the sheet again. */
  retentionMs: 24 * 60 * 60_000,
  /** Maximum number of records that one statement removes, in well under a second. */
  expiredAtOnce: 20_000,
} as const;
