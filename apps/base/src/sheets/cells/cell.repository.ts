import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { change, Written, WRITTEN, type ItemsWritten } from '../sheet/item-write.sql.js';

const CHANGE = change('cell', {
  value: 'coalesce(change.value, cell.value)',
  additional_attributes: 'coalesce(change.attributes, cell.additional_attributes)',
});

export interface CellUpdate {
  readonly id: number;
  readonly value?: string;
  /** JSON text; undefined keeps what is there. */
  readonly attributes?: string;
}

@Injectable()
export class CellRepository {
  constructor(private readonly db: Database) {}

  /**
   * Keeps cells from being changed by others until the transaction ends; false where not all are the sheet's.
   * Always in the same order, so that two changes of the same cells never wait for each other.
   */
  async lock(sheetId: number, ids: readonly number[]): Promise<boolean> {
    const held = await this.db.execute(
      `SELECT FROM cell WHERE sheet_id = $1 AND id = ANY ($2::bigint[]) ORDER BY id FOR NO KEY UPDATE`,
      [sheetId, ids],
    );
    return held === ids.length;
  }

  /** Always in the same order, as {@link lock}. */
  async update(sheetId: number, cells: readonly CellUpdate[]): Promise<ItemsWritten> {
    return this.db.single(
      Written,
      `WITH known AS (SELECT id FROM cell WHERE sheet_id = $1 AND id = ANY ($2::bigint[]) ORDER BY id FOR NO KEY UPDATE),
       written AS (
         UPDATE cell SET ${CHANGE.set}
         FROM known JOIN unnest($2::bigint[], $3::text[], $4::jsonb[]) AS change (id, value, attributes) USING (id)
         WHERE cell.id = known.id AND ${CHANGE.isChange} RETURNING cell.id
       ) ${WRITTEN}`,
      [
        sheetId,
        cells.map(({ id }) => id),
        cells.map(({ value }) => value ?? null),
        cells.map(({ attributes }) => attributes ?? null),
      ],
    );
  }
}
