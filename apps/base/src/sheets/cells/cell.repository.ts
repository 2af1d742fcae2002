import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';

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
  async hold(sheetId: number, ids: readonly number[]): Promise<boolean> {
    const held = await this.db.execute(
      `SELECT FROM cell WHERE sheet_id = $1 AND id = ANY ($2::bigint[]) ORDER BY id FOR NO KEY UPDATE`,
      [sheetId, ids],
    );
    return held === ids.length;
  }

  async update(sheetId: number, cells: readonly CellUpdate[]): Promise<void> {
    await this.db.execute(
      `UPDATE cell SET value = coalesce(change.value, cell.value), additional_attributes = coalesce(change.attributes, additional_attributes), updated_at = now()
       FROM unnest($2::bigint[], $3::text[], $4::jsonb[]) AS change (id, value, attributes) WHERE cell.id = change.id AND sheet_id = $1`,
      [
        sheetId,
        cells.map(({ id }) => id),
        cells.map(({ value }) => value ?? null),
        cells.map(({ attributes }) => attributes ?? null),
      ],
    );
  }
}
