/** What a table may hold; texts are counted in characters. */
export interface TableLimits {
  readonly maxRows: number;
  readonly maxColumns: number;
  readonly maxCell: number;
}

/** What no file may pass, whatever its reader allows. */
export const FILE_LIMITS = {
  /** Files within a workbook. */
  entries: 64,
  /** Of all files within a workbook, unpacked. */
  unpackedBytes: 128 * 2 ** 20,
  /** Of each file within a workbook that tells about its sheets. */
  partBytes: 4 * 2 ** 20,
  /** Texts that the cells of a workbook share. */
  sharedCharacters: 32 * 2 ** 20,
  /** Of all cells together. */
  characters: 64 * 2 ** 20,
  /** Blank ones too, and each row as one at least. */
  cells: 2 ** 21,
  /** As many as spreadsheets have, blank ones too. */
  columns: 2 ** 14,
  rowCharacters: 8 * 2 ** 20,
  /** Of the tag or text that is being read. */
  tokenBytes: 2 ** 20,
  xmlDepth: 32,
} as const;

/** The file is not what it should be, or holds too much; the message follows the name of the file's field. */
export class TableError extends Error {}
