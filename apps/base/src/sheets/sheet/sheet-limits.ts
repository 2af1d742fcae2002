/** Limits of sheets and their items. Lengths are in characters. */
export const SHEET_LIMITS = {
  /** Maximum number of rows of a sheet. */
  rowsOfSheet: 10_000,
  /** Maximum number of rows of one window (`rows_limit`). */
  rowsOfWindow: 1_000,
  /** Maximum number of rows or cells that a request reads by their ids. */
  itemsOfRead: 500,
  /** Maximum number of columns of a sheet. */
  columnsOfSheet: 100,
  /** Maximum number of layers of a cell. */
  layersOfCell: 100,
  /** Maximum length of the title of a sheet. */
  sheetTitle: 500,
  /** Maximum length of the title of a column. */
  columnTitle: 500,
  /** Maximum length of the temporary title of a column. */
  columnTempTitle: 500,
  /** Maximum length of the description of a column. */
  columnDescription: 10_000,
  /** Maximum length of the name of a layer. */
  layerName: 500,
  /** Maximum length of the value of a cell. */
  cellValue: 100_000,
  /** Maximum number of variables of a sheet. */
  variablesOfSheet: 1_000,
  /** Maximum length of the name of a variable. */
  variableKey: 500,
  /** Maximum length of the value of a variable. */
  variableValue: 100_000,
  /** Maximum number of columns of an imported workbook of variables, of which two are used. */
  variableColumns: 100,
  /** Maximum length of a prompt after its names were replaced. */
  prompt: 100_000,
  /** Maximum depth of names whose texts refer to further names. */
  promptDepth: 100,
  /** Maximum position in a request. */
  position: 1_000_000,
  /** Maximum size of `additional_attributes` as JSON. */
  attributesBytes: 64 * 1024,
  /** Maximum number of nested levels in `additional_attributes`. */
  attributesDepth: 50,
  /** Maximum size of the body of a mass update or import. */
  massBodyBytes: 16 * 2 ** 20,
  /** Maximum number of cells that one mass update changes. */
  cellsOfMassUpdate: 100_000,
  /** Maximum number of rows that one request creates, copies or deletes. */
  rowsOfRequest: 1_000,
  /** Maximum number of cells of the rows or columns that one request creates or deletes. */
  cellsOfRequest: 100_000,
  /** Maximum number of cells and layers that one request copies; more take too long for one statement. */
  itemsOfCopy: 20_000,
  /** Number of sheets on one page of the list. */
  sheetsPerPage: 20,
} as const;

/**
 * Expensive operations that one process runs at the same time. One organization, and one user, have half of each
 * number.
 */
export const SHEET_CONCURRENCY = {
  /** Maximum number of concurrent reads of large sheets in one process. Each keeps a chunk of its sheet in memory. */
  largeReads: 8,
  /** Maximum number of concurrent copies of large sheets in one process. Each takes a connection for minutes. */
  largeCopies: 2,
  /** Maximum number of large changes that one process undoes at the same time. Each takes a connection for long. */
  largeUndos: 2,
  /** Maximum number of concurrent imports in one process. Each keeps all lines of its file in memory. */
  imports: 4,
  /** Maximum number of concurrent exports in one process. Each keeps a chunk of its sheet in memory. */
  exports: 8,
  /** Maximum number of concurrent imports of variables in one process. Workbooks are parsed one after the other. */
  variableImports: 16,
  /** Maximum number of concurrent starts and estimates of batches in one process. Each reads many rows with texts. */
  batchStarts: 12,
} as const;

/** A client that receives a large sheet or an export more slowly than this is disconnected. */
export const READ_RATE = {
  /** Minimum number of bytes per second. */
  slowest: 64 * 1024,
  /** Time over which the rate is averaged. */
  windowMs: 30_000,
} as const;

/** A change of more cells and rows than this is noted as a change of the whole sheet. */
export const CHANGED_IDS = 10_000;

/** Sheets that are copied in more chunks than this count as large. */
export const MAX_CHUNKS_OF_ORDINARY_SHEET = 2;

/** The rows that an export has not sent after this time are not sent any more. */
export const EXPORT_TIMEOUT_MS = 15 * 60_000;

/** Cells that one statement of an import writes in a fraction of a second. */
export const IMPORT_CELLS_PER_STATEMENT = 25_000;
