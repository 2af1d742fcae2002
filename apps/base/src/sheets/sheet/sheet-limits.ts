/** What sheets may hold, each limit for one thing. Lengths are in characters. */
export const SHEET_LIMITS = {
  rowsOfSheet: 10_000,
  /** Rows of one window of a sheet. */
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
  /** Columns of a file of variables, of which two are read. */
  variableColumns: 100,
  /** A prompt once the names in it are replaced. */
  prompt: 100_000,
  /** Names that lead on to names, one after the other. */
  promptDepth: 100,
  /** The place that a row, column or layer may be put at. */
  position: 1_000_000,
  /** Bytes of `additional_attributes` as JSON. */
  attributesBytes: 64 * 1024,
  /** Levels of nesting in `additional_attributes`. */
  attributesDepth: 50,
  /** Bytes of the body of a request about many parts. */
  massBodyBytes: 16 * 2 ** 20,
  cellsOfMassUpdate: 100_000,
} as const;
