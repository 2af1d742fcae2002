import { isGenerated } from '../../sheets/dependencies/generated.js';
import type { Names } from '../../sheets/dependencies/names.js';
import { isWrittenByGeneration, type WholeCell } from '../../sheets/dependencies/row-texts.js';
import type { SheetDependencies } from '../../sheets/dependencies/sheet-dependencies.js';
import { promptOf } from '../../sheets/prompts/prompt.js';

/** The cells of a row of which its posts are made. */
export class RowSources {
  private readonly byId: ReadonlyMap<number, WholeCell>;

  constructor(
    private readonly rowId: number,
    private readonly names: Names,
    private readonly graph: SheetDependencies,
    readonly cells: readonly WholeCell[],
  ) {
    this.byId = new Map(cells.map((cell) => [cell.id, cell]));
  }

  /** Returns the cells whose values appear in a text with these names, directly or through others. */
  shownBy(names: readonly string[]): WholeCell[] {
    return this.cellsOf(this.graph.inputsOfNames(this.rowId, names, new Set()));
  }

  /** Returns the titles of generated cells in a text with these names that are empty, because nothing made them yet. */
  unmadeIn(names: readonly string[]): string[] {
    return this.shownBy(names).flatMap((cell) => (this.isUnmade(cell) ? [this.titleOf(cell)] : []));
  }

  /** Returns the automatic cells whose generation changes these: of the given cells, and of those before them. */
  automaticBefore(cells: readonly WholeCell[]): WholeCell[] {
    const automatic = new Set(this.cells.flatMap((cell) => (this.isAutomatic(cell) ? [cell.id] : [])));
    const given = cells.filter(({ id }) => automatic.has(id)).map(({ id }) => id);
    const before = given.flatMap((id) => this.graph.generatedBefore(id, automatic));
    return this.cellsOf([...new Set([...given, ...before])]);
  }

  /** Returns whether making the cell again changes what a post shows of it, which it does not where it is typed. */
  isRemade(cell: WholeCell): boolean {
    const column = this.names.column(cell.columnId);
    if (!column) return false;
    const { type, columnRole: role } = column;
    const isMade = role === 'final_video' || isGenerated({ type, role, textMode: cell.attributes['textMode'] });
    return isMade && (type !== 'text' || isWrittenByGeneration(column, cell));
  }

  /** Returns whether the cell holds a generated text that nothing made yet. */
  isUnmade(cell: WholeCell): boolean {
    return this.isText(cell) && this.isRemade(cell) && isBlank(cell) && promptOf(cell).trim() !== '';
  }

  titleOf({ columnId }: WholeCell): string {
    return this.names.column(columnId)?.title ?? '';
  }

  private cellsOf(ids: readonly number[]): WholeCell[] {
    return ids.flatMap((id) => this.byId.get(id) ?? []);
  }

  private isAutomatic(cell: WholeCell): boolean {
    return cell.attributes['autoGenerate'] === true && this.isRemade(cell);
  }

  private isText({ columnId }: WholeCell): boolean {
    return this.names.column(columnId)?.type === 'text';
  }
}

export const isBlank = ({ value }: WholeCell): boolean => value.trim() === '';
