import { isGenerated } from './generated.js';
import type { Names } from './names.js';

/** A cell as far as names go. */
export interface GraphCell {
  readonly id: number;
  readonly rowId: number;
  readonly columnId: number;
  readonly textMode: string | null;
  /** `autoGenerate` is true. */
  readonly isAutomatic: boolean;
  /** In its own prompt; null where its value is its prompt. */
  readonly promptNames: readonly string[] | null;
  readonly valueNames: readonly string[];
}

/**
 * What is read: the text of a cell or variable, or, before that, what makes a cell. Making reads what the prompt names,
 * a text what stands in it and, where it is generated itself, what makes it.
 */
type Node = `make:${number}` | `cell:${number}` | `variable:${string}`;

const makeOf = (columnId: number): Node => `make:${columnId}`;
export const textOf = (columnId: number): Node => `cell:${columnId}`;
export const VARIABLE = 'variable:';

const columnIn = (node: Node): number | undefined =>
  node.startsWith(VARIABLE) ? undefined : Number(node.slice(node.indexOf(':') + 1));

export interface Cycle {
  readonly columnIds: readonly number[];
  /** Titles, one after the other. */
  readonly path: string;
}

/** Who reads whom among the cells of one row. Cells without names may be missing, as long as nobody asks for them. */
export class RowGraph {
  private readonly byColumn: ReadonlyMap<number, GraphCell>;
  private readonly known = new Map<Node, readonly Node[]>();

  constructor(
    private readonly names: Names,
    cells: readonly GraphCell[],
  ) {
    this.byColumn = new Map(cells.map((cell) => [cell.columnId, cell]));
  }

  cellOf(columnId: number): GraphCell | undefined {
    return this.byColumn.get(columnId);
  }

  /** Those that are generated again when what they read changes. */
  automatic(): GraphCell[] {
    return [...this.byColumn.values()].filter((cell) => cell.isAutomatic && this.isGenerated(cell));
  }

  /** Whether generating the cell may write its text, which no picture, sound or video does. */
  writesText({ columnId }: GraphCell): boolean {
    return this.names.column(columnId)?.type === 'text';
  }

  /** The texts that a cell's prompt is made of; what makes those counts for cells that `through` takes. */
  reads(columnId: number, through: (cell: GraphCell) => boolean): Set<Node> {
    return new Set(this.search(makeOf(columnId), through).keys());
  }

  /** The cells that making one reads, as {@link reads}. */
  inputs(columnId: number, through: (cell: GraphCell) => boolean): GraphCell[] {
    const columns = new Set([...this.reads(columnId, through)].map(columnIn));
    columns.delete(columnId);
    return [...columns].flatMap((column) => this.byColumn.get(column ?? -1) ?? []);
  }

  /** Through which texts a cell depends on itself, or undefined. */
  cycle(columnId: number): Cycle | undefined {
    const start = makeOf(columnId);
    const reached = this.search(start, () => true);
    const last = [...reached.keys()].find((node) => this.next(node).includes(start));
    if (last === undefined) return undefined;
    const path: Node[] = [];
    for (let node: Node | undefined = last; node !== undefined; node = reached.get(node)) path.unshift(node);
    return {
      columnIds: path.flatMap((node) => columnIn(node) ?? []),
      path: [this.names.column(columnId)!.title, ...path.flatMap((node) => this.titleOf(node))].join(' → '),
    };
  }

  /** Nodes that lead to a circle; most rows have none, which takes one walk to see. */
  private nodesLeadingToCycles(): ReadonlySet<Node> {
    const before = new Map<Node, Node[]>();
    const open = new Map<Node, number>();
    const found: Node[] = this.automatic().map(({ columnId }) => makeOf(columnId));
    for (let node = found.pop(); node !== undefined; node = found.pop()) {
      if (open.has(node)) continue;
      const next = this.next(node);
      open.set(node, next.length);
      for (const to of next) {
        const readers = before.get(to);
        if (readers) readers.push(node);
        else before.set(to, [node]);
      }
      found.push(...next);
    }
    const ends = [...open].filter(([, count]) => count === 0).map(([node]) => node);
    for (let node = ends.pop(); node !== undefined; node = ends.pop()) {
      open.delete(node);
      for (const from of before.get(node) ?? []) {
        const left = open.get(from)! - 1;
        open.set(from, left);
        if (left === 0) ends.push(from);
      }
    }
    return new Set(open.keys());
  }

  /** An automatic cell that depends on itself; where columns are given, through one of their cells. */
  automaticCycle(columnIds?: ReadonlySet<number>): { cell: GraphCell; cycle: Cycle } | undefined {
    const candidates = this.nodesLeadingToCycles();
    for (const cell of this.automatic()) {
      const cycle = candidates.has(makeOf(cell.columnId)) ? this.cycle(cell.columnId) : undefined;
      if (cycle && (!columnIds || cycle.columnIds.some((id) => columnIds.has(id)))) return { cell, cycle };
    }
    return undefined;
  }

  /** All that is reached from a node, each with the node that led there first. */
  private search(start: Node, through: (cell: GraphCell) => boolean): Map<Node, Node | undefined> {
    const reached = new Map<Node, Node | undefined>([[start, undefined]]);
    for (const node of reached.keys())
      for (const to of this.next(node)) if (!reached.has(to) && this.canTraverse(to, through)) reached.set(to, node);
    return reached;
  }

  private canTraverse(node: Node, through: (cell: GraphCell) => boolean): boolean {
    return !node.startsWith('make:') || through(this.byColumn.get(columnIn(node)!)!);
  }

  private next(node: Node): readonly Node[] {
    const known = this.known.get(node) ?? this.look(node);
    this.known.set(node, known);
    return known;
  }

  private look(node: Node): Node[] {
    if (node.startsWith(VARIABLE)) return this.nodesOf(this.names.namesInVariable(node.slice(VARIABLE.length)));
    const cell = this.byColumn.get(columnIn(node)!);
    if (!cell) return [];
    if (node.startsWith('make:')) return this.nodesOf(cell.promptNames ?? cell.valueNames);
    return [...this.nodesOf(cell.valueNames), ...(this.isGenerated(cell) ? [makeOf(cell.columnId)] : [])];
  }

  private nodesOf(names: readonly string[]): Node[] {
    const nodes = names.map((name): Node => {
      const meaning = this.names.resolve(name);
      return 'columnId' in meaning ? textOf(meaning.columnId) : `variable:${meaning.variable}`;
    });
    return [...new Set(nodes)];
  }

  private isGenerated({ columnId, textMode }: GraphCell): boolean {
    const column = this.names.column(columnId);
    return column !== undefined && isGenerated({ type: column.type, role: column.columnRole, textMode });
  }

  private titleOf(node: Node): string[] {
    if (node.startsWith(VARIABLE)) return [node.slice(VARIABLE.length)];
    return node.startsWith('cell:') ? [this.names.column(columnIn(node)!)!.title] : [];
  }
}
