import type { SavedViewView } from '@reelsheet/client';
import { Observable } from '../data/observable.js';
import type { SheetData } from '../data/sheet-data.js';
import type { SheetSession } from '../edits/sheet-session.js';
import { applied, shownSheet, type AppliedView } from './shown-rows.js';
import { ALL_ROWS, isAllRows, rowViewOf, type ViewedRows } from './sheet-view-definition.js';
import type { ChosenView } from './chosen-view.js';

/** The rows of a sheet that one page shows, and the views that its team has saved. */
export class ViewModel {
  readonly rows = new Observable<ViewedRows>(ALL_ROWS);
  readonly saved = new Observable<readonly SavedViewView[]>([]);
  /** Id of the saved view that was chosen. */
  readonly chosen = new Observable<number | undefined>(undefined);
  /** The editor that is open. */
  readonly editor = new Observable<'filter' | 'sort' | undefined>(undefined);
  /** The sheet with the rows that the person sees. */
  readonly shown: Observable<SheetData | undefined>;
  private now?: AppliedView;
  private ends: (() => void)[] = [];
  private isRead = false;

  constructor(
    private readonly session: SheetSession,
    private readonly storage: ChosenView,
  ) {
    this.shown = new Observable(session.reading.sheet.get());
  }

  /** Follows the sheet and the saved views while the page is open. */
  open(): void {
    this.close();
    const { reading, follower } = this.session;
    this.ends = [
      reading.sheet.subscribe(this.update),
      reading.state.subscribe(this.whenComplete),
      follower.changes.subscribe(() => {
        if (follower.changes.get()?.kind === 'saved_view.changed') void this.read();
      }),
    ];
    this.update();
    this.whenComplete();
  }

  close(): void {
    for (const end of this.ends) end();
    this.ends = [];
  }

  /** True while only some rows are shown, or in another order than that of the sheet. */
  get isOn(): boolean {
    return this.now !== undefined;
  }

  get applied(): AppliedView | undefined {
    return this.now;
  }

  /** Shows other rows, by their present values. */
  apply(rows: ViewedRows): void {
    this.rows.set(rows);
    this.reapply();
  }

  /** Filters and sorts again, because values have changed since. */
  readonly reapply = (): void => {
    const { reading } = this.session;
    const sheet = reading.sheet.get();
    const rows = this.rows.get();
    // Rows that are still being read would count as added later.
    const isReady = sheet && reading.state.get().phase === 'complete';
    this.now = isReady && !isAllRows(rows) ? applied(sheet, rows) : undefined;
    this.update();
  };

  /** Chooses a saved view, or all rows. */
  choose(view: SavedViewView | undefined): void {
    this.chosen.set(view?.id);
    this.storage.write(view?.id);
    this.apply(view ? rowViewOf(view) : ALL_ROWS);
  }

  /** The saved view that was chosen. */
  get current(): SavedViewView | undefined {
    const id = this.chosen.get();
    return this.saved.get().find((view) => view.id === id);
  }

  private readonly whenComplete = (): void => {
    if (this.session.reading.state.get().phase !== 'complete') return;
    if (!isAllRows(this.rows.get()) && !this.now) this.reapply();
    if (this.isRead) return;
    this.isRead = true;
    void this.read(true);
  };

  private readonly update = (): void => {
    const sheet = this.session.reading.sheet.get();
    this.shown.set(sheet && this.now ? shownSheet(sheet, this.now) : sheet);
  };

  /** Reads the saved views; the first time the one that was chosen in this browser is applied again. */
  async read(isFirst = false): Promise<void> {
    try {
      this.saved.set(await this.session.api.listViews());
    } catch {
      // Views are an addition; those that are known stay, and the next event reads them again.
      return;
    }
    const stored = isFirst && this.chosen.get() === undefined ? this.storage.read() : undefined;
    const view = this.saved.get().find(({ id }) => id === stored);
    if (view) this.choose(view);
    else if (!this.current) this.chosen.set(undefined);
  }
}
