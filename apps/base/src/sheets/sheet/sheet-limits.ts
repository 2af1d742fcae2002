/** Limits of sheets and their items. Lengths are in characters. */
export const SHEET_LIMITS = {
  rowsOfSheet: 10_000,
  /** Rows of one window (`rows_limit`). */
  rowsOfWindow: 1_000,
  columnsOfSheet: 100,
  layersOfCell: 100,
  sheetTitle: 500,
  columnTitle: 500,
  columnTempTitle: 500,
  columnDescription: 10_000,
  layerName: 500,
  cellValue: 100_000,
  variablesOfSheet: 1_000,
  variableKey: 500,
  variableValue: 100_000,
  /** Columns of an imported workbook of variables; only two are used. */
  variableColumns: 100,
  /** A prompt after its names were replaced. */
  prompt: 100_000,
  /** Depth of names whose texts refer to further names. */
  promptDepth: 100,
  /** Largest position in a request. */
  position: 1_000_000,
  /** Bytes of `additional_attributes` as JSON. */
  attributesBytes: 64 * 1024,
  /** Levels of nesting in `additional_attributes`. */
  attributesDepth: 50,
  /** Bytes of the body of a mass update or import. */
  massBodyBytes: 16 * 2 ** 20,
  cellsOfMassUpdate: 100_000,
  /** Sheets on one page of a list. */
  sheetsPerPage: 20,
} as const;

/** Expensive operations that one process runs at the same time. */
export const SHEET_CONCURRENCY = {
  /** Each keeps a chunk of its sheet in memory. */
  largeReads: { total: 8, perAgent: 4 },
  /** Each takes up to a few minutes and a database connection. */
  largeCopies: { total: 2, perAgent: 1 },
  /** Each keeps all lines of its file in memory. */
  imports: { total: 4, perAgent: 2 },
  /** Each keeps a chunk of its sheet in memory. */
  exports: { total: 8, perAgent: 4 },
  /** Workbooks are parsed one after the other, so one agent must leave capacity for the others. */
  variableImports: { total: 16, perAgent: 4 },
} as const;

/** Sheets that are copied in more chunks than this count as large. */
export const MAX_CHUNKS_OF_ORDINARY_SHEET = 2;

/** The rows that an export has not sent after this time are not sent any more. */
export const EXPORT_TIMEOUT_MS = 15 * 60_000;
/** The connection of a client that takes longer than this to receive a row of an export is closed. */
export const EXPORT_ROW_TIMEOUT_MS = 30_000;

/** Cells that one statement of an import writes in a fraction of a second. */
export const IMPORT_CELLS_PER_STATEMENT = 25_000;
