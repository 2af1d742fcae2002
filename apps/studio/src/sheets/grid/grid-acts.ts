import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { copyDown, editsOf, pasteInto, repeatIn, valuesIn, type Paste } from '../clipboard/range-writes.js';
import { formatTsv, parseTsv } from '../clipboard/tsv.js';
import { indexOf, type GridColumn } from '../data/sheet-data.js';
import { movedItems } from '../edits/moved-items.js';
import type { UndoStep } from '../edits/undo-history.js';
import { ordered } from '../layout/column-layout.js';
import type { GridModel } from './grid-model.js';
import type { Range } from '../selection/selection.js';

/** Maximum number of rows of a sheet. */
const MAX_ROWS = 10_000;

/** The acts of a person on the selected cells, rows and columns. */
export class GridActs {
  constructor(private readonly grid: GridModel) {}

  /** Returns the selected values as spreadsheets copy them. */
  copy(): string {
    return formatTsv(valuesIn(this.grid.visibleSheet, this.grid.range));
  }

  cut(): string {
    const text = this.copy();
    this.empty('cut');
    return text;
  }

  /** Empties the selected cells. */
  clear(): void {
    this.empty('clear');
  }

  copyDown(): void {
    this.grid.session.undoing.edit('fill', copyDown(this.grid.visibleSheet, this.grid.range));
  }

  /** Repeats the selected values in a range that extends the selection. */
  repeatIn(target: Range): void {
    this.grid.session.undoing.edit('fill', repeatIn(this.grid.visibleSheet, this.grid.range, target));
  }

  /** Writes the clipboard; rows that the sheet lacks are added, and are one step to undo with the values. */
  async paste(text: string): Promise<void> {
    if (text === '') return;
    const { grid } = this;
    const paste = pasteInto(grid.range, parseTsv(text), grid.size.columns);
    const { range, columnsLeftOut } = paste;
    const lacking = Math.min(range.bottom + 1 - grid.size.rows, MAX_ROWS - grid.wholeSheet!.rows.length);
    // The controller of this sheet is bound here: nothing lands in another sheet that is opened in the meantime.
    if (lacking > 0 && this.needsConnection()) return;
    const versions = lacking > 0 ? await grid.session.structure.addRowsOfStep(lacking) : [];
    if (!versions) return;
    this.write(paste, versions);
    if (range.bottom >= grid.size.rows) this.notify(strings.notices.rowsLeftOut, 'danger');
    else if (columnsLeftOut > 0) this.notify(strings.notices.columnsLeftOut(columnsLeftOut), 'danger');
  }

  async insertRows(where: 'above' | 'below'): Promise<void> {
    if (this.needsConnection()) return;
    const { top, bottom, left } = this.grid.range;
    const row = this.grid.size.rows === 0 ? 0 : where === 'above' ? top : bottom + 1;
    const step = await this.grid.session.structure.addRows(1, this.positionAt(row));
    // A view shows rows that are added at its end.
    const shown = this.grid.views.isOn ? this.grid.size.rows - 1 : row;
    if (step) this.grid.selectPoint({ row: shown, column: left });
  }

  async appendRow(): Promise<void> {
    if (this.needsConnection()) return;
    const step = await this.grid.session.structure.addRows(1);
    if (step) this.grid.selectPoint({ row: this.grid.size.rows - 1, column: 0 });
  }

  async duplicateRows(): Promise<void> {
    if (this.needsConnection()) return;
    await this.grid.session.structure.duplicateRows(this.grid.selectedRowIds);
  }

  async deleteRows(): Promise<void> {
    if (this.needsConnection()) return;
    const ids = this.grid.selectedRowIds;
    if (ids.length === 0) return;
    this.grid.selectPoint(this.grid.selection.get().active);
    const step = await this.grid.session.structure.deleteRows(ids);
    if (step) this.notify(strings.notices.deletedRows(ids.length), 'positive', step);
  }

  /** Moves the selected rows, or the active column, by one. */
  async moveBy(axis: 'rows' | 'columns', direction: 1 | -1): Promise<void> {
    if (axis === 'columns') return this.moveColumnBy(direction);
    const { top, bottom } = this.grid.range;
    await this.moveRows(direction < 0 ? top - 1 : bottom + 2);
  }

  /** Moves the selected rows in front of the row with this index. */
  async moveRows(before: number): Promise<void> {
    if (before < 0 || before > this.grid.size.rows || this.needsConnection()) return;
    if (this.grid.views.isOn) return this.notify(strings.notices.viewHasOrder, 'danger');
    await this.grid.session.structure.moveRows(this.grid.selectedRowIds, before);
  }

  /** Moves a column in front of the visible column with this index, or behind the last one. */
  async moveColumn(columnId: number, before: number): Promise<void> {
    const { columns: all } = this.grid.sheet!;
    const target = this.grid.columns[before];
    if (this.grid.layout.get().order) return this.moveInView(columnId, target);
    if (this.needsConnection()) return;
    await this.grid.session.structure.moveColumn(columnId, target ? all.indexOf(target) : all.length);
  }

  async duplicateColumn({ id }: GridColumn): Promise<void> {
    if (this.needsConnection()) return;
    await this.grid.session.structure.duplicateColumn(id);
  }

  async deleteColumn({ id, title }: GridColumn): Promise<void> {
    if (this.needsConnection()) return;
    const step = await this.grid.session.structure.deleteColumn(id);
    if (step) this.notify(strings.notices.deletedColumn(title), 'positive', step);
  }

  async undo(): Promise<void> {
    await this.grid.session.undoing.undo();
  }

  async redo(): Promise<void> {
    await this.grid.session.undoing.redo();
  }

  /** Moves a column in the order of the view; that of the sheet stays. */
  private moveInView(columnId: number, target: GridColumn | undefined): void {
    const layout = this.grid.layout.get();
    const all = ordered(this.grid.sheet!.columns, layout.order!);
    const moved = movedItems(all, new Set([columnId]), target ? all.indexOf(target) : all.length);
    this.grid.setLayout({ ...layout, order: moved.map(({ id }) => id) });
  }

  /** Returns the position in the whole sheet of what is in front of the row with this index. */
  private positionAt(row: number): number {
    const { sheet, wholeSheet } = this.grid;
    const next = sheet!.rows[row];
    if (next) return indexOf(wholeSheet!.rows, next.id);
    const last = sheet!.rows[row - 1];
    return last ? indexOf(wholeSheet!.rows, last.id) + 1 : wholeSheet!.rows.length;
  }

  private async moveColumnBy(direction: 1 | -1): Promise<void> {
    const { activeColumn, columns } = this.grid;
    if (!activeColumn) return;
    const index = columns.indexOf(activeColumn);
    const before = direction < 0 ? index - 1 : index + 2;
    if (before >= 0 && before <= columns.length) await this.moveColumn(activeColumn.id, before);
  }

  private empty(label: 'cut' | 'clear'): void {
    this.grid.session.undoing.edit(
      label,
      editsOf(this.grid.visibleSheet, this.grid.range, () => ''),
    );
  }

  private write({ range, valueAt }: Paste, versions: readonly number[]): void {
    const { grid } = this;
    const bottom = Math.min(range.bottom, grid.size.rows - 1);
    const cells = editsOf(grid.visibleSheet, { ...range, bottom }, valueAt);
    if (cells.length > 0) grid.session.undoing.edit('paste', cells, versions);
    else if (versions.length > 0) grid.session.undoing.note({ label: 'paste', cells: [], versions: [...versions] });
    const anchor = { row: range.top, column: range.left };
    grid.select({ active: anchor, anchor, focus: { row: bottom, column: range.right }, span: 'cells' });
  }

  private notify(text: string, kind: 'positive' | 'danger', step?: UndoStep): void {
    this.grid.session.notice.set({ text, kind, ...(step && { step }) });
  }

  /** Rows and columns are changed by the server alone; without it the person is notified. */
  private needsConnection(): boolean {
    if (this.grid.session.loop.connection.get() === 'online') return false;
    this.notify(strings.notices.needsConnection, 'danger');
    return true;
  }
}
