import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { withImmediateReferenceChecks } from '../cells/cell-references.js';
import { PENDING_POSITION } from '../positions/position.repository.js';
import { change, Written, WRITTEN, type ItemsWritten } from '../sheet/item-write.sql.js';
import { SheetRowEntity } from './row.entity.js';

const CHANGE = change('sheet_row', {
  additional_attributes: 'coalesce(change.attributes, sheet_row.additional_attributes)',
});

const Id = rowOf(SheetRowEntity, 'id');
const Place = rowOf(SheetRowEntity, 'position');

/** What the cell of a new row holds. */
export interface CellValue {
  readonly rowId: number;
  readonly columnId: number;
  readonly value: string;
}

export interface RowUpdate {
  readonly id: number;
  /** JSON text; undefined keeps what is there. */
  readonly attributes?: string;
}

@Injectable()
export class RowRepository {
  constructor(private readonly db: Database) {}

  /** As many rows, from a place on, all with these attributes; their ids in the order in which they stand. */
  async insertMany(sheetId: number, position: number, count: number, attributes = '{}'): Promise<number[]> {
    const rows = await this.db.rows(
      Id,
      `INSERT INTO sheet_row (sheet_id, position, additional_attributes) SELECT $1, $2 + number, $4::jsonb FROM generate_series(0, $3 - 1) AS number RETURNING id`,
      [sheetId, position, count, attributes],
    );
    return rows.map(({ id }) => id);
  }

  /** A cell in every column of the rows, empty but for the values that are given. The sheet's rows and columns must be held. */
  async addCells(sheetId: number, rowIds: readonly number[], values: readonly CellValue[] = []): Promise<void> {
    await withImmediateReferenceChecks(this.db, () =>
      this.db.execute(
        `INSERT INTO cell (sheet_id, row_id, column_id, value)
         SELECT $1, line.id, sheet_column.id, coalesce(given.value, '')
         FROM unnest($2::bigint[]) WITH ORDINALITY AS line (id, number) JOIN sheet_column ON sheet_id = $1
         LEFT JOIN unnest($3::bigint[], $4::bigint[], $5::text[]) AS given (row_id, column_id, value)
           ON given.row_id = line.id AND given.column_id = sheet_column.id
         ORDER BY line.number, position`,
        [sheetId, rowIds, ...(['rowId', 'columnId', 'value'] as const).map((key) => values.map((value) => value[key]))],
      ),
    );
  }

  /** A row with another's attributes, without a place yet; undefined where there is no such row. */
  async copy(sheetId: number, rowId: number): Promise<number | undefined> {
    const copy = await this.db.row(
      Id,
      `INSERT INTO sheet_row (sheet_id, position, additional_attributes)
       SELECT sheet_id, ${PENDING_POSITION}, additional_attributes FROM sheet_row WHERE sheet_id = $1 AND id = $2 RETURNING id`,
      [sheetId, rowId],
    );
    return copy?.id;
  }

  async update(sheetId: number, rows: readonly RowUpdate[]): Promise<ItemsWritten> {
    return this.db.single(
      Written,
      `WITH known AS (SELECT id FROM sheet_row WHERE sheet_id = $1 AND id = ANY ($2::bigint[])),
       written AS (
         UPDATE sheet_row SET ${CHANGE.set}
         FROM known JOIN unnest($2::bigint[], $3::jsonb[]) AS change (id, attributes) USING (id)
         WHERE sheet_row.id = known.id AND ${CHANGE.isChange} RETURNING sheet_row.id
       ) ${WRITTEN}`,
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
