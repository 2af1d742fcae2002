import { Injectable } from '@nestjs/common';
import { sheetNotFound } from '../sheet/sheet.errors.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetRepository } from '../sheet/sheet.repository.js';
import type { History } from '../sheet-view/history.js';
import { joined, readInOrder } from '../sheet-view/joined.js';
import type { JsonBody } from '../sheet-view/sheet-view.js';
import { SheetReadModel } from '../sheet-view/sheet-view.reader.js';
import { behindVersion, writeCursor, type ChangeCursor } from './change-cursor.js';
import { ChangeLogRepository, type LogEntry } from './change-log.repository.js';
import type { ChangedKind, ItemChangeKind, LoggedChange } from './change-log.js';
import { resyncRequired } from './changes.errors.js';

interface ChangedItem {
  readonly kind: ChangedKind;
  readonly id: number;
  readonly change: ItemChangeKind;
}

type Recorded = LogEntry & LoggedChange & { readonly version: number; readonly record: number };

const NOTHING = '[]';

/**
 * Reads what has changed in a sheet since a version. Records are read first and contents after them, so contents may
 * be newer; what made them so has a later version and is returned again.
 */
@Injectable()
export class ChangesReader {
  constructor(
    private readonly log: ChangeLogRepository,
    private readonly view: SheetReadModel,
    private readonly sheets: SheetRepository,
  ) {}

  /** Throws `resync_required` when the log does not hold every change since the version. */
  async since(scope: SheetScope, version: number, history: History): Promise<JsonBody> {
    if (!(await this.sheets.exists(scope))) throw sheetNotFound();
    await this.sheets.compactChangeMarkers(scope.sheetId);
    return this.behind(scope, behindVersion(version), history);
  }

  /** Like {@link since}, behind the last page. */
  async behind(scope: SheetScope, cursor: ChangeCursor, history: History): Promise<JsonBody> {
    const entries = await this.log.page(scope, cursor);
    const [first] = entries;
    if (!first) throw sheetNotFound();
    const recorded = entries.filter(isRecorded);
    const last = recorded.at(-1);
    requireComplete(recorded, cursor, first.current);
    const changes = distinct(recorded, scope.sheetId);
    const isReordered = cursor.isReordered || changes.some(({ kind }) => kind === 'row' || kind === 'column');
    const next = last?.hasNext ? writeCursor({ ...last, isReordered }) : null;
    const ids = (kind: ChangedKind) =>
      changes.filter((item) => item.kind === kind && item.change !== 'deleted').map(({ id }) => id);
    const [rows, columns, cells] = [ids('row'), ids('column'), ids('cell')];
    const order = next === null && isReordered ? await this.log.order(scope.sheetId) : undefined;
    const head = { version: last?.version ?? cursor.version, title: first.title, changes, next_cursor: next };
    const contents = await readInOrder([
      async () => (rows.length > 0 ? this.view.rows(scope, rows, { history }) : NOTHING),
      async () => (columns.length > 0 ? this.view.columns(scope, columns) : NOTHING),
      async () => (cells.length > 0 ? this.view.cells(scope, cells, { history }) : NOTHING),
    ]);
    return joined([
      `${JSON.stringify(head).slice(0, -1)},"row_ids":${order?.rowIds ?? 'null'}`,
      `,"column_ids":${order?.columnIds ?? 'null'}`,
      ...['rows', 'columns', 'cells'].flatMap((name, index) => [`,"${name}":`, contents[index]!]),
      '}',
    ]);
  }
}

const isRecorded = (entry: LogEntry): entry is Recorded => entry.version !== null;

/** Every version has a record, so a missing one was removed or never written. */
function requireComplete(records: readonly Recorded[], { version: start }: ChangeCursor, current: number): void {
  let reached = start;
  for (const { version, kind } of records) {
    if (version > reached + 1 || kind === 'whole') throw resyncRequired();
    reached = version;
  }
  if (reached !== current && !records.at(-1)?.hasNext) throw resyncRequired();
}

/** Returns each item once, in the order of its last change; an item that was created and then changed is created. */
function distinct(records: readonly Recorded[], sheetId: number): ChangedItem[] {
  const items = new Map<string, ChangedItem>();
  for (const { kind, change, ids } of records)
    for (const id of kind === 'sheet' ? [sheetId] : ids) {
      const key = `${kind} ${id}`;
      const known = change === 'shown' ? 'updated' : change;
      const isNew = items.get(key)?.change === 'created' && known === 'updated';
      items.delete(key);
      items.set(key, { kind: kind as ChangedKind, id, change: isNew ? 'created' : known });
    }
  return [...items.values()];
}
