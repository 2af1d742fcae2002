import { Injectable } from '@nestjs/common';
import { Database, integer, row, rowOf, typeOf, type RowOf } from '@reelsheet/platform-database';
import { CellEntity } from '../cells/cell.entity.js';
import { SheetColumnEntity } from '../columns/column.entity.js';
import { PENDING_POSITION } from '../items/item.repository.js';
import type { CellValue } from '../cells/cell.repository.js';
import { change } from '../items/item-write.sql.js';

const Column = rowOf(SheetColumnEntity, 'id', 'title');
const Id = rowOf(CellEntity, 'id');

const CHANGE = change('cell', { value: 'given.value' });

const Match = row({
  /** The key's place in the list that was asked for. */
  number: integer(),
  rowId: typeOf(CellEntity, 'rowId'),
  rows: integer(),
});
export type MatchRecord = RowOf<typeof Match>;

/** What files are made of, and what an import finds and changes; each statement takes thousands of cells at once. */
@Injectable()
export class ImportExportRepository {
  constructor(private readonly db: Database) {}

  /** By position. */
  async columns(sheetId: number): Promise<RowOf<typeof Column>[]> {
    return this.db.rows(
      Column,
      `SELECT id, title FROM sheet_column WHERE sheet_id = $1 AND position <> ${PENDING_POSITION} ORDER BY position`,
      [sheetId],
    );
  }

  /** By position. */
  async rowIds(sheetId: number): Promise<number[]> {
    const rows = await this.db.rows(
      Id,
      `SELECT id FROM sheet_row WHERE sheet_id = $1 AND position <> ${PENDING_POSITION} ORDER BY position`,
      [sheetId],
    );
    return rows.map(({ id }) => id);
  }

  /** Which rows have one of the keys in that column: one of those that have it, and how many do. */
  async match(columnId: number, keys: readonly string[]): Promise<MatchRecord[]> {
    return this.db.rows(
      Match,
      `SELECT number::integer, min(row_id) AS row_id, count(*)::integer AS rows
       FROM unnest($2::text[]) WITH ORDINALITY AS given (key, number) JOIN cell ON column_id = $1 AND value = key GROUP BY number`,
      [columnId, keys],
    );
  }

  /** Keeps the cells from being changed by others until the transaction ends, in the order that every change keeps to. */
  async lock(rowIds: readonly number[], columnIds: readonly number[]): Promise<void> {
    await this.db.execute(
      `SELECT FROM cell WHERE row_id = ANY ($1::bigint[]) AND column_id = ANY ($2::bigint[]) ORDER BY id FOR NO KEY UPDATE`,
      [rowIds, columnIds],
    );
  }

  /** The ids of the cells whose value was another. */
  async write(sheetId: number, values: readonly CellValue[]): Promise<number[]> {
    const changed = await this.db.rows(
      Id,
      `UPDATE cell SET ${CHANGE.set}
       FROM unnest($2::bigint[], $3::bigint[], $4::text[]) AS given (row_id, column_id, value)
       WHERE cell.sheet_id = $1 AND cell.row_id = given.row_id AND cell.column_id = given.column_id AND ${CHANGE.isChange}
       RETURNING cell.id`,
      [sheetId, ...(['rowId', 'columnId', 'value'] as const).map((key) => values.map((value) => value[key]))],
    );
    return changed.map(({ id }) => id);
  }
}
