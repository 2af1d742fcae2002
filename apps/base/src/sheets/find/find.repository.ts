import { Injectable } from '@nestjs/common';
import { bigint, Database, integer, row, text, type RowOf } from '@reelsheet/platform-database';
import type { SheetScope } from '../sheet/sheet.js';
import { ACTIVE_SHEET } from '../sheet-view/sheet-statement.js';
import { FIND_LIMITS } from './find-limits.js';
import type { ValueComparison } from './comparisons.js';
import { SORT_KEYS } from './row-order.sql.js';

const Order = row({ version: bigint(), ids: text() });
const Match = row({
  cellId: bigint(),
  rowId: bigint(),
  columnId: bigint(),
  rowPosition: integer(),
  columnPosition: integer(),
});
export type Match = RowOf<typeof Match>;
const Position = row({ position: integer() });
const Searched = row({ rowId: bigint(), position: integer() });
export type SearchedRow = RowOf<typeof Searched>;

export interface RowSort {
  readonly columnId: number;
  readonly by: ValueComparison;
  readonly isDescending: boolean;
}

@Injectable()
export class FindRepository {
  constructor(private readonly db: Database) {}

  /**
   * Returns the ids of rows as JSON text, by a column or else by position, and the version at which that is their
   * order; undefined when the sheet does not exist. Takes all rows when `rowIds` is absent.
   */
  async order(
    { agentId, sheetId }: SheetScope,
    sort: RowSort | undefined,
    rowIds?: readonly number[],
  ): Promise<RowOf<typeof Order> | undefined> {
    const key = sort && SORT_KEYS[sort.by];
    const by = key ? `${key} ${sort.isDescending ? 'DESC' : 'ASC'} NULLS LAST, position` : 'position';
    return this.db.row(
      Order,
      `SELECT version, concat('[', (
         SELECT string_agg(sheet_row.id::text, ',' ORDER BY ${by})
         FROM sheet_row LEFT JOIN cell ON cell.row_id = sheet_row.id AND cell.column_id = $3
         WHERE sheet_row.sheet_id = $1 AND ($4::bigint[] IS NULL OR sheet_row.id = ANY ($4))
       ), ']') AS ids FROM (${ACTIVE_SHEET}) AS sheet`,
      [sheetId, agentId, sort?.columnId ?? null, rowIds ?? null],
    );
  }

  /** Returns undefined when the sheet has no such row. */
  async positionOf(sheetId: number, rowId: number): Promise<number | undefined> {
    const sql = `SELECT position FROM sheet_row WHERE sheet_id = $1 AND id = $2`;
    return (await this.db.row(Position, sql, [sheetId, rowId]))?.position;
  }

  /** Returns the next rows that a search reads, behind a position. */
  async rowsBehind({ agentId, sheetId }: SheetScope, position: number): Promise<SearchedRow[]> {
    return this.db.rows(
      Searched,
      `SELECT sheet_row.id AS row_id, position FROM (${ACTIVE_SHEET}) AS sheet
         JOIN sheet_row ON sheet_row.sheet_id = sheet.id
       WHERE position > $3 ORDER BY position LIMIT ${FIND_LIMITS.rowsOfStatement}`,
      [sheetId, agentId, position],
    );
  }

  /** Returns the cells of the rows whose value contains the text in any case, by position. */
  async matches(rowIds: readonly number[], text: string, columnIds?: readonly number[]): Promise<Match[]> {
    return this.db.rows(
      Match,
      `SELECT cell.id AS cell_id, row_id, column_id, sheet_row.position AS row_position,
         sheet_column.position AS column_position
       FROM unnest($1::bigint[]) AS searched (id) JOIN sheet_row ON sheet_row.id = searched.id
         JOIN cell ON cell.row_id = sheet_row.id JOIN sheet_column ON sheet_column.id = column_id
       WHERE strpos(lower(value), lower($2)) > 0 AND ($3::bigint[] IS NULL OR column_id = ANY ($3))
       ORDER BY row_position, column_position`,
      [rowIds, text, columnIds ?? null],
    );
  }
}
