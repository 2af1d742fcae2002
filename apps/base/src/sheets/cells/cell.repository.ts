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

  async exists(sheetId: number, cellId: number): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM cell WHERE sheet_id = $1 AND id = $2`, [sheetId, cellId])) > 0;
  }

  /** How many of the cells are this sheet's and were written. */
  async update(sheetId: number, cells: readonly CellUpdate[]): Promise<number> {
    return this.db.execute(
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
