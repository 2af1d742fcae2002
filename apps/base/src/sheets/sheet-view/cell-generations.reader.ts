import { Injectable } from '@nestjs/common';
import { Database, nullable, row, text } from '@reelsheet/platform-database';

const Result = row({ text: nullable(text()) });

/** Reads generations of cells. */
@Injectable()
export class CellGenerations {
  constructor(private readonly db: Database) {}

  /** Returns a generation of the cell with its text, if it has one; undefined when it does not belong to the cell. */
  async find(cellId: number, generationId: number): Promise<{ text: string | null } | undefined> {
    return this.db.row(
      Result,
      `SELECT CASE WHEN jsonb_typeof(result) = 'string' THEN result #>> '{}' END AS text
       FROM generation WHERE id = $2 AND cell_id = $1 AND layer_id IS NULL`,
      [cellId, generationId],
    );
  }
}
