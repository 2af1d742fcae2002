import type { EditedCell } from '../edits/edit-queue.js';
import { EditSender } from '../edits/edit-sender.js';
import type { EditStorage, Stored } from '../edits/edit-storage.js';
import { Undoing } from '../edits/undoing.js';
import { SheetReading } from '../data/sheet-reading.js';
import { WorkLoop } from '../data/work-loop.js';
import { FakeSheetServer } from './fake-sheet-server.js';

/** A sheet as one tab has it, connected to a simulated server. */
export class SheetUnderTest {
  readonly loop = new WorkLoop();
  readonly reading: SheetReading;
  readonly sender: EditSender;
  readonly undoing: Undoing;
  readonly errors: unknown[] = [];

  constructor(
    readonly server: FakeSheetServer,
    stored: Stored = { edits: [], conflicts: [] },
  ) {
    const { api } = server;
    const report = (error: unknown) => this.errors.push(error);
    this.reading = new SheetReading(api, (sheet, values) => this.sender.reconcile(sheet, values));
    this.sender = new EditSender(api, this.reading, this.loop, storageWith(stored), report);
    this.undoing = new Undoing(api, this.reading, this.loop, this.sender, report);
  }

  /** Opens a sheet with these values. */
  static async open(values: readonly string[], stored?: Stored): Promise<SheetUnderTest> {
    const sheet = new SheetUnderTest(new FakeSheetServer(values), stored);
    await sheet.sender.restore();
    await sheet.loop.run(() => sheet.reading.readAll());
    return sheet;
  }

  /** The values that the person sees. */
  get values(): string[] {
    return this.reading.sheet.get()!.rows.map(({ cells }) => cells[0]!.value);
  }

  /** Types a value into the cell with this id. */
  type(cellId: number, value: string): void {
    this.undoing.edit('edit', [this.change(cellId, value)]);
  }

  change(cellId: number, value: string): EditedCell {
    return { cellId, rowId: 100 + cellId, columnId: 1, value, before: this.values[cellId - 1]! };
  }

  /** Waits until everything that is queued has been sent. */
  async settled(): Promise<void> {
    await this.loop.run(async () => undefined);
  }
}

function storageWith(stored: Stored): EditStorage {
  const nothing = async () => undefined;
  const storage = {
    takeOver: async () => stored,
    add: nothing,
    replace: nothing,
    setConflicts: nothing,
    close: nothing,
  };
  return storage as never;
}
