import { MAX_ERRORS } from './import-limits.js';

/** An error in a line of an import. */
export interface LineError {
  /** Number of the line from 1; 0 for the line of titles. */
  readonly row: number;
  /** Null when the error concerns the whole line. */
  readonly column: string | null;
  readonly error: string;
}

/** Titles of columns are not longer; titles in a file may be. */
const MAX_NAME_LENGTH = 500;

/** Collects the errors of an import; keeps the first {@link MAX_ERRORS}. */
export class LineErrors {
  private readonly errors: LineError[] = [];
  private count = 0;

  add(row: number, column: string | null, error: string): void {
    this.count += 1;
    if (this.errors.length < MAX_ERRORS)
      this.errors.push({ row, column: column?.slice(0, MAX_NAME_LENGTH) ?? null, error });
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  get isTruncated(): boolean {
    return this.count > this.errors.length;
  }

  get list(): readonly LineError[] {
    return this.errors.toSorted((one, other) => one.row - other.row);
  }
}
