import type { Names } from './names.js';
import { RowGraph, textOf, VARIABLE, type GraphCell } from './row-graph.js';

/** The inputs that a change affects: cells, whole columns, or the global variables. */
export interface InputChange {
  readonly cells?: readonly number[];
  /** Cells with a new generation; their prompts did not change. */
  readonly generated?: readonly number[];
  readonly columns?: readonly number[];
  readonly variables?: boolean;
}

/** Dependencies among the loaded cells of a sheet, by cell id. */
export class SheetDependencies {
  private readonly cells: ReadonlyMap<number, GraphCell>;
  private readonly rows: ReadonlyMap<number, RowGraph>;

  constructor(
    private readonly names: Names,
    cells: readonly GraphCell[],
  ) {
    this.cells = new Map(cells.map((cell) => [cell.id, cell]));
    const rows = Map.groupBy(cells, ({ rowId }) => rowId);
    this.rows = new Map([...rows].map(([rowId, ofRow]) => [rowId, new RowGraph(names, ofRow)]));
  }

  /**
   * Returns the loaded cells that a cell's prompt depends on, directly or indirectly, without the cell itself. With
   * `generating`, only generations of those cells are followed, because the texts of all others stay as they are.
   */
  inputsOf(cellId: number, generating?: ReadonlySet<number>): number[] {
    const cell = this.cells.get(cellId);
    if (!cell) return [];
    const inputs = this.rowOf(cell).inputs(cell.columnId, ({ id }) => !generating || generating.has(id));
    return inputs.map(({ id }) => id);
  }

  /** Returns the loaded cells of a row that a text with these names depends on, as {@link inputsOf}. */
  inputsOfNames(rowId: number, names: readonly string[], generating?: ReadonlySet<number>): number[] {
    const inputs = this.rows.get(rowId)?.inputsOfNames(names, ({ id }) => !generating || generating.has(id)) ?? [];
    return inputs.map(({ id }) => id);
  }

  /** Returns the cells of `rewritten` whose generation changes what the cell is made of. */
  generatedBefore(cellId: number, rewritten: ReadonlySet<number>): number[] {
    const cell = this.cells.get(cellId);
    if (!cell) return [];
    return this.rowOf(cell)
      .generatedBefore(cell.columnId, ({ id }) => rewritten.has(id))
      .map(({ id }) => id);
  }

  /** Returns the cells of `rewritten` in a row whose generation changes a text with these names. */
  generatedBeforeNames(rowId: number, names: readonly string[], rewritten: ReadonlySet<number>): number[] {
    const cells = this.rows.get(rowId)?.generatedBeforeNames(names, ({ id }) => rewritten.has(id)) ?? [];
    return cells.map(({ id }) => id);
  }

  /** Returns the titles of the cells by which a cell depends on itself; undefined when it does not. */
  cyclePathOf(cellId: number): string | undefined {
    const cell = this.cells.get(cellId);
    return cell && this.rowOf(cell).cycle(cell.columnId)?.path;
  }

  /** Returns the title of the column of a loaded cell. */
  titleOf(cellId: number): string | undefined {
    return this.names.column(this.cells.get(cellId)?.columnId ?? 0)?.title;
  }

  /** Sorts cells so that each follows its inputs; members of cycles come last. */
  inOrder(cellIds: readonly number[]): number[] {
    const wanted = new Set(cellIds);
    const depth = new Map(
      cellIds.map((id) => [
        id,
        this.cyclePathOf(id) === undefined ? this.inputsOf(id).filter((input) => wanted.has(input)).length : Infinity,
      ]),
    );
    return cellIds.toSorted((a, b) => depth.get(a)! - depth.get(b)! || 0);
  }

  /**
   * Returns the automatic cells that must be generated again: those whose prompt depends on a changed input or on
   * another such cell, and changed cells themselves.
   */
  dependentsOf({ cells = [], generated = [], columns = [], variables = false }: InputChange): number[] {
    const changed = new Set(cells);
    const affected = Map.groupBy(
      [...cells, ...generated].flatMap((id) => this.cells.get(id) ?? []),
      ({ rowId }) => rowId,
    );
    const rows = columns.length > 0 || variables ? this.rows.keys() : affected.keys();
    return [...rows].flatMap((rowId) => {
      const inRow = affected.get(rowId) ?? [];
      const changedColumns = new Set(inRow.filter(({ id }) => changed.has(id)).map(({ columnId }) => columnId));
      const affectedColumns = [...inRow.map(({ columnId }) => columnId), ...columns];
      return dependentsIn(this.rows.get(rowId)!, affectedColumns, variables, changedColumns);
    });
  }

  /** Returns an automatic cell that depends on itself, through one of the given cells when there are any. */
  automaticCycle(through?: readonly number[]): { readonly cellId: number; readonly path: string } | undefined {
    const given =
      through &&
      Map.groupBy(
        through.flatMap((id) => this.cells.get(id) ?? []),
        ({ rowId }) => rowId,
      );
    for (const [rowId, row] of this.rows) {
      const columns = given && new Set(given.get(rowId)?.map(({ columnId }) => columnId));
      const found = row.automaticCycle(columns);
      if (found) return { cellId: found.cell.id, path: found.cycle.path };
    }
    return undefined;
  }

  private rowOf({ rowId }: GraphCell): RowGraph {
    return this.rows.get(rowId)!;
  }
}

function dependentsIn(
  row: RowGraph,
  columns: readonly number[],
  variables: boolean,
  changedColumns: ReadonlySet<number>,
): number[] {
  const changed = new Set(columns.map(textOf));
  const open = row.automatic().map((cell) => ({ cell, reads: row.reads(cell.columnId, () => false) }));
  const dependents: number[] = [];
  const isAffected = ({ cell, reads }: (typeof open)[number]) =>
    (changedColumns.has(cell.columnId) && hasPromptNames(cell)) ||
    [...reads].some((node) => changed.has(node) || (variables && node.startsWith(VARIABLE)));
  for (let at = open.findIndex(isAffected); at >= 0; at = open.findIndex(isAffected)) {
    const [{ cell }] = open.splice(at, 1) as [(typeof open)[number]];
    dependents.push(cell.id);
    if (row.writesText(cell)) changed.add(textOf(cell.columnId));
  }
  return dependents;
}

/** A value without names may be the last generated text instead of a prompt. */
const hasPromptNames = ({ promptNames, valueNames }: GraphCell) => promptNames !== null || valueNames.length > 0;
