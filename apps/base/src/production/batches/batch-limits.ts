/** A batch over more cells than this, counted as rows times columns, is started without an estimate. */
export const ESTIMATED_CELLS = 20_000;

/** Number of videos that are estimated by the same statements. */
export const ESTIMATED_RENDERS_AT_ONCE = 200;
