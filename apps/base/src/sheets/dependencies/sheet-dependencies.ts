import type { Names } from './names.js';
import { RowGraph, textOf, VARIABLE, type GraphCell } from './row-graph.js';

/** What a change has touched: cells, whole columns, or the global variables. */
export interface InputChange {
  readonly cells?: readonly number[];
  /** Cells that a generation was made for, whoever ordered it; their prompts are what they were. */
  readonly generated?: readonly number[];
  readonly columns?: readonly number[];
  readonly variables?: boolean;
}

/** Who reads whom among loaded cells of a sheet, by the cells' ids. */
export class SheetDependencies {
  private readonly cells: ReadonlyMap<number, GraphCell>;
  private readonly rows: ReadonlyMap<number, RowGraph>;

  constructor(names: Names, cells: readonly GraphCell[]) {
    this.cells = new Map(cells.map((cell) => [cell.id, cell]));
    const rows = Map.groupBy(cells, ({ rowId }) => rowId);
    this.rows = new Map([...rows].map(([rowId, ofRow]) => [rowId, new RowGraph(names, ofRow)]));
  }

  /**
   * The loaded cells that a cell's prompt is made of, directly or through others; never itself. With `generating`, what
   * makes a cell counts for those alone, since the others' texts stay as they are.
   */
  inputsOf(cellId: number, generating?: ReadonlySet<number>): number[] {
    const cell = this.cells.get(cellId);
    if (!cell) return [];
    const inputs = this.rowOf(cell).inputs(cell.columnId, ({ id }) => !generating || generating.has(id));
    return inputs.map(({ id }) => id);
  }

  /** Through which cells one depends on itself, as a text; undefined where it does not. */
  cyclePathOf(cellId: number): string | undefined {
    const cell = this.cells.get(cellId);
    return cell && this.rowOf(cell).cycle(cell.columnId)?.path;
  }

  /** The cells in an order in which each follows its inputs; members of circles are last. */
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

  /** Automatic cells whose prompt is made of what was touched, or of other such cells; cells that were changed themselves too. */
  dependentsOf({ cells = [], generated = [], columns = [], variables = false }: InputChange): number[] {
    const changed = new Set(cells);
    const touched = Map.groupBy(
      [...cells, ...generated].flatMap((id) => this.cells.get(id) ?? []),
      ({ rowId }) => rowId,
    );
    const rows = columns.length > 0 || variables ? this.rows.keys() : touched.keys();
    return [...rows].flatMap((rowId) => {
      const inRow = touched.get(rowId) ?? [];
      const itself = new Set(inRow.filter(({ id }) => changed.has(id)).map(({ columnId }) => columnId));
      const touchedColumns = [...inRow.map(({ columnId }) => columnId), ...columns];
      return dependentsIn(this.rows.get(rowId)!, touchedColumns, variables, itself);
    });
  }

  /** An automatic cell that depends on itself, and through which cells; where some are given, through one of those. */
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
  itself: ReadonlySet<number>,
): number[] {
  const changed = new Set(columns.map(textOf));
  const open = row.automatic().map((cell) => ({ cell, reads: row.reads(cell.columnId, () => false) }));
  const followers: number[] = [];
  const isTouched = ({ cell, reads }: (typeof open)[number]) =>
    (itself.has(cell.columnId) && hasPromptNames(cell)) ||
    [...reads].some((node) => changed.has(node) || (variables && node.startsWith(VARIABLE)));
  for (let at = open.findIndex(isTouched); at >= 0; at = open.findIndex(isTouched)) {
    const [{ cell }] = open.splice(at, 1) as [(typeof open)[number]];
    followers.push(cell.id);
    if (row.writesText(cell)) changed.add(textOf(cell.columnId));
  }
  return followers;
}

/** A value that names nothing may be what was generated last. */
const hasPromptNames = ({ promptNames, valueNames }: GraphCell) => promptNames !== null || valueNames.length > 0;
