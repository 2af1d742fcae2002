/** Rows deleted in one transaction. */
export const MAX_ROWS = 1_000;

/** Media removed in one transaction. */
export const MAX_MEDIA = 200;

/** Jobs stopped in one transaction. */
export const MAX_STOPS = 50;

/** Time limit of one call, so that other tasks can run in between. */
export const MAX_MS = 2_000;

/** Time after which the removal of a sheet is tried again whose generations or batches must stay for a while. */
export const HELD_SHEET_MS = 3_600_000;

/** Time after which the removal of a sheet is tried again while somebody clones or writes it. */
export const LOCKED_SHEET_MS = 10_000;
