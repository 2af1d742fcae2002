/** Maximum number of files deleted in one transaction, whose addresses end while the caller waits. */
export const MAX_FILES_REMOVED = 10_000;

/** Maximum number of assets on one page of the list. */
export const MAX_PAGE = 100;

/** Maximum number of types that one request filters by; repeated ones count. */
export const MAX_TYPES = 20;
