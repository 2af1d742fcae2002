import type { CellItem, ChangesView, GridView } from '@reelsheet/client';
import { ConnectionLost, RequestError } from '../data/request-error.js';
import type { SheetApi } from '../data/sheet-api.js';

interface Change {
  readonly version: number;
  readonly before: ReadonlyMap<number, string>;
}

const COLUMN = {
  title: 'Topic',
  temp_title: null,
  type: 'text',
  column_role: 'ingredient',
  description: '',
  additional_attributes: {},
  created_at_ts: 0,
  updated_at_ts: 0,
} as const;

/** The requests that the server has received, and a sheet of one column whose cells have the ids of their rows. */
export class FakeSheetServer {
  readonly requests: string[] = [];
  version = 1;
  isReachable = true;
  /** Set to reject the next write with this sentence. */
  rejection?: string;
  private readonly values: Map<number, string>;
  private readonly changes: Change[] = [];

  constructor(values: readonly string[]) {
    this.values = new Map(values.map((value, index) => [index + 1, value]));
  }

  get cells(): string[] {
    return [...this.values.values()];
  }

  /** Writes cells like another client. */
  write(cells: readonly (readonly [id: number, value: string])[]): number {
    const before = new Map(cells.map(([id]) => [id, this.values.get(id)!]));
    for (const [id, value] of cells) this.values.set(id, value);
    this.changes.push({ version: ++this.version, before });
    return this.version;
  }

  delete(id: number): void {
    this.values.delete(id);
    this.changes.push({ version: ++this.version, before: new Map() });
  }

  /** The interface that the code under test uses. */
  get api(): SheetApi {
    const api = {
      readRows: async () => this.answer('read', () => ({ view: this.view() })),
      readChanges: async (from: { since: number }) =>
        this.answer(`changes ${from.since}`, () => this.since(from.since)),
      writeCells: async (cells: readonly CellItem[], ifMatch: number) => {
        const sent = cells.map(({ id, value }) => `${id}=${value}`).join(' ');
        return this.answer(`write ${sent}`, () => this.take(cells, ifMatch));
      },
      undo: async (version: number) => this.answer(`undo ${version}`, () => this.undo(version)),
    };
    return api as never;
  }

  private answer<T>(request: string, act: () => T): T {
    this.requests.push(request);
    if (!this.isReachable) throw new ConnectionLost(undefined, 1);
    return act();
  }

  private take(cells: readonly CellItem[], ifMatch: number): { version: number } {
    const { rejection } = this;
    this.rejection = undefined;
    if (rejection) throw new RequestError(422, 'validation_error', rejection);
    if (cells.some(({ id }) => !this.values.has(id))) throw new RequestError(404, 'not_found', 'a cell is missing');
    const changed = new Set(
      this.changes.filter(({ version }) => version > ifMatch).flatMap(({ before }) => [...before.keys()]),
    );
    if (cells.some(({ id }) => changed.has(id))) throw new RequestError(412, 'changed_since', 'changed');
    return { version: this.write(cells.map(({ id, value = '' }) => [id, value])) };
  }

  private undo(version: number): number {
    const change = this.changes.find((item) => item.version === version);
    if (!change) throw new RequestError(404, 'not_found', 'unknown version');
    return this.write([...change.before]);
  }

  private view(): GridView {
    const rows = [...this.values].map(([id, value], position) => ({
      id: 100 + id,
      position,
      additional_attributes: {},
      spreadsheet_cells: [{ id, spreadsheet_column_id: 1, value }],
    }));
    const column = { ...COLUMN, id: 1, position: 0 };
    const stamps = { created_at_ts: 0, updated_at_ts: 0 };
    const { version } = this;
    return { id: 7, title: 'Spring', version, ...stamps, spreadsheet_columns: [column], spreadsheet_rows: rows };
  }

  private since(version: number): ChangesView {
    const ids = new Set(
      this.changes.filter((item) => item.version > version).flatMap(({ before }) => [...before.keys()]),
    );
    const cells = [...ids].map((id) => ({
      id,
      spreadsheet_row_id: 100 + id,
      spreadsheet_column_id: 1,
      value: this.values.get(id),
      additional_attributes: {},
      default_user_job: null,
      user_jobs: [],
      video_layers: [],
    }));
    const row_ids = [...this.values.keys()].map((id) => 100 + id);
    const page = { version: this.version, title: 'Spring', changes: [], next_cursor: null, row_ids, column_ids: null };
    return { ...page, rows: [], columns: [], cells: cells as never };
  }
}
