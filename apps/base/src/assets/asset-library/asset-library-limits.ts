/** Maximum number of files deleted in one transaction, with their bytes deleted while the caller waits. */
export const MAX_FILES_REMOVED = 10_000;
