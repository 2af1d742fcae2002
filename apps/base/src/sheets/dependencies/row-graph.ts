import { isGenerated } from './generated.js';
import type { Names } from './names.js';

/** A cell and the names that it refers to. */
export interface GraphCell {
  readonly id: number;
  readonly rowId: number;
  readonly columnId: number;
  readonly textMode: string | null;
  /** True when `autoGenerate` is true. */
  readonly isAutomatic: boolean;
  /** Names in the cell's own prompt; null when its value is the prompt. */
  readonly promptNames: readonly string[] | null;
  readonly valueNames: readonly string[];
}

/**
 * A node is the text of a cell (`cell`), the generation of a cell (`make`), or the text of a variable. A generation
 * depends on the names in its prompt. A text depends on the names it contains and, when it is generated, on its
 * generation.
 */
type CellNode = `make:${number}` | `cell:${number}` | `variable:${string}`;

const makeOf = (columnId: number): CellNode => `make:${columnId}`;
export const textOf = (columnId: number): CellNode => `cell:${columnId}`;
export const VARIABLE = 'variable:';

const isMake = (node: CellNode) => node.startsWith('make:');

const columnIn = (node: CellNode): number | undefined =>
  node.startsWith(VARIABLE) ? undefined : Number(node.slice(node.indexOf(':') + 1));

export interface Cycle {
  readonly columnIds: readonly number[];
  /** Titles in order, joined by arrows. */
  readonly path: string;
}

/** Dependencies among the cells of one row. Cells that refer to no names may be left out unless they are requested. */
export class RowGraph {
  private readonly byColumn: ReadonlyMap<number, GraphCell>;
  private readonly edges = new Map<CellNode, readonly CellNode[]>();

  constructor(
    private readonly names: Names,
    cells: readonly GraphCell[],
  ) {
    this.byColumn = new Map(cells.map((cell) => [cell.columnId, cell]));
  }

  /** Returns the cells that are generated again when one of their inputs changes. */
  automatic(): GraphCell[] {
    return [...this.byColumn.values()].filter((cell) => cell.isAutomatic && this.isGenerated(cell));
  }

  /** Returns whether generating the cell may write its text, which media generations do not. */
  writesText({ columnId }: GraphCell): boolean {
    return this.names.column(columnId)?.type === 'text';
  }

  /** Returns the texts that a cell's prompt depends on; follows the generations of cells that `through` accepts. */
  reads(columnId: number, through: (cell: GraphCell) => boolean): Set<CellNode> {
    return new Set(this.search([makeOf(columnId)], through).keys());
  }

  /** Returns the cells that generating a cell depends on, see {@link reads}. */
  inputs(columnId: number, through: (cell: GraphCell) => boolean): GraphCell[] {
    return this.cellsOf(this.reads(columnId, through), columnId);
  }

  /** Returns the cells that a text with these names depends on, see {@link reads}. */
  inputsOfNames(names: readonly string[], through: (cell: GraphCell) => boolean): GraphCell[] {
    return this.cellsOf(this.search(this.nodesOf(names), through).keys());
  }

  /** Returns the cells whose generation comes before that of a cell, see {@link reads}. */
  generatedBefore(columnId: number, through: (cell: GraphCell) => boolean): GraphCell[] {
    return this.cellsOf([...this.reads(columnId, through)].filter(isMake), columnId);
  }

  /** Returns the cells whose generation a text with these names depends on, see {@link reads}. */
  generatedBeforeNames(names: readonly string[], through: (cell: GraphCell) => boolean): GraphCell[] {
    return this.cellsOf([...this.search(this.nodesOf(names), through).keys()].filter(isMake));
  }

  /** Returns the cycle by which a cell depends on itself, or undefined. */
  cycle(columnId: number): Cycle | undefined {
    const start = makeOf(columnId);
    const reached = this.search([start], () => true);
    const last = [...reached.keys()].find((node) => this.next(node).includes(start));
    if (last === undefined) return undefined;
    const path: CellNode[] = [];
    for (let node: CellNode | undefined = last; node !== undefined; node = reached.get(node)) path.unshift(node);
    return {
      columnIds: path.flatMap((node) => columnIn(node) ?? []),
      path: [this.names.column(columnId)!.title, ...path.flatMap((node) => this.titleOf(node))].join(' → '),
    };
  }

  /** Returns the nodes that lead to a cycle, found by one traversal; most rows have none. */
  private nodesLeadingToCycles(): ReadonlySet<CellNode> {
    const readersOf = new Map<CellNode, CellNode[]>();
    const open = new Map<CellNode, number>();
    const found: CellNode[] = this.automatic().map(({ columnId }) => makeOf(columnId));
    for (let node = found.pop(); node !== undefined; node = found.pop()) {
      if (open.has(node)) continue;
      const next = this.next(node);
      open.set(node, next.length);
      for (const to of next) {
        const readers = readersOf.get(to);
        if (readers) readers.push(node);
        else readersOf.set(to, [node]);
      }
      found.push(...next);
    }
    const ends = [...open].filter(([, count]) => count === 0).map(([node]) => node);
    for (let node = ends.pop(); node !== undefined; node = ends.pop()) {
      open.delete(node);
      for (const from of readersOf.get(node) ?? []) {
        const left = open.get(from)! - 1;
        open.set(from, left);
        if (left === 0) ends.push(from);
      }
    }
    return new Set(open.keys());
  }

  /** Returns an automatic cell that depends on itself, through one of the given columns when there are any. */
  automaticCycle(columnIds?: ReadonlySet<number>): { cell: GraphCell; cycle: Cycle } | undefined {
    const candidates = this.nodesLeadingToCycles();
    for (const cell of this.automatic()) {
      const cycle = candidates.has(makeOf(cell.columnId)) ? this.cycle(cell.columnId) : undefined;
      if (cycle && (!columnIds || cycle.columnIds.some((id) => columnIds.has(id)))) return { cell, cycle };
    }
    return undefined;
  }

  /** Returns all reachable nodes, each with its predecessor on the shortest path. */
  private search(
    starts: readonly CellNode[],
    through: (cell: GraphCell) => boolean,
  ): Map<CellNode, CellNode | undefined> {
    const reached = new Map<CellNode, CellNode | undefined>(starts.map((start) => [start, undefined]));
    for (const node of reached.keys())
      for (const to of this.next(node)) if (!reached.has(to) && this.canTraverse(to, through)) reached.set(to, node);
    return reached;
  }

  /** Returns the cells of the nodes, without the one in the given column. */
  private cellsOf(nodes: Iterable<CellNode>, except?: number): GraphCell[] {
    const columns = new Set([...nodes].map(columnIn));
    if (except !== undefined) columns.delete(except);
    return [...columns].flatMap((column) => this.byColumn.get(column ?? -1) ?? []);
  }

  private canTraverse(node: CellNode, through: (cell: GraphCell) => boolean): boolean {
    return !isMake(node) || through(this.byColumn.get(columnIn(node)!)!);
  }

  private next(node: CellNode): readonly CellNode[] {
    const next = this.edges.get(node) ?? this.findNext(node);
    this.edges.set(node, next);
    return next;
  }

  private findNext(node: CellNode): CellNode[] {
    if (node.startsWith(VARIABLE)) return this.nodesOf(this.names.namesInVariable(node.slice(VARIABLE.length)));
    const cell = this.byColumn.get(columnIn(node)!);
    if (!cell) return [];
    if (node.startsWith('make:')) return this.nodesOf(cell.promptNames ?? cell.valueNames);
    return [...this.nodesOf(cell.valueNames), ...(this.isGenerated(cell) ? [makeOf(cell.columnId)] : [])];
  }

  private nodesOf(names: readonly string[]): CellNode[] {
    const nodes = names.map((name): CellNode => {
      const target = this.names.resolve(name);
      return 'columnId' in target ? textOf(target.columnId) : `variable:${target.variable}`;
    });
    return [...new Set(nodes)];
  }

  private isGenerated({ columnId, textMode }: GraphCell): boolean {
    const column = this.names.column(columnId);
    return column !== undefined && isGenerated({ type: column.type, role: column.columnRole, textMode });
  }

  private titleOf(node: CellNode): string[] {
    if (node.startsWith(VARIABLE)) return [node.slice(VARIABLE.length)];
    return node.startsWith('cell:') ? [this.names.column(columnIn(node)!)!.title] : [];
  }
}
