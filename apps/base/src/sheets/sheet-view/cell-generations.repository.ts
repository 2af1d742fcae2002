import { Injectable } from '@nestjs/common';
import { Database, nullable, row, text } from '@reelsheet/platform-database';
import { CellGenerations } from '../cells/cell-generations.port.js';

const Result = row({ text: nullable(text()) });

@Injectable()
export class SqlCellGenerations extends CellGenerations {
  constructor(private readonly db: Database) {
    super();
  }

  async find(cellId: number, generationId: number): Promise<{ text: string | null } | undefined> {
    return this.db.row(
      Result,
      `SELECT CASE WHEN jsonb_typeof(result) = 'string' THEN result #>> '{}' END AS text FROM generation WHERE id = $2 AND cell_id = $1 AND layer_id IS NULL`,
      [cellId, generationId],
    );
  }
}
