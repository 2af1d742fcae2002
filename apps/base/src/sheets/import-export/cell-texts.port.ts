export interface CellAddress {
  readonly rowId: number;
  readonly columnId: number;
  readonly url: string;
}

/**
 * A sheet's cells as files have them: their values, and of a cell without one the address of what its selected
 * generation made, which lives a floor above. The caller has made sure of the sheet.
 */
export abstract class CellTexts {
  /** The rows one after the other, read in chunks as they are taken; one that is gone meanwhile is left out, a cell that is gone is empty. */
  abstract rows(columnIds: readonly number[], rowIds: readonly number[]): AsyncIterable<readonly string[]>;

  /** The addresses that stand for cells without a value. */
  abstract addresses(columnIds: readonly number[], rowIds: readonly number[]): Promise<CellAddress[]>;
}
