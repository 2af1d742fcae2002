/** Height of the line of titles, in pixels. */
export const HEADER_HEIGHT = 36;
/** Width of the row numbers, in pixels. */
export const ROW_HEADER_WIDTH = 56;
/** Height of a row with one line of text, in pixels. */
export const SHORT_ROW = 36;
/** Height of a row with three lines of text and larger pictures, in pixels. */
export const TALL_ROW = 76;
/** Width behind the last column, for the button that adds one, in pixels. */
export const TRAILING_WIDTH = 120;

/** Index of the first column of values in the sense of assistive technology, which counts the row numbers too. */
export const FIRST_COLUMN = 2;
