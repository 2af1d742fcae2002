import type { AddressedValue } from '../data/sheet-data.js';

/** A cell as the person has changed it. */
export interface EditedCell extends AddressedValue {
  /** The value that the person saw before. */
  readonly before: string;
}

/** One act of a person, such as typing a value or pasting a range. It is sent as one request. */
export interface Edit {
  /** Sorts edits by time. */
  readonly key: string;
  readonly label: EditLabel;
  readonly cells: readonly EditedCell[];
}

export type EditLabel = 'edit' | 'paste' | 'cut' | 'fill' | 'clear' | 'choice' | 'replace';

/** A cell that somebody else changed while an edit of it was waiting. */
export interface Conflict extends AddressedValue {
  /** Value of the server. */
  readonly theirs: string;
}

export interface Compared {
  readonly edits: readonly Edit[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Compares waiting edits with values that were read from the server. An edit of a cell that the server has neither as
 * before nor as edited is a conflict and does not wait any more.
 */
export function compareWithServer(edits: readonly Edit[], server: ReadonlyMap<number, string>): Compared {
  const firsts = new Map<number, EditedCell>();
  const lasts = new Map<number, EditedCell>();
  for (const { cells } of edits) {
    for (const cell of cells) {
      if (!firsts.has(cell.cellId)) firsts.set(cell.cellId, cell);
      lasts.set(cell.cellId, cell);
    }
  }
  const conflicts: Conflict[] = [];
  const done = new Set<number>();
  for (const [cellId, theirs] of server) {
    const first = firsts.get(cellId);
    const last = lasts.get(cellId);
    if (!first || !last || theirs === first.before) continue;
    done.add(cellId);
    if (theirs === last.value) continue;
    const { rowId, columnId, value } = last;
    conflicts.push({ cellId, rowId, columnId, value, theirs });
  }
  return { edits: done.size > 0 ? withoutCells(edits, done) : edits, conflicts };
}

/**
 * Returns conflicts with the values that the server has now, and those that were found. A conflict ends when somebody
 * else has written the person's value.
 */
export function updateConflicts(
  conflicts: readonly Conflict[],
  found: readonly Conflict[],
  server: ReadonlyMap<number, string>,
): Conflict[] {
  const foundCells = new Set(found.map(({ cellId }) => cellId));
  return conflicts
    .filter(({ cellId }) => !foundCells.has(cellId))
    .map((conflict) => {
      const theirs = server.get(conflict.cellId) ?? conflict.theirs;
      return theirs === conflict.theirs ? conflict : { ...conflict, theirs };
    })
    .filter(({ theirs, value }) => theirs !== value)
    .concat(found);
}

/** Returns the edits without these cells; edits of nothing else are left out. */
export function withoutCells(edits: readonly Edit[], cellIds: ReadonlySet<number>): Edit[] {
  return edits
    .map((edit) => ({ ...edit, cells: edit.cells.filter(({ cellId }) => !cellIds.has(cellId)) }))
    .filter(({ cells }) => cells.length > 0);
}

/** Returns the last waiting value of each cell. */
export function waitingValues(edits: readonly Edit[]): Map<number, EditedCell> {
  return new Map(edits.flatMap(({ cells }) => cells.map((cell): [number, EditedCell] => [cell.cellId, cell])));
}
