/** Limits of a table; texts are counted in characters. */
export interface TableLimits {
  readonly maxRows: number;
  readonly maxColumns: number;
  readonly maxCell: number;
}

/** Limits of any file, whatever the caller allows. */
export const FILE_LIMITS = {
  /** Maximum number of files in a workbook. */
  entries: 64,
  /** Maximum unpacked size of all files in a workbook. */
  unpackedBytes: 128 * 2 ** 20,
  /** Maximum unpacked size of each file that describes the workbook's sheets. */
  fileBytes: 4 * 2 ** 20,
  /** Maximum number of characters of the texts that cells share. */
  sharedCharacters: 32 * 2 ** 20,
  /** Maximum number of characters of all cells. */
  characters: 64 * 2 ** 20,
  /** Maximum number of cells, including blank ones; each row counts as at least one. */
  cells: 2 ** 21,
  /** Maximum number of columns of common spreadsheets, including blank columns. */
  columns: 2 ** 14,
  /** Maximum number of characters of one row. */
  rowCharacters: 8 * 2 ** 20,
  /** Maximum size of one XML tag or text. */
  tokenBytes: 2 ** 20,
  /** Maximum number of nested XML tags. */
  xmlDepth: 32,
} as const;

/** The file is invalid or too large; the message follows the name of the file's field. */
export class TableError extends Error {}
