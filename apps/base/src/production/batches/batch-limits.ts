/** A batch over more cells than this, counted as rows times columns, is started without an estimate. */
export const ESTIMATED_CELLS = 20_000;
