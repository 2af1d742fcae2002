/** Limits of searches in a sheet. */
export const FIND_LIMITS = {
  /** Maximum length of a text that is searched for. */
  text: 1_000,
  /** Number of characters of a value that rows are sorted by. */
  sortedCharacters: 200,
  /** Maximum number of matches of one response. */
  matches: 1_000,
  /** Number of rows that one statement searches. */
  rowsOfStatement: 100,
  /** A response ends with the rows that were searched after this time. */
  deadlineMs: 1_000,
  /** Maximum number of concurrent searches in one process; each keeps a connection busy for up to a second. */
  concurrent: 8,
} as const;
