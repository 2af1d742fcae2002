import { Observable } from '../data/observable.js';
import { RequestError } from '../data/request-error.js';
import type { SheetApi } from '../data/sheet-api.js';
import { cellAt, withValues, type SheetData } from '../data/sheet-data.js';
import type { ServerValues, SheetReading } from '../data/sheet-reading.js';
import type { WorkLoop } from '../data/work-loop.js';
import {
  compareWithServer,
  updateConflicts,
  waitingValues,
  withoutCells,
  type Conflict,
  type Edit,
  type EditedCell,
  type EditLabel,
} from './edit-queue.js';
import type { EditStorage } from './edit-storage.js';

/** An edit that the server did not take, with the reason. */
export interface RejectedEdit {
  readonly edit: Edit;
  readonly reason: string;
}

/** Learns which version an edit has made. */
interface Follower {
  readonly key: string;
  readonly sent: (version: number | undefined) => void;
}

/** Status of a write whose cells were changed by somebody else. */
const CHANGED_SINCE = 412;

/** Shows edits at once, stores them in the browser and sends them one after the other. */
export class EditSender {
  readonly edits = new Observable<readonly Edit[]>([]);
  readonly conflicts = new Observable<readonly Conflict[]>([]);
  readonly rejected = new Observable<readonly RejectedEdit[]>([]);
  /** Key of the edit whose request is under way. */
  private sending?: string;
  private lastKey = '';

  constructor(
    private readonly api: SheetApi,
    private readonly reading: SheetReading,
    private readonly loop: WorkLoop,
    private readonly storage: EditStorage,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Takes over edits that a closed tab could not send. */
  async restore(): Promise<void> {
    const { edits, conflicts } = await this.storage.takeOver();
    this.edits.update((own) => [...edits, ...own]);
    this.conflicts.update((own) => [...conflicts, ...own]);
    for (const _ of edits) this.queueSending();
  }

  /**
   * Changes cells on screen and queues the request; returns the edit. It ends the conflicts of its cells, because the
   * person has chosen another value than both.
   */
  add(label: EditLabel, cells: readonly EditedCell[], sent?: (version: number | undefined) => void): Edit {
    const edit = { key: this.nextKey(), label, cells };
    const edited = new Set(cells.map(({ cellId }) => cellId));
    this.setConflicts(this.conflicts.get().filter(({ cellId }) => !edited.has(cellId)));
    this.reading.sheet.update((sheet) => sheet && withValues(sheet, cells));
    this.edits.update((edits) => [...edits, edit]);
    void this.storage.add(edit);
    this.queueSending(sent && { key: edit.key, sent });
    return edit;
  }

  /** True while an edit is not sent, or its answer has not come. */
  isWaiting(key: string): boolean {
    return this.edits.get().some((edit) => edit.key === key);
  }

  /** Removes an edit that was not sent yet, with its values; false when it is too late. */
  withdraw(key: string): boolean {
    const edit = this.edits.get().find((item) => item.key === key);
    if (!edit || this.sending === key) return false;
    this.setEdits(this.edits.get().filter((item) => item !== edit));
    const values = edit.cells.map((cell) => ({ ...cell, value: cell.before }));
    this.reading.sheet.update((sheet) => sheet && withValues(sheet, values));
    return true;
  }

  /** Resolves a conflict with the person's value, or with that of the server. */
  resolve(conflict: Conflict, choice: 'mine' | 'theirs'): void {
    this.setConflicts(this.conflicts.get().filter(({ cellId }) => cellId !== conflict.cellId));
    if (choice === 'theirs') return;
    const sheet = this.reading.sheet.get();
    const before = (sheet && cellAt(sheet, conflict)?.value) ?? conflict.theirs;
    const { cellId, rowId, columnId, value } = conflict;
    this.add('choice', [{ cellId, rowId, columnId, value, before }]);
  }

  dismiss(rejected: RejectedEdit): void {
    this.rejected.update((all) => all.filter((item) => item !== rejected));
  }

  /** Returns a sheet as read from the server with what waits here; finds conflicts. */
  readonly reconcile = (sheet: SheetData, server: ServerValues): SheetData => {
    const before = this.edits.get();
    const { edits, conflicts } = compareWithServer(before, server);
    if (edits !== before) this.setEdits(edits);
    this.setConflicts(updateConflicts(this.conflicts.get(), conflicts, server));
    return withValues(sheet, [...waitingValues(edits).values()]);
  };

  private queueSending(follower?: Follower): void {
    this.loop.run(() => this.sendFirst(follower)).catch(this.report);
  }

  /** Sends the oldest edit; does nothing when it was withdrawn. */
  private async sendFirst(follower?: Follower): Promise<void> {
    if (this.reading.state.get().phase !== 'complete') await this.reading.readAll();
    const edit = this.edits.get()[0];
    if (!edit) return;
    this.sending = edit.key;
    try {
      const cells = edit.cells.map(({ cellId, value }) => ({ id: cellId, value }));
      const { version } = await this.api.writeCells(cells, this.reading.version);
      this.setEdits(this.edits.get().filter(({ key }) => key !== edit.key));
      if (follower?.key === edit.key) follower.sent(version);
      await this.reading.advance(version);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      await this.afterError(edit, error);
      if (this.edits.get()[0]?.key === edit.key) await this.sendFirst(follower);
    } finally {
      this.sending = undefined;
    }
  }

  /** Reads what others have changed. An edit that is rejected although everything is known leaves the queue. */
  private async afterError(edit: Edit, error: RequestError): Promise<void> {
    const { version } = this.reading;
    await this.reading.readChanges();
    if (error.status === CHANGED_SINCE && this.reading.version > version) return;
    const sheet = this.reading.sheet.get()!;
    const missing = new Set(edit.cells.filter((cell) => !cellAt(sheet, cell)).map(({ cellId }) => cellId));
    const isAllPresent = missing.size === 0;
    const lost = isAllPresent ? edit.cells : edit.cells.filter(({ cellId }) => missing.has(cellId));
    const edits = isAllPresent
      ? this.edits.get().filter(({ key }) => key !== edit.key)
      : withoutCells(this.edits.get(), missing);
    this.setEdits(edits);
    const values = lost.map((cell) => ({ ...cell, value: cell.before }));
    this.reading.sheet.update((now) => now && withValues(now, [...values, ...waitingValues(edits).values()]));
    this.rejected.update((all) => [...all, { edit: { ...edit, cells: lost }, reason: error.message }]);
  }

  private setEdits(edits: readonly Edit[]): void {
    const before = this.edits.get();
    this.edits.set(edits);
    const removed = before.filter((edit) => !edits.includes(edit));
    const added = edits.filter((edit) => !before.includes(edit));
    void this.storage.replace(removed, added);
  }

  private setConflicts(conflicts: readonly Conflict[]): void {
    const before = this.conflicts.get();
    if (conflicts.length === before.length && conflicts.every((conflict, index) => conflict === before[index])) return;
    this.conflicts.set(conflicts);
    void this.storage.setConflicts(conflicts);
  }

  /** Keys grow with time, also within a millisecond. */
  private nextKey(): string {
    const now = Date.now().toString().padStart(15, '0');
    const count = this.lastKey.startsWith(now) ? Number(this.lastKey.slice(-4)) + 1 : 0;
    this.lastKey = `${now}-${count.toString().padStart(4, '0')}`;
    return this.lastKey;
  }
}
