/** Limits of a table; texts are counted in characters. */
export interface TableLimits {
  readonly maxRows: number;
  readonly maxColumns: number;
  readonly maxCell: number;
}

/** Limits of any file, whatever the caller allows. */
export const FILE_LIMITS = {
  /** Files in a workbook. */
  entries: 64,
  /** Unpacked bytes of all files in a workbook. */
  unpackedBytes: 128 * 2 ** 20,
  /** Unpacked bytes of each file that describes the workbook's sheets. */
  fileBytes: 4 * 2 ** 20,
  /** Characters of the texts that cells share. */
  sharedCharacters: 32 * 2 ** 20,
  /** Characters of all cells. */
  characters: 64 * 2 ** 20,
  /** Cells, including blank ones; each row counts as at least one. */
  cells: 2 ** 21,
  /** The maximum of common spreadsheets, including blank columns. */
  columns: 2 ** 14,
  rowCharacters: 8 * 2 ** 20,
  /** Bytes of one XML tag or text. */
  tokenBytes: 2 ** 20,
  xmlDepth: 32,
} as const;

/** The file is invalid or too large; the message follows the name of the file's field. */
export class TableError extends Error {}
