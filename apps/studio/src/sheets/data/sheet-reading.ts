import type { ChangesView } from '@reelsheet/client';
import { cellOf, columnOf, rowOf } from './grid-reading.js';
import { Observable } from './observable.js';
import { RequestError } from './request-error.js';
import type { SheetApi } from './sheet-api.js';
import { withChanges } from './sheet-changes.js';
import { indexOf, type SheetData } from './sheet-data.js';

/** Rows of the first request, which fill any screen. */
const FIRST_ROWS = 120;
/** Rows of each further request: the maximum of the route. */
const NEXT_ROWS = 1000;
/** Status of the changes route when the log does not reach back far enough. */
const GONE = 410;

export type ReadingState =
  | { readonly phase: 'reading' }
  | { readonly phase: 'complete' }
  | { readonly phase: 'failed'; readonly error: string; readonly isMissing: boolean };

/** Values that were read from the server, by cell. */
export type ServerValues = ReadonlyMap<number, string>;

const NOTHING: ServerValues = new Map();

/** Reads a sheet and follows its changes. Its methods run one at a time. */
export class SheetReading {
  readonly sheet = new Observable<SheetData | undefined>(undefined);
  readonly state = new Observable<ReadingState>({ phase: 'reading' });
  /** Version up to which everything is known. */
  version = 0;

  constructor(
    private readonly api: SheetApi,
    /** Runs after values were read from the server; returns the sheet with what waits to be written. */
    private readonly reconcile: (sheet: SheetData, server: ServerValues) => SheetData,
  ) {}

  /** Reads the whole sheet; the first rows appear before the others. */
  async readAll(): Promise<void> {
    const isFirst = !this.sheet.get();
    let { view, nextAfter } = await this.api.readRows(0, isFirst ? FIRST_ROWS : NEXT_ROWS);
    const columns = view.spreadsheet_columns.map(columnOf);
    const { version } = view;
    const rows = view.spreadsheet_rows.map((row) => rowOf(row, columns));
    const sheet: SheetData = { id: view.id, title: view.title, columns, rows };
    if (isFirst) this.sheet.set(sheet);
    while (nextAfter !== undefined) {
      ({ view, nextAfter } = await this.api.readRows(nextAfter, NEXT_ROWS));
      for (const row of view.spreadsheet_rows) rows.push(rowOf(row, columns));
      // Typed values stay on screen while further rows are read.
      if (isFirst && nextAfter !== undefined) this.sheet.set(this.reconcile({ ...sheet, rows: [...rows] }, NOTHING));
    }
    this.version = version;
    const complete = { ...sheet, rows: [...rows] };
    this.sheet.set(this.reconcile(complete, valuesOf(complete)));
    this.state.set({ phase: 'complete' });
  }

  /** Reads what has changed since a version, by default since the known one. */
  async readChanges(since = this.version): Promise<void> {
    if (this.state.get().phase !== 'complete') return;
    try {
      let from: { since: number } | { cursor: string } | undefined = { since };
      while (from) {
        const page: ChangesView = await this.api.readChanges(from);
        if (hasNewColumns(page, this.sheet.get()!)) return await this.readAll();
        const next = withChanges(this.sheet.get()!, page);
        this.sheet.set(this.reconcile(next, valuesOfPage(page)));
        from = page.next_cursor === null ? undefined : { cursor: page.next_cursor };
        if (!from) this.version = page.version;
      }
    } catch (error) {
      if (error instanceof RequestError && error.status === GONE) return this.readAll();
      throw error;
    }
  }

  /**
   * Reads the rows that a write of this client has added at the end, which is less to read than its changes. When
   * others have written as well, all changes are read.
   */
  async readAppended(version: number | undefined, count: number): Promise<void> {
    const before = this.sheet.get()!;
    if (version !== this.version + 1) return this.readChanges();
    const { view } = await this.api.readRows(before.rows.at(-1)?.id ?? 0, count);
    const isKnown = view.version === version && view.spreadsheet_rows.length === count;
    if (!isKnown) return this.readChanges();
    const rows = view.spreadsheet_rows.map((row) => rowOf(row, before.columns));
    this.version = version;
    this.sheet.update((now) => now && { ...now, rows: [...now.rows, ...rows] });
  }

  /** Notes the version of a write of this client; a gap means that others have written, whose changes are read. */
  async advance(version: number | undefined): Promise<void> {
    if (version === undefined) return;
    if (version === this.version + 1) this.version = version;
    else if (version > this.version) await this.readChanges();
  }
}

/** The cells of rows that were known before a column was added are not among the changes. */
function hasNewColumns({ columns }: ChangesView, sheet: SheetData): boolean {
  return columns.some(({ id }) => indexOf(sheet.columns, id) < 0);
}

function valuesOf({ rows }: SheetData): ServerValues {
  const values = new Map<number, string>();
  for (const { cells } of rows) for (const cell of cells) if (cell) values.set(cell.id, cell.value);
  return values;
}

function valuesOfPage({ rows, cells }: ChangesView): ServerValues {
  const values = new Map(cells.map(({ id, value }) => [id, value]));
  for (const { spreadsheet_cells } of rows) {
    for (const view of spreadsheet_cells) values.set(view.id, cellOf(view).value);
  }
  return values;
}
