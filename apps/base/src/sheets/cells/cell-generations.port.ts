/** What a cell may ask about its generations, which live a floor above. */
export abstract class CellGenerations {
  /** The cell's own generation with the text that it made, if any; undefined where it is not this cell's. */
  abstract find(cellId: number, generationId: number): Promise<{ readonly text: string | null } | undefined>;
}
