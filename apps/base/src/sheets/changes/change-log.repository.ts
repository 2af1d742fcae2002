import { Injectable } from '@nestjs/common';
import {
  bigint,
  boolean,
  Database,
  integer,
  json,
  nullable,
  row,
  text,
  type RowOf,
} from '@reelsheet/platform-database';
import type { SheetScope } from '../sheet/sheet.js';
import { ACTIVE_SHEET } from '../sheet-view/sheet-statement.js';
import type { LoggedChange } from './change-log.js';
import { CHANGE_LOG_LIMITS } from './change-log-limits.js';

const Entry = row({
  /** Version and title of the sheet. */
  current: bigint(),
  title: text(),
  version: nullable(bigint()),
  record: nullable(integer()),
  kind: nullable(text<LoggedChange['kind']>()),
  change: nullable(text<LoggedChange['change']>()),
  ids: nullable(json<readonly number[]>()),
  hasNext: nullable(boolean()),
});
export type LogEntry = RowOf<typeof Entry>;

const Touched = row({ versions: integer(), touched: integer() });
const Order = row({ rowIds: text(), columnIds: text() });
export type ItemOrder = RowOf<typeof Order>;

/** The record of the log behind which a page begins. */
export interface LogPosition {
  readonly version: number;
  readonly record: number;
}

/** The versions behind `from` and before `to`. */
export interface VersionRange {
  readonly from: number;
  readonly to: number;
}

const isOfWhole = ({ kind, change }: LoggedChange) => kind === 'whole' || kind === 'sheet' || change === 'deleted';

const orderOf = (table: string) =>
  `(SELECT concat('[', string_agg(id::text, ',' ORDER BY position), ']') FROM ${table} WHERE sheet_id = $1)`;

/** The log of what each change of a sheet has changed. */
@Injectable()
export class ChangeLogRepository {
  constructor(private readonly db: Database) {}

  /**
   * Returns up to a page of records behind a position, and one row without a record when there is none. Returns nothing
   * when the sheet does not exist.
   */
  async page({ agentId, sheetId }: SheetScope, { version, record }: LogPosition): Promise<LogEntry[]> {
    const { recordsOfPage, itemsOfPage } = CHANGE_LOG_LIMITS;
    return this.db.rows(
      Entry,
      `SELECT sheet.version AS current, sheet.title, entry.version, record, kind, change, ids, has_next
       FROM (${ACTIVE_SHEET}) AS sheet LEFT JOIN LATERAL (
         SELECT version, record, kind, change, array_to_json(ids) AS ids, has_next FROM (
           SELECT *, lead(version) OVER in_order IS NOT NULL AS has_next, row_number() OVER in_order AS number,
             sum(greatest(1, cardinality(ids))) OVER in_order - greatest(1, cardinality(ids)) AS items_before
           FROM (
             SELECT * FROM sheet_change WHERE sheet_id = $1 AND (version, record) > ($3::bigint, $4::integer)
             ORDER BY version, record LIMIT ${recordsOfPage + 1}
           ) AS next WINDOW in_order AS (ORDER BY version, record)
         ) AS counted WHERE items_before < ${itemsOfPage} AND number <= ${recordsOfPage}
       ) AS entry ON true ORDER BY entry.version, record`,
      [sheetId, agentId, version, record],
    );
  }

  /**
   * Returns whether none of the items was changed by the versions between the two, of which the log must hold every
   * one. What a generation has shown is no change. A change of the sheet itself, and a deletion, whose cells are gone,
   * may not follow any other.
   */
  async isUntouched(sheetId: number, { from, to }: VersionRange, changes: readonly LoggedChange[]): Promise<boolean> {
    const { versions, touched } = await this.db.single(
      Touched,
      `SELECT count(DISTINCT version)::integer AS versions, count(*) FILTER (
           WHERE change <> 'shown' AND (
             kind = 'whole' OR $5 OR EXISTS (
               SELECT FROM jsonb_to_recordset($4::jsonb) AS written (kind text, ids bigint[])
               WHERE written.kind = sheet_change.kind AND written.ids && sheet_change.ids
             )
           )
         )::integer AS touched
       FROM sheet_change WHERE sheet_id = $1 AND version > $2 AND version < $3`,
      [sheetId, from, to, JSON.stringify(changes), changes.some(isOfWhole)],
    );
    return versions === to - from - 1 && touched === 0;
  }

  /** Returns the ids of all rows and columns by position, as JSON text. */
  async order(sheetId: number): Promise<ItemOrder> {
    return this.db.single(
      Order,
      `SELECT ${orderOf('sheet_row')} AS row_ids, ${orderOf('sheet_column')} AS column_ids`,
      [sheetId],
    );
  }

  /** Removes records from before a time and returns their number, at most `limit`. */
  async expire(before: Date, limit: number): Promise<number> {
    return this.db.execute(
      `DELETE FROM sheet_change WHERE ctid = ANY (
         ARRAY(SELECT ctid FROM sheet_change WHERE created_at < $1 LIMIT $2))`,
      [before, limit],
    );
  }
}
