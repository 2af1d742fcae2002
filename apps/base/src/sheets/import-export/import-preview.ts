import type { ValueChange } from './import-export.repository.js';
import type { ImportLine, NamedTitle } from './import-draft.js';
import { IMPORT_PREVIEW_LIMITS } from './import-limits.js';

/** A line and its row. */
export interface RowLine {
  readonly line: ImportLine;
  readonly rowId: number;
}

/** A cell that an import would change. */
export interface CellDifference extends ValueChange {
  /** Number of the line from 1. */
  readonly line: number;
}

/** A line that would become a row. */
export interface AddedLine {
  readonly line: number;
  readonly cells: readonly { readonly columnId: number; readonly value: string }[];
}

/** The rows that an import would add, and the cells that it would change. */
export interface ImportPreview {
  readonly titles: readonly NamedTitle[];
  /** The first lines that would become rows, with their values that are not empty. */
  readonly added: readonly AddedLine[];
  /** Number of matched rows that would change, and of their cells. */
  readonly changedRows: number;
  readonly changedCells: number;
  /** The first of these cells by line, with texts that may be shortened. */
  readonly changes: readonly CellDifference[];
}

const shortened = (text: string) => text.slice(0, IMPORT_PREVIEW_LIMITS.text);

/** Collects what an import would write; counts all of it and keeps the first changes. */
export class ImportPreviewDraft {
  private readonly lineOf: ReadonlyMap<number, number>;
  private readonly rows = new Set<number>();
  private cells = 0;
  private changes: CellDifference[] = [];

  constructor(
    private readonly titles: readonly NamedTitle[],
    private readonly columnIds: readonly number[],
    private readonly added: readonly ImportLine[],
    known: readonly RowLine[],
  ) {
    this.lineOf = new Map(known.map(({ rowId, line }) => [rowId, line.number]));
  }

  addChanges(changes: readonly ValueChange[]): void {
    this.cells += changes.length;
    for (const { rowId } of changes) this.rows.add(rowId);
    const read = changes.map((change) => ({ ...change, line: this.lineOf.get(change.rowId)! }));
    this.changes = [...this.changes, ...read]
      .toSorted((one, other) => one.line - other.line || one.columnId - other.columnId)
      .slice(0, IMPORT_PREVIEW_LIMITS.changes);
  }

  private addedLine({ number, texts }: ImportLine): AddedLine {
    const cells = this.columnIds.flatMap((columnId, index) => {
      const value = texts[index];
      return value ? [{ columnId, value: shortened(value) }] : [];
    });
    return { line: number, cells };
  }

  get result(): ImportPreview {
    return {
      titles: this.titles,
      added: this.added.slice(0, IMPORT_PREVIEW_LIMITS.addedRows).map((line) => this.addedLine(line)),
      changedRows: this.rows.size,
      changedCells: this.cells,
      changes: this.changes.map((change) => ({
        ...change,
        before: shortened(change.before),
        after: shortened(change.after),
      })),
    };
  }
}
