import {
  columnTitle,
  indexOf,
  type GridAddress,
  type GridCell,
  type GridColumn,
  type SheetData,
} from '../data/sheet-data.js';
import { Observable } from '../data/observable.js';
import { isWritable, valuesIn, type VisibleSheet } from '../clipboard/range-writes.js';
import type { SheetSession } from '../edits/sheet-session.js';
import { FindModel } from '../find/find-model.js';
import { ViewModel } from '../views/view-model.js';
import type { ChosenView } from '../views/chosen-view.js';
import { visibleColumns, type ColumnLayout } from '../layout/column-layout.js';
import type { LayoutStorage } from '../layout/layout-storage.js';
import {
  clamp,
  followItems,
  rangeOf,
  selectCell,
  type GridSize,
  type Point,
  type Range,
  type Selection,
} from '../selection/selection.js';

/** The cell whose value is being typed. */
export interface Editing extends GridAddress {
  /** True when typing began on the cell: arrows then end it, as in spreadsheets. */
  readonly replaces: boolean;
}

export type PanelName = 'cell' | 'generate' | 'posts';

/** The position of the list of actions, in pixels of the window. */
export interface MenuPosition {
  readonly x: number;
  readonly y: number;
}

/** The state of one page about its sheet: selection, editing, layout of columns and the panel beside it. */
export class GridModel {
  readonly selection = new Observable<Selection>(selectCell({ row: 0, column: 0 }));
  readonly editing = new Observable<Editing | undefined>(undefined);
  readonly panel = new Observable<PanelName | undefined>(undefined);
  /** The cell of whose row a post is being scheduled. */
  readonly scheduling = new Observable<GridAddress | undefined>(undefined);
  readonly menu = new Observable<MenuPosition | undefined>(undefined);
  readonly layout: Observable<ColumnLayout>;
  readonly find = new FindModel(this);
  readonly views: ViewModel;
  /** Rows that fit on the screen, for PageUp and PageDown. */
  pageRows = 20;
  private visible?: { sheet: SheetData; layout: ColumnLayout; columns: readonly GridColumn[] };
  private ends: (() => void)[] = [];

  constructor(
    readonly session: SheetSession,
    private readonly storage: LayoutStorage,
    chosenView: ChosenView,
  ) {
    this.layout = new Observable(storage.read());
    this.views = new ViewModel(session, chosenView);
  }

  /** Begins to follow rows and columns, so that the same cells stay selected. */
  open(): void {
    this.close();
    this.views.open();
    let before = this.axes();
    const follow = () => {
      const after = this.axes();
      const moved = before;
      before = after;
      if (!moved || !after || (moved.rows === after.rows && moved.columns === after.columns)) return;
      this.selection.update((selection) => followItems(selection, moved, after));
    };
    this.ends = [this.shown.subscribe(follow), this.layout.subscribe(follow), () => this.views.close()];
  }

  close(): void {
    for (const end of this.ends) end();
    this.ends = [];
  }

  setLayout(layout: ColumnLayout): void {
    this.layout.set(layout);
    this.storage.write(layout);
  }

  /** The sheet with the rows that are shown, in their order. */
  get shown(): Observable<SheetData | undefined> {
    return this.views.shown;
  }

  get sheet(): SheetData | undefined {
    return this.shown.get();
  }

  /** The sheet with all of its rows. */
  get wholeSheet(): SheetData | undefined {
    return this.session.reading.sheet.get();
  }

  /** The visible columns; the same list until columns or layout change. */
  get columns(): readonly GridColumn[] {
    const { sheet } = this;
    if (!sheet) return [];
    const layout = this.layout.get();
    if (this.visible?.sheet.columns !== sheet.columns || this.visible.layout !== layout) {
      this.visible = { sheet, layout, columns: visibleColumns(sheet.columns, layout) };
    }
    return this.visible.columns;
  }

  get visibleSheet(): VisibleSheet {
    return { sheet: this.sheet!, columns: this.columns };
  }

  get size(): GridSize {
    return { rows: this.sheet?.rows.length ?? 0, columns: this.columns.length };
  }

  get range(): Range {
    return rangeOf(this.selection.get(), this.size);
  }

  /** Ids of the rows that the selection touches. */
  get selectedRowIds(): number[] {
    const { top, bottom } = this.range;
    return this.sheet?.rows.slice(top, bottom + 1).map(({ id }) => id) ?? [];
  }

  get selectedColumns(): readonly GridColumn[] {
    const { left, right } = this.range;
    return this.columns.slice(left, right + 1);
  }

  get activeColumn(): GridColumn | undefined {
    return this.columns[this.selection.get().active.column];
  }

  /** The active cell, undefined in an empty sheet. */
  get active(): (GridAddress & { readonly cell: GridCell; readonly column: GridColumn }) | undefined {
    const { row, column: columnIndex } = this.selection.get().active;
    const column = this.columns[columnIndex];
    const found = this.sheet?.rows[row];
    const cell = column && found?.cells[indexOf(this.sheet!.columns, column.id)];
    return cell && { rowId: found.id, columnId: column.id, cell, column };
  }

  /** Returns the title of the column of a cell, also of one that is not shown. */
  columnTitleOf(cellId: number): string | undefined {
    return this.wholeSheet && columnTitle(this.wholeSheet, cellId);
  }

  /** Opens the dialog that schedules a post of the active row. */
  schedulePost(): void {
    const { active } = this;
    if (active) this.scheduling.set({ rowId: active.rowId, columnId: active.columnId });
  }

  readonly isEmptyAt = ({ row, column }: Point): boolean => {
    const range = { top: row, bottom: row, left: column, right: column };
    const [value] = valuesIn(this.visibleSheet, range).flat();
    return !value;
  };

  select(selection: Selection): void {
    this.selection.set(selection);
  }

  selectPoint(point: Point): void {
    this.selection.set(selectCell(clamp(point, this.size)));
  }

  /** Selects a cell by its id. */
  reveal(cellId: number): void {
    const rows = this.sheet?.rows ?? [];
    const row = rows.findIndex(({ cells }) => cells.some((cell) => cell?.id === cellId));
    const at = rows[row]?.cells.findIndex((cell) => cell?.id === cellId);
    const id = at === undefined ? undefined : this.sheet?.columns[at]?.id;
    const column = this.columns.findIndex((item) => item.id === id);
    if (row >= 0 && column >= 0) this.selectPoint({ row, column });
  }

  /** Begins to edit the active cell; media are changed in the cell's details. */
  startEditing(replaces: boolean): boolean {
    const { active } = this;
    if (!active) return false;
    const { rowId, columnId, column } = active;
    if (!isWritable(column)) return false;
    if (column.type !== 'text' && !replaces) {
      this.panel.set('cell');
      return false;
    }
    this.selection.update(({ active: point }) => selectCell(point));
    this.editing.set({ rowId, columnId, replaces });
    return true;
  }

  cancelEditing(): void {
    this.editing.set(undefined);
  }

  /** Takes a typed value. */
  commitEditing(value: string): void {
    const editing = this.editing.get();
    if (!editing) return;
    this.editing.set(undefined);
    const { sheet } = this;
    const row = sheet?.rows[indexOf(sheet.rows, editing.rowId)];
    const cell = row?.cells[indexOf(sheet!.columns, editing.columnId)];
    if (!cell || cell.value === value) return;
    const { rowId, columnId } = editing;
    this.session.undoing.edit('edit', [{ rowId, columnId, cellId: cell.id, value, before: cell.value }]);
  }

  private axes() {
    const { sheet } = this;
    return sheet && { rows: sheet.rows, columns: this.columns };
  }
}
