import { FILE_LIMITS, TableError, type TableLimits } from './table-limits.js';

/** Size of a batch. */
const [BATCH_ROWS, BATCH_CHARACTERS] = [1_000, 2 ** 18];

const charactersOf = (row: readonly string[]) => row.reduce((sum, cell) => sum + cell.length, 0);

/** Rows that were read and not yet consumed: within the limits, in position, without trailing blanks. */
export class TableRows {
  private waiting: string[][] = [];
  private met = 0;
  private given = 0;
  private characters = 0;
  private charactersTaken = 0;

  constructor(private readonly limits: TableLimits) {}

  /** Counts cells, blank or not. */
  count(cells = 1): void {
    this.met += cells;
    if (this.met > FILE_LIMITS.cells)
      throw new TableError(`must have at most ${FILE_LIMITS.cells} cells, blank ones too`);
  }

  /** `number` starts at 1 and increases; missing rows are blank. */
  add(number: number, cells: readonly string[]): void {
    const width = cells.findLastIndex((cell) => cell !== '') + 1;
    if (width === 0) return;
    const { maxRows, maxColumns } = this.limits;
    if (number > maxRows) throw new TableError(`must have at most ${maxRows} rows`);
    if (width > maxColumns)
      throw new TableError(`must have at most ${maxColumns} columns, and row ${number} has ${width}`);
    while (this.given < number - 1) this.push([]);
    this.push(cells.slice(0, width).map((cell, column) => this.checked(cell, number, column)));
  }

  /** Yields the waiting rows in small batches. */
  *taken(): Generator<string[][]> {
    const rows = this.waiting;
    this.waiting = [];
    this.charactersTaken = this.characters;
    let [from, characters] = [0, 0];
    for (const [at, row] of rows.entries()) {
      characters += charactersOf(row);
      if (at + 1 - from < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
      yield rows.slice(from, at + 1);
      [from, characters] = [at + 1, 0];
    }
    if (from < rows.length) yield rows.slice(from);
  }

  /** True if a batch is full. */
  get full(): boolean {
    return this.waiting.length >= BATCH_ROWS || this.characters - this.charactersTaken >= BATCH_CHARACTERS;
  }

  private push(row: string[]): void {
    this.waiting.push(row);
    this.given++;
  }

  private checked(cell: string, row: number, column: number): string {
    const position = `row ${row}, column ${column + 1}`;
    if (cell.length > this.limits.maxCell)
      throw new TableError(`must have at most ${this.limits.maxCell} characters in a cell, unlike ${position}`);
    if (cell.includes('\0') || !cell.isWellFormed())
      throw new TableError(`must be well-formed Unicode without NUL characters, unlike ${position}`);
    this.characters += cell.length;
    if (this.characters > FILE_LIMITS.characters)
      throw new TableError(`must have at most ${FILE_LIMITS.characters} characters`);
    return cell;
  }
}
