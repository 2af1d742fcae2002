import { SHEET_LIMITS } from '../sheet/sheet-limits.js';

/** Limits of an imported CSV or XLSX file. */
export const IMPORTED_TABLE = {
  /** Maximum number of lines, including the line of titles. */
  maxRows: SHEET_LIMITS.rowsOfSheet + 1,
  /** Maximum number of columns. */
  maxColumns: 1_000,
  /** Maximum length of a cell in characters. Texts too long for a cell of a sheet are reported per row up to it. */
  maxCell: 10 * SHEET_LIMITS.cellValue,
};

/** Maximum number of errors that the response to an import lists. */
export const MAX_ERRORS = 1_000;
