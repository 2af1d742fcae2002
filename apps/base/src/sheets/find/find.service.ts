import { Injectable } from '@nestjs/common';
import { Clock, invalid } from '@reelsheet/kernel';
import { RowTextReader, type RowFilter } from '../dependencies/row-text.reader.js';
import { ItemReader } from '../items/item.reader.js';
import { ConcurrencyLimit } from '../sheet/concurrency-limit.js';
import { itemNotFound, sheetNotFound } from '../sheet/sheet.errors.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetReader } from '../sheet/sheet.reader.js';
import { FIND_LIMITS } from './find-limits.js';
import { FindRepository, type Match, type RowSort } from './find.repository.js';

/** Position before the first row. */
const BEGINNING = -1;

export interface RowQuery {
  readonly filter?: RowFilter;
  readonly sort?: RowSort;
}

export interface Search {
  readonly text: string;
  readonly columnIds?: readonly number[];
  /** Id of the row behind which the search begins. */
  readonly after?: number;
}

export interface FoundCells {
  readonly matches: readonly Match[];
  /** Id of the last row that was searched when more follow. */
  readonly next: number | null;
}

/** Filters, sorts and searches the rows of a sheet. */
@Injectable()
export class FindService {
  private readonly running = new ConcurrencyLimit(FIND_LIMITS.concurrent, 'Too many searches are running at once');

  constructor(
    private readonly found: FindRepository,
    private readonly texts: RowTextReader,
    private readonly items: ItemReader,
    private readonly sheets: SheetReader,
    private readonly clock: Clock,
  ) {}

  /** Returns `{version, row_ids}` as JSON text. */
  async rows(scope: SheetScope, { filter, sort }: RowQuery): Promise<string> {
    return this.limited(async () => {
      await this.sheets.require(scope);
      if (sort) await this.requireColumns(scope.sheetId, [sort.columnId]);
      const rowIds = filter && (await this.texts.rowsWhere(scope.sheetId, filter));
      const order = await this.found.order(scope, sort, rowIds);
      if (!order) throw sheetNotFound();
      return `{"version":${order.version},"row_ids":${order.ids}}`;
    });
  }

  /** Searches rows by position until there are enough matches or the time is over. */
  async search(scope: SheetScope, { text, columnIds, after = 0 }: Search): Promise<FoundCells> {
    return this.limited(async () => {
      await this.sheets.require(scope);
      if (columnIds) await this.requireColumns(scope.sheetId, columnIds);
      const deadline = this.clock.now().getTime() + FIND_LIMITS.deadlineMs;
      const matches: Match[] = [];
      let position = after === 0 ? BEGINNING : await this.positionOf(scope.sheetId, after);
      for (;;) {
        const rows = await this.found.rowsBehind(scope, position);
        const last = rows.at(-1);
        if (!last) return { matches, next: null };
        const ids = rows.map(({ rowId }) => rowId);
        matches.push(...(await this.found.matches(ids, text, columnIds)));
        if (matches.length >= FIND_LIMITS.matches) return inWholeRows(matches, last.rowId);
        if (rows.length < FIND_LIMITS.rowsOfStatement) return { matches, next: null };
        if (this.clock.now().getTime() >= deadline) return { matches, next: last.rowId };
        position = last.position;
      }
    });
  }

  private async positionOf(sheetId: number, rowId: number): Promise<number> {
    const position = await this.found.positionOf(sheetId, rowId);
    if (position === undefined) throw invalid('rows_after', 'is no row of this engine');
    return position;
  }

  private async requireColumns(sheetId: number, ids: readonly number[]): Promise<void> {
    const missing = await this.items.firstMissing(sheetId, 'column', ids);
    if (missing !== undefined) throw itemNotFound('column', missing);
  }

  private async limited<T>(work: () => Promise<T>): Promise<T> {
    const release = this.running.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }
}

/** Leaves out the matches beyond the limit, with all others of the row in which it is reached. */
function inWholeRows(matches: readonly Match[], last: number): FoundCells {
  const beyond = matches[FIND_LIMITS.matches];
  if (!beyond) return { matches, next: last };
  const whole = matches.slice(0, FIND_LIMITS.matches).filter(({ rowId }) => rowId !== beyond.rowId);
  return { matches: whole, next: whole.at(-1)!.rowId };
}
