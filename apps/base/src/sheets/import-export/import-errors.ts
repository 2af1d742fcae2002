/** What is wrong with a line of an import. */
export interface LineError {
  /** From 1; 0 for a file's line of titles. */
  readonly row: number;
  /** Null where a line as a whole is at fault. */
  readonly column: string | null;
  readonly error: string;
}

const MAX = 1_000;
/** A title is no longer; what a file has in its place may be. */
const MAX_NAME_LENGTH = 500;

/** The first so many of them. */
export class LineErrors {
  private readonly kept: LineError[] = [];
  private found = 0;

  add(row: number, column: string | null, error: string): void {
    this.found += 1;
    if (this.kept.length < MAX) this.kept.push({ row, column: column?.slice(0, MAX_NAME_LENGTH) ?? null, error });
  }

  get isEmpty(): boolean {
    return this.found === 0;
  }

  get isTruncated(): boolean {
    return this.found > this.kept.length;
  }

  get list(): readonly LineError[] {
    return this.kept.toSorted((one, other) => one.row - other.row);
  }
}
