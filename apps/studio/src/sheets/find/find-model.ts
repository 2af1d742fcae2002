import { Observable } from '../data/observable.js';
import type { VisibleSheet } from '../clipboard/range-writes.js';
import type { GridCell, GridColumn, SheetData } from '../data/sheet-data.js';
import type { SheetSession } from '../edits/sheet-session.js';
import { cellsIn, type GridSize, type Point, type Range, type Selection } from '../selection/selection.js';
import { matchesIn, matchFrom, replacementsIn, type SearchedText, type CellMatch } from './find-matches.js';

export type FindScope = 'sheet' | 'column' | 'selection';

export interface FindState extends SearchedText {
  readonly scope: FindScope;
  readonly replacement: string;
  /** Index of the match that is shown. */
  readonly current: number;
}

const EMPTY: FindState = { text: '', replacement: '', isCaseSensitive: false, scope: 'sheet', current: 0 };
/** Maximum number of characters of the selected cell with which a search begins. */
const MAX_FIRST_TEXT = 100;

/** The grid in which a search finds, selects and replaces. */
interface SearchedGrid {
  readonly session: Pick<SheetSession, 'undoing'>;
  readonly selection: Pick<Observable<Selection>, 'get'>;
  readonly sheet: SheetData | undefined;
  readonly visibleSheet: VisibleSheet;
  readonly columns: readonly GridColumn[];
  readonly size: GridSize;
  readonly range: Range;
  readonly active: { readonly cell: GridCell } | undefined;
  readonly activeColumn: GridColumn | undefined;
  readonly selectPoint: (point: Point) => void;
}

/** The search in one sheet: which cells contain the text, which of them is shown, and what replaces it. */
export class FindModel {
  /** Undefined while the bar is closed. */
  readonly state = new Observable<FindState | undefined>(undefined);
  /** The selection in which it searches, as it was when that was chosen. */
  private selected?: Range;
  /** The column in which it searches, as it was when that was chosen. */
  private columnId?: number;
  private last?: { sheet: SheetData; columns: readonly GridColumn[]; state: FindState; matches: readonly CellMatch[] };

  constructor(private readonly grid: SearchedGrid) {}

  /** Opens the bar; it searches in the selection where that has several cells. */
  open(): void {
    const { grid } = this;
    const before = this.state.get() ?? EMPTY;
    const isRange = cellsIn(grid.range) > 1;
    this.selected = isRange ? grid.range : undefined;
    const value = grid.active?.cell.value ?? '';
    const text = before.text || (value.length <= MAX_FIRST_TEXT && !value.includes('\n') ? value : '');
    this.columnId = grid.activeColumn?.id;
    const scope = isRange ? 'selection' : before.scope === 'selection' ? 'sheet' : before.scope;
    this.state.set({ ...before, text, scope, current: 0 });
    this.startAtSelection();
  }

  close(): void {
    this.state.set(undefined);
    this.last = undefined;
  }

  change(change: Partial<Omit<FindState, 'current'>>): void {
    const state = this.state.get();
    if (!state) return;
    if (change.scope === 'selection') this.selected = this.grid.range;
    if (change.scope === 'column') this.columnId = this.grid.activeColumn?.id;
    this.state.set({ ...state, ...change });
    if (!('replacement' in change)) this.startAtSelection();
  }

  /** The matches; the same list until the sheet, its visible columns or the search change. */
  get matches(): readonly CellMatch[] {
    const state = this.state.get();
    const { sheet, columns } = this.grid;
    if (!state || !sheet) return [];
    const { last } = this;
    const isSame =
      last?.sheet === sheet &&
      last.columns === columns &&
      last.state.text === state.text &&
      last.state.isCaseSensitive === state.isCaseSensitive &&
      last.state.scope === state.scope;
    if (isSame) return last.matches;
    const matches = matchesIn(this.grid.visibleSheet, this.rangeOf(state.scope), state);
    this.last = { sheet, columns, state, matches };
    return matches;
  }

  /** The match that is shown. */
  get current(): CellMatch | undefined {
    return this.matches[this.state.get()?.current ?? 0];
  }

  /** Shows the next match, or the one before; behind the last one the first one follows. */
  step(by: 1 | -1): void {
    const count = this.matches.length;
    if (count === 0) return;
    this.select((((this.state.get()!.current + by) % count) + count) % count);
  }

  /** Replaces the text in the shown match and shows the next one. */
  replaceOne(): void {
    const { current } = this;
    if (!current) return;
    this.replaceIn([current]);
    // A cell that still contains the text stays a match, and is passed over.
    const { matches } = this;
    const isStill = matches.some(({ cellId }) => cellId === current.cellId);
    const column = current.column + (isStill ? 1 : 0);
    if (matches.length > 0) this.select(matchFrom(matches, { row: current.row, column }));
  }

  /** Replaces the text in all matches by one write; returns the number of changed cells. */
  replaceAll(): number {
    return this.replaceIn(this.matches);
  }

  private replaceIn(matches: readonly CellMatch[]): number {
    const state = this.state.get()!;
    const edits = replacementsIn(this.grid.visibleSheet, matches, state, state.replacement);
    this.grid.session.undoing.edit('replace', edits);
    return edits.length;
  }

  private startAtSelection(): void {
    const { matches } = this;
    if (matches.length > 0) this.select(matchFrom(matches, this.grid.selection.get().active));
  }

  private select(index: number): void {
    this.state.update((state) => state && { ...state, current: index });
    const match = this.matches[index];
    if (match) this.grid.selectPoint({ row: match.row, column: match.column });
  }

  private rangeOf(scope: FindScope): Range {
    const { size, columns } = this.grid;
    const all = { top: 0, bottom: size.rows - 1, left: 0, right: size.columns - 1 };
    if (scope === 'selection' && this.selected) return this.selected;
    const column = columns.findIndex(({ id }) => id === this.columnId);
    return scope === 'column' && column >= 0 ? { ...all, left: column, right: column } : all;
  }
}
