import { Injectable } from '@nestjs/common';
import { Database, rowOf, timestamp, type RowOf } from '@reelsheet/platform-database';
import { CellJobEntity } from './cell-job.entity.js';

const FailedJob = rowOf(CellJobEntity, 'cellId', 'reason').with({ endedAt: timestamp() });
export type EarlyFailedJob = RowOf<typeof FailedJob>;

/** Reads cell jobs for other features. */
@Injectable()
export class CellJobReader {
  constructor(private readonly db: Database) {}

  /** Returns the latest cell job of each cell that failed before it ordered a generation. */
  async failedWithoutGeneration(cellIds: readonly number[]): Promise<EarlyFailedJob[]> {
    return this.db.rows(
      FailedJob,
      `SELECT latest.* FROM unnest($1::bigint[]) AS requested (id) CROSS JOIN LATERAL (
         SELECT cell_id, reason, ended_at FROM cell_job
         WHERE cell_id = requested.id AND status = 'failed' AND generation_id IS NULL ORDER BY id DESC LIMIT 1
       ) AS latest`,
      [cellIds],
    );
  }
}
