import type { ColumnDraftFields, JsonObject } from '@reelsheet/client';
import type { SheetApi, Written } from '../data/sheet-api.js';
import { indexOf, withColumns, type SheetData } from '../data/sheet-data.js';
import type { SheetReading } from '../data/sheet-reading.js';
import type { WorkLoop } from '../data/work-loop.js';
import { modelRowOf, rowsOfRequest } from './model-row.js';
import { movedItems } from './moved-items.js';
import type { UndoStep, StructureLabel } from './undo-history.js';
import type { Undoing } from './undoing.js';

/** Adds, copies, deletes and moves rows and columns. Each is one change that can be undone. */
export class Structure {
  constructor(
    private readonly api: SheetApi,
    private readonly reading: SheetReading,
    private readonly loop: WorkLoop,
    private readonly undoing: Undoing,
    private readonly report: (error: unknown) => void,
  ) {}

  /**
   * Adds rows at a position, by default at the end, with the prompts of the row above. Returns the step, undefined
   * after an error.
   */
  async addRows(count: number, position?: number): Promise<UndoStep | undefined> {
    const key = crypto.randomUUID();
    const likeRowId = modelRowOf(this.reading.sheet.get()!, position)?.id;
    return this.change('addRows', () => this.api.createRows(key, count, { position, likeRowId }));
  }

  /**
   * Adds rows at the end for values that are written with them, so that both are one step to undo; they get the prompts
   * of the last row. Returns the versions that it has made, undefined after an error.
   */
  async addRowsOfStep(count: number): Promise<readonly number[] | undefined> {
    const versions: number[] = [];
    const sheet = this.reading.sheet.get()!;
    const model = modelRowOf(sheet);
    const limit = rowsOfRequest(sheet, model);
    for (let added = 0; added < count; added += limit) {
      const rows = Math.min(limit, count - added);
      const key = crypto.randomUUID();
      const version = await this.send(
        () => this.api.createRows(key, rows, { likeRowId: model?.id }),
        (made) => this.reading.readAppended(made, rows),
      );
      if (version === undefined) return undefined;
      versions.push(version);
    }
    return versions;
  }

  async duplicateRows(ids: readonly number[]): Promise<void> {
    const key = crypto.randomUUID();
    await this.change('duplicate', () => this.api.duplicateRows(key, ids));
  }

  async deleteRows(ids: readonly number[]): Promise<UndoStep | undefined> {
    const key = crypto.randomUUID();
    const deleted = new Set(ids);
    this.preview((sheet) => ({ ...sheet, rows: sheet.rows.filter(({ id }) => !deleted.has(id)) }));
    return this.change('delete', () => this.api.deleteRows(key, ids));
  }

  /** Moves rows in front of the row with this index. */
  async moveRows(ids: readonly number[], before: number): Promise<void> {
    const sheet = this.reading.sheet.get()!;
    const rows = movedItems(sheet.rows, new Set(ids), before);
    if (rows.every((row, index) => row === sheet.rows[index])) return;
    this.preview((now) => ({ ...now, rows }));
    const positions = ids.map((id) => ({ id, position: indexOf(rows, id) }));
    await this.change('move', () => this.api.moveRows(positions));
  }

  /** Adds a column whose cells get the attributes; both are one step to undo. */
  async addColumn(column: ColumnDraftFields, attributes: JsonObject = {}): Promise<void> {
    const key = crypto.randomUUID();
    let id = 0;
    const created = await this.send(async () => {
      const written = await this.api.createColumn(key, column);
      id = written.data.id;
      return written;
    });
    if (created === undefined) return;
    const cellIds = Object.keys(attributes).length > 0 ? this.cellsOf(id) : [];
    const set =
      cellIds.length > 0 ? await this.send(() => this.api.mergeManyAttributes(cellIds, attributes)) : undefined;
    this.undoing.note({ label: 'addColumn', versions: [created, ...(set === undefined ? [] : [set])], cells: [] });
  }

  private cellsOf(columnId: number): number[] {
    const sheet = this.reading.sheet.get();
    const index = sheet ? indexOf(sheet.columns, columnId) : -1;
    return sheet?.rows.flatMap(({ cells }) => cells[index]?.id ?? []) ?? [];
  }

  async renameColumn(columnId: number, title: string): Promise<void> {
    this.preview((sheet) => ({
      ...sheet,
      columns: sheet.columns.map((column) => (column.id === columnId ? { ...column, title } : column)),
    }));
    await this.change('rename', () => this.api.updateColumn(columnId, { title }));
  }

  async duplicateColumn(columnId: number): Promise<void> {
    const key = crypto.randomUUID();
    await this.change('duplicate', () => this.api.duplicateColumn(key, columnId));
  }

  async deleteColumn(columnId: number): Promise<UndoStep | undefined> {
    this.preview((sheet) =>
      withColumns(
        sheet,
        sheet.columns.filter(({ id }) => id !== columnId),
      ),
    );
    return this.change('delete', () => this.api.deleteColumn(columnId));
  }

  /** Moves a column in front of the column with this index. */
  async moveColumn(columnId: number, before: number): Promise<void> {
    const sheet = this.reading.sheet.get()!;
    const columns = movedItems(sheet.columns, new Set([columnId]), before);
    if (columns.every((column, index) => column === sheet.columns[index])) return;
    this.preview((now) => withColumns(now, columns));
    await this.change('move', () => this.api.moveColumn(columnId, indexOf(columns, columnId)));
  }

  /** Changes something of cells other than their values, such as their prompts. */
  async changeCell(label: StructureLabel, write: () => Promise<Written<unknown>>): Promise<UndoStep | undefined> {
    return this.change(label, write);
  }

  private preview(change: (sheet: SheetData) => SheetData): void {
    this.reading.sheet.update((sheet) => sheet && change(sheet));
  }

  private async change(label: StructureLabel, write: () => Promise<Written<unknown>>): Promise<UndoStep | undefined> {
    const version = await this.send(write);
    if (version === undefined) return undefined;
    const step: UndoStep = { label, versions: [version], cells: [] };
    this.undoing.note(step);
    return step;
  }

  /** Sends a change and reads what it has made. After an error everything is read again, so that no preview stays. */
  private async send(
    write: () => Promise<Written<unknown>>,
    read: (version: number | undefined) => Promise<void> = () => this.reading.readChanges(),
  ): Promise<number | undefined> {
    try {
      return await this.loop.run(async () => {
        const { version } = await write();
        await read(version);
        return version;
      });
    } catch (error) {
      this.report(error);
      await this.loop.run(() => this.reading.readAll()).catch(this.report);
      return undefined;
    }
  }
}
