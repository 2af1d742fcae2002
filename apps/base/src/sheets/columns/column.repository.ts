import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { PENDING_POSITION } from '../positions/position.repository.js';
import type { ColumnRole, ColumnType } from '../sheet/column-types.js';
import { change, Written, WRITTEN, type ItemsWritten } from '../sheet/item-write.sql.js';
import { SheetColumnEntity } from './column.entity.js';

const CHANGE = change('old', {
  title: 'coalesce(change.title, old.title)',
  type: 'coalesce(change.type, old.type)',
  column_role: 'coalesce(change.column_role, old.column_role)',
  description: 'coalesce(change.description, old.description)',
  additional_attributes: 'coalesce(change.attributes, old.additional_attributes)',
  temp_title: 'CASE WHEN change.sets_temp_title THEN change.temp_title ELSE old.temp_title END',
});

const Id = rowOf(SheetColumnEntity, 'id');
const Place = rowOf(SheetColumnEntity, 'position');

export interface NewColumn {
  readonly title: string;
  readonly tempTitle: string | null;
  readonly type: ColumnType;
  readonly role: ColumnRole;
  readonly description: string;
  /** JSON text. */
  readonly attributes: string;
}

/** What undefined is said of stays as it is. */
export interface ColumnUpdate extends Partial<NewColumn> {
  readonly id: number;
}

@Injectable()
export class ColumnRepository {
  constructor(private readonly db: Database) {}

  async insert(sheetId: number, position: number, column: NewColumn): Promise<number> {
    const { title, tempTitle, type, role, description, attributes } = column;
    const { id } = await this.db.single(
      Id,
      `INSERT INTO sheet_column (sheet_id, position, title, temp_title, type, column_role, description, additional_attributes) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [sheetId, position, title, tempTitle, type, role, description, attributes],
    );
    return id;
  }

  /** An empty cell in every row. */
  async addCells(sheetId: number, columnId: number): Promise<void> {
    await this.db.execute(
      `INSERT INTO cell (sheet_id, row_id, column_id) SELECT sheet_id, id, $2 FROM sheet_row WHERE sheet_id = $1`,
      [sheetId, columnId],
    );
  }

  /** The same column without a place and cells yet; undefined where there is no such column. */
  async copy(sheetId: number, columnId: number): Promise<number | undefined> {
    const copy = await this.db.row(
      Id,
      `INSERT INTO sheet_column (sheet_id, position, title, temp_title, type, column_role, description, additional_attributes)
       SELECT sheet_id, ${PENDING_POSITION}, title, temp_title, type, column_role, description, additional_attributes FROM sheet_column WHERE sheet_id = $1 AND id = $2 RETURNING id`,
      [sheetId, columnId],
    );
    return copy?.id;
  }

  async update(sheetId: number, columns: readonly ColumnUpdate[]): Promise<ItemsWritten> {
    const values = (key: keyof ColumnUpdate) => columns.map((column) => column[key] ?? null);
    return this.db.single(
      Written,
      `WITH known AS (SELECT id FROM sheet_column WHERE sheet_id = $1 AND id = ANY ($2::bigint[])),
       written AS (
         UPDATE sheet_column AS old SET ${CHANGE.set}
         FROM known JOIN unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::jsonb[], $8::text[], $9::boolean[])
           AS change (id, title, type, column_role, description, attributes, temp_title, sets_temp_title) USING (id)
         WHERE old.id = known.id AND ${CHANGE.isChange} RETURNING old.id
       ) ${WRITTEN}`,
      [
        sheetId,
        ...(['id', 'title', 'type', 'role', 'description', 'attributes', 'tempTitle'] as const).map(values),
        columns.map(({ tempTitle }) => tempTitle !== undefined),
      ],
    );
  }

  /** The place that the column had; undefined where there is no such column. Its cells are locked in the order that every change keeps to. */
  async delete(sheetId: number, columnId: number): Promise<number | undefined> {
    await this.db.execute(`SELECT FROM cell WHERE sheet_id = $1 AND column_id = $2 ORDER BY id FOR UPDATE`, [
      sheetId,
      columnId,
    ]);
    return (
      await this.db.row(Place, `DELETE FROM sheet_column WHERE sheet_id = $1 AND id = $2 RETURNING position`, [
        sheetId,
        columnId,
      ])
    )?.position;
  }
}
