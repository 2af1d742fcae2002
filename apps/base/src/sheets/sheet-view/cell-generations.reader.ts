import { Injectable } from '@nestjs/common';
import { Database, nullable, row, text } from '@reelsheet/platform-database';

const Result = row({ text: nullable(text()) });

/** Generations of cells. */
@Injectable()
export class CellGenerations {
  constructor(private readonly db: Database) {}

  /** The cell's own generation with the text that it made, if any; undefined where it is not this cell's. */
  async find(cellId: number, generationId: number): Promise<{ text: string | null } | undefined> {
    return this.db.row(
      Result,
      `SELECT CASE WHEN jsonb_typeof(result) = 'string' THEN result #>> '{}' END AS text FROM generation WHERE id = $2 AND cell_id = $1 AND layer_id IS NULL`,
      [cellId, generationId],
    );
  }
}
