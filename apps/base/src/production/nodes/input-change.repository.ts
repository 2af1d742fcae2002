import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { InputChangeEntity } from './input-change.entity.js';
import { NODE_LIMITS } from './node-limits.js';

const Change = rowOf(InputChangeEntity, 'id', 'cellIds', 'rowIds');
export type NotedChange = RowOf<typeof Change>;

const COUNT_OF_IDS = `cardinality(coalesce(cell_ids, '{}')) + cardinality(coalesce(row_ids, '{}'))`;

/** The rows, or the rows of cells, that a change affects; the whole sheet without either. */
export interface ChangedIds {
  readonly cellIds?: readonly number[];
  readonly rowIds?: readonly number[];
}

/** Notes which rows must be compared again. Notes are only added, so that changes never wait for each other. */
@Injectable()
export class InputChangeRepository {
  constructor(private readonly db: Database) {}

  /** Notes them together with the commit. */
  async add(sheetId: number, { cellIds, rowIds }: ChangedIds): Promise<void> {
    await this.db.executeAtCommit(`INSERT INTO input_change (sheet_id, cell_ids, row_ids) VALUES ($1, $2, $3)`, [
      sheetId,
      cellIds ?? null,
      rowIds ?? null,
    ]);
  }

  /** Notes all rows of the sheets in one statement. */
  async addSheets(sheetIds: readonly number[]): Promise<void> {
    await this.db.execute(`INSERT INTO input_change (sheet_id) SELECT unnest($1::bigint[])`, [sheetIds]);
  }

  /** Prevents others from comparing rows of the sheet until the transaction ends. */
  async lock(sheetId: number): Promise<void> {
    await this.db.lock('nodes of a sheet', sheetId);
  }

  /** Like {@link lock}, but returns false at once while others compare rows of the sheet. */
  async lockIfFree(sheetId: number): Promise<boolean> {
    return this.db.lockIfFree('nodes of a sheet', sheetId);
  }

  /** Returns the oldest notes; of those that name many ids fewer, because all are in memory at the same time. */
  async list(sheetId: number): Promise<NotedChange[]> {
    return this.db.rows(
      Change,
      `SELECT ${Change.columns()} FROM (
         SELECT *, sum(ids) OVER (ORDER BY id) - ids AS ids_before FROM (
           SELECT ${Change.columns()}, ${COUNT_OF_IDS} AS ids FROM input_change
           WHERE sheet_id = $1 ORDER BY id LIMIT ${NODE_LIMITS.changesPerRun}
         ) AS oldest
       ) AS noted WHERE ids_before < ${NODE_LIMITS.idsPerRun} ORDER BY id`,
      [sheetId],
    );
  }

  async delete(ids: readonly number[]): Promise<void> {
    await this.db.execute(`DELETE FROM input_change WHERE id = ANY ($1::bigint[])`, [ids]);
  }
}
