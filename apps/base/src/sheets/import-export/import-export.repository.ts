import { Injectable } from '@nestjs/common';
import { Database, integer, row, rowOf, text, typeOf, type RowOf } from '@reelsheet/platform-database';
import { CellEntity } from '../cells/cell.entity.js';
import { SheetColumnEntity } from '../columns/column.entity.js';
import { PENDING_POSITION } from '../items/item.repository.js';
import type { CellValue } from '../cells/cell.repository.js';
import { change } from '../items/item-write.sql.js';

const Column = rowOf(SheetColumnEntity, 'id', 'title');
const Id = rowOf(CellEntity, 'id');

const CHANGE = change('cell', { value: 'given.value' });

const Match = row({
  /** Number of the key in the request, from 1. */
  number: integer(),
  rowId: typeOf(CellEntity, 'rowId'),
  rows: integer(),
});
const Changed = rowOf(CellEntity, 'id', 'rowId', 'columnId').with({ before: text(), after: text() });
/** A cell whose value an import would change. */
export type ValueChange = RowOf<typeof Changed>;
export type MatchRecord = RowOf<typeof Match>;

/** Statements of imports and exports, each for thousands of cells. */
@Injectable()
export class ImportExportRepository {
  constructor(private readonly db: Database) {}

  /** Returns the columns by position. */
  async columns(sheetId: number): Promise<RowOf<typeof Column>[]> {
    return this.db.rows(
      Column,
      `SELECT id, title FROM sheet_column WHERE sheet_id = $1 AND position <> ${PENDING_POSITION} ORDER BY position`,
      [sheetId],
    );
  }

  /** Returns the ids of the rows by position. */
  async rowIds(sheetId: number): Promise<number[]> {
    const rows = await this.db.rows(
      Id,
      `SELECT id FROM sheet_row WHERE sheet_id = $1 AND position <> ${PENDING_POSITION} ORDER BY position`,
      [sheetId],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns for each key that occurs in the column one of its rows and the number of its rows. */
  async match(columnId: number, keys: readonly string[]): Promise<MatchRecord[]> {
    return this.db.rows(
      Match,
      `SELECT number::integer, min(row_id) AS row_id, count(*)::integer AS rows
       FROM unnest($2::text[]) WITH ORDINALITY AS given (key, number) JOIN cell ON column_id = $1 AND value = key
       GROUP BY number`,
      [columnId, keys],
    );
  }

  /** Locks cells by id, the order in which every change locks cells, until the transaction ends. */
  async lock(rowIds: readonly number[], columnIds: readonly number[]): Promise<void> {
    await this.db.execute(
      `SELECT FROM cell WHERE row_id = ANY ($1::bigint[]) AND column_id = ANY ($2::bigint[])
       ORDER BY id FOR NO KEY UPDATE`,
      [rowIds, columnIds],
    );
  }

  /** Returns the cells that {@link write} would change, with their present values. */
  async changes(sheetId: number, values: readonly CellValue[]): Promise<ValueChange[]> {
    return this.db.rows(
      Changed,
      `SELECT cell.id, cell.row_id, cell.column_id, cell.value AS before, given.value AS after
       FROM unnest($2::bigint[], $3::bigint[], $4::text[]) AS given (row_id, column_id, value)
       JOIN cell ON cell.row_id = given.row_id AND cell.column_id = given.column_id
       WHERE cell.sheet_id = $1 AND cell.value <> given.value`,
      [sheetId, ...(['rowId', 'columnId', 'value'] as const).map((key) => values.map((value) => value[key]))],
    );
  }

  /** Returns the ids of the cells that changed. */
  async write(sheetId: number, values: readonly CellValue[]): Promise<number[]> {
    const changed = await this.db.rows(
      Id,
      `UPDATE cell SET ${CHANGE.set}
       FROM unnest($2::bigint[], $3::bigint[], $4::text[]) AS given (row_id, column_id, value)
       WHERE cell.sheet_id = $1 AND cell.row_id = given.row_id AND cell.column_id = given.column_id
         AND ${CHANGE.isChange}
       RETURNING cell.id`,
      [sheetId, ...(['rowId', 'columnId', 'value'] as const).map((key) => values.map((value) => value[key]))],
    );
    return changed.map(({ id }) => id);
  }
}
