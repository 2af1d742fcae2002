import { Observable } from '../data/observable.js';
import type { SheetApi } from '../data/sheet-api.js';
import { withValues } from '../data/sheet-data.js';
import type { SheetReading } from '../data/sheet-reading.js';
import type { WorkLoop } from '../data/work-loop.js';
import type { EditedCell, EditLabel } from './edit-queue.js';
import type { EditSender } from './edit-sender.js';
import {
  EMPTY_HISTORY,
  moved,
  withoutStep,
  withStep,
  type UndoHistory,
  type HistorySide,
  type UndoStep,
} from './undo-history.js';

/** Undoes what the person did in this tab, and does it again. */
export class Undoing {
  readonly history = new Observable<UndoHistory>(EMPTY_HISTORY);

  constructor(
    private readonly api: SheetApi,
    private readonly reading: SheetReading,
    private readonly loop: WorkLoop,
    private readonly sender: EditSender,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Changes cells in a way that can be undone; `versions` were made for it before, such as by added rows. */
  edit(label: EditLabel, cells: readonly EditedCell[], versions: readonly number[] = []): void {
    if (cells.length === 0) return;
    const step: UndoStep = { label, cells, versions: [...versions] };
    this.send(step);
    this.note(step);
  }

  /** Notes a change that was sent already. */
  note(step: UndoStep): void {
    this.history.update((history) => withStep(history, step));
  }

  /** Undoes a step, by default the last one; nothing if it is undone already. */
  async undo(step = this.history.get().undo.at(-1)): Promise<void> {
    if (step && this.history.get().undo.includes(step)) await this.revert('undo', step);
  }

  async redo(): Promise<void> {
    const step = this.history.get().redo.at(-1);
    if (step) await this.revert('redo', step);
  }

  private send(step: UndoStep): void {
    const edit = this.sender.add(step.label as EditLabel, step.cells, (version) => {
      if (version !== undefined) step.versions.push(version);
    });
    step.editKey = edit.key;
  }

  private async revert(side: HistorySide, step: UndoStep): Promise<void> {
    const { history, opposite } = moved(this.history.get(), side, step);
    if (this.isLost(step)) {
      // Somebody else's value was chosen instead of this edit, or the server rejected it.
      this.history.update((all) => withoutStep(all, step));
      return side === 'undo' ? this.undo() : this.redo();
    }
    this.history.set(history);
    if (step.versions.length === 0 && step.editKey !== undefined && this.sender.withdraw(step.editKey)) return;
    if (step.versions.length === 0 && step.editKey === undefined) return this.send(opposite);
    await this.revertOnServer(step, opposite);
  }

  private isLost({ versions, editKey }: UndoStep): boolean {
    return versions.length === 0 && editKey !== undefined && !this.sender.isWaiting(editKey);
  }

  private async revertOnServer(step: UndoStep, opposite: UndoStep): Promise<void> {
    this.reading.sheet.update((sheet) => sheet && withValues(sheet, opposite.cells));
    const keys = new Map<number, string>();
    try {
      await this.loop.run(async () => {
        // A repeated job goes on behind the versions that are undone already.
        for (const version of [...step.versions].reverse().slice(opposite.versions.length)) {
          const key = keys.get(version) ?? crypto.randomUUID();
          keys.set(version, key);
          const next = await this.api.undo(version, key);
          opposite.versions.push(next);
          await this.reading.advance(next);
        }
        await this.readReverted(step, opposite);
      });
    } catch (error) {
      this.history.update((all) => withoutStep(all, opposite));
      this.reading.sheet.update((sheet) => sheet && withValues(sheet, step.cells));
      this.report(error);
    }
  }

  /** Reads what the new versions have changed beyond cells whose values are known. */
  private async readReverted({ versions, cells }: UndoStep, opposite: UndoStep): Promise<void> {
    if (versions.length === 1 && cells.length > 0) return;
    // The changes of many cells are read in small pages, the rows of the sheet in large ones.
    const isMuch = cells.length > this.reading.sheet.get()!.rows.length;
    if (versions.length === 0 || isMuch) await this.reading.readAll();
    else await this.reading.readChanges(opposite.versions[0]! - 1);
  }
}
