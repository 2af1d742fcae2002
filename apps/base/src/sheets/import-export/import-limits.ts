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

/** Limits of the preview of an import. */
export const IMPORT_PREVIEW_LIMITS = {
  /** Maximum number of changed cells that the preview of an import lists. */
  changes: 5_000,
  /** Maximum number of rows to be added that the preview of an import lists. */
  addedRows: 200,
  /** Maximum number of characters that the preview of an import shows of a value. */
  text: 500,
} as const;
