import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { UNPLACED } from '../positions/position.repository.js';
import { SheetRowEntity } from './row.entity.js';

const Id = rowOf(SheetRowEntity, 'id');
const Place = rowOf(SheetRowEntity, 'position');

export interface RowUpdate {
  readonly id: number;
  /** JSON text; undefined keeps what is there. */
  readonly attributes?: string;
}

@Injectable()
export class RowRepository {
  constructor(private readonly db: Database) {}

  async insert(sheetId: number, position: number): Promise<number> {
    const { id } = await this.db.single(Id, `INSERT INTO sheet_row (sheet_id, position) VALUES ($1, $2) RETURNING id`, [
      sheetId,
      position,
    ]);
    return id;
  }

  /** An empty cell in every column. */
  async addCells(sheetId: number, rowId: number): Promise<void> {
    await this.db.execute(
      `INSERT INTO cell (sheet_id, row_id, column_id) SELECT sheet_id, $2, id FROM sheet_column WHERE sheet_id = $1`,
      [sheetId, rowId],
    );
  }

  /** A row with another's attributes, without a place yet; undefined where there is no such row. */
  async copy(sheetId: number, rowId: number): Promise<number | undefined> {
    const copy = await this.db.row(
      Id,
      `INSERT INTO sheet_row (sheet_id, position, additional_attributes)
       SELECT sheet_id, ${UNPLACED}, additional_attributes FROM sheet_row WHERE sheet_id = $1 AND id = $2 RETURNING id`,
      [sheetId, rowId],
    );
    return copy?.id;
  }

  /** How many of the rows are this sheet's and were written. */
  async update(sheetId: number, rows: readonly RowUpdate[]): Promise<number> {
    return this.db.execute(
      `UPDATE sheet_row SET additional_attributes = coalesce(change.attributes, additional_attributes), updated_at = now()
       FROM unnest($2::bigint[], $3::jsonb[]) AS change (id, attributes) WHERE sheet_row.id = change.id AND sheet_id = $1`,
      [sheetId, rows.map(({ id }) => id), rows.map(({ attributes }) => attributes ?? null)],
    );
  }

  /** The place that the row had; undefined where there is no such row. Its cells are locked in the order that every change keeps to. */
  async delete(sheetId: number, rowId: number): Promise<number | undefined> {
    await this.db.execute(`SELECT FROM cell WHERE sheet_id = $1 AND row_id = $2 ORDER BY id FOR UPDATE`, [
      sheetId,
      rowId,
    ]);
    return (
      await this.db.row(Place, `DELETE FROM sheet_row WHERE sheet_id = $1 AND id = $2 RETURNING position`, [
        sheetId,
        rowId,
      ])
    )?.position;
  }
}
