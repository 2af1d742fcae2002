import { Injectable } from '@nestjs/common';
import { bigint, Database, row, rowOf, timestamp, typeOf, type RowOf } from '@reelsheet/platform-database';
import {
  CELLS_WITH_ROW_AND_COLUMN,
  HAS_LAYERS,
  HAS_PROMPT,
  IS_GENERATED_CELL,
  IS_RENDERED_CELL,
} from '../../sheets/cells/cell-address.sql.js';
import { BatchEntity } from './batches/batch.entity.js';
import type { BatchTarget } from './batches/batch.js';
import { CellJobEntity } from './cell-job.entity.js';
import type { CellSelection } from './cell-job.repository.js';

const FailedJob = rowOf(CellJobEntity, 'reason').with({ cellId: bigint(), endedAt: timestamp() });
export type EarlyFailedJob = RowOf<typeof FailedJob>;

const FailedPosts = rowOf(CellJobEntity, 'rowId', 'reason').with({ endedAt: timestamp() });
export type FailedPostsOfRow = RowOf<typeof FailedPosts>;

const UnderWay = rowOf(CellJobEntity, 'rowId', 'stage', 'generationId', 'renderJobId').with({ cellId: bigint() });
export type CellUnderWay = RowOf<typeof UnderWay>;

const Cell = row({ id: bigint() });
const OpenBatch = row({ rowId: bigint(), batchId: bigint(), through: typeOf(BatchEntity, 'through') });
/** A running or paused batch that makes something of a row. */
export type OpenBatchOfRow = RowOf<typeof OpenBatch>;

/** Reads cell jobs for other features. */
@Injectable()
export class CellJobReader {
  constructor(private readonly db: Database) {}

  /** Returns the latest cell job of each cell that failed before it ordered anything. */
  async failedEarly(cellIds: readonly number[]): Promise<EarlyFailedJob[]> {
    return this.db.rows(
      FailedJob,
      `SELECT latest.* FROM unnest($1::bigint[]) AS requested (id) CROSS JOIN LATERAL (
         SELECT cell_id, reason, ended_at FROM cell_job
         WHERE cell_id = requested.id AND status = 'failed' AND generation_id IS NULL AND render_job_id IS NULL
         ORDER BY id DESC LIMIT 1
       ) AS latest`,
      [cellIds],
    );
  }

  /** Returns the latest attempt of each row whose posts could not be made when a batch last tried, by row. */
  async failedPosts(rowIds: readonly number[]): Promise<Map<number, FailedPostsOfRow>> {
    const failed = await this.db.rows(
      FailedPosts,
      `SELECT row_id, reason, ended_at FROM unnest($1::bigint[]) AS requested (id) CROSS JOIN LATERAL (
         SELECT row_id, status, reason, ended_at FROM cell_job
         WHERE row_id = requested.id AND stage = 'post' ORDER BY id DESC LIMIT 1
       ) AS latest WHERE status = 'failed'`,
      [rowIds],
    );
    return new Map(failed.map((each) => [each.rowId, each]));
  }

  /** Returns the cells that a batch is making now, oldest first; posts of rows are made at once. */
  async underWay(batchId: number): Promise<CellUnderWay[]> {
    return this.db.rows(
      UnderWay,
      `SELECT ${UnderWay.columns()} FROM cell_job
       WHERE batch_id = $1 AND status = 'running' AND stage <> 'post' ORDER BY id`,
      [batchId],
    );
  }

  /** Returns the cells that a batch over these cells would render. */
  async rendersIn(sheetId: number, { rowIds, columnIds, cells }: CellSelection): Promise<number[]> {
    const rendered = await this.db.rows(
      Cell,
      `SELECT cell.id FROM ${CELLS_WITH_ROW_AND_COLUMN}
       WHERE cell.sheet_id = $1 AND ${IS_RENDERED_CELL} AND (${HAS_LAYERS} OR $4::bigint[] IS NOT NULL)
         AND ($2::bigint[] IS NULL OR cell.row_id = ANY ($2)) AND ($3::bigint[] IS NULL OR cell.column_id = ANY ($3))
         AND ($4::bigint[] IS NULL OR cell.id = ANY ($4)) ORDER BY cell.id`,
      [sheetId, rowIds ?? null, columnIds ?? null, cells?.ids ?? null],
    );
    return rendered.map(({ id }) => id);
  }

  /** Returns the cells of rows that a batch over all their cells would make. */
  async cellsIn(sheetId: number, rowIds: readonly number[], through: BatchTarget): Promise<number[]> {
    const made = await this.db.rows(
      Cell,
      `SELECT cell.id FROM ${CELLS_WITH_ROW_AND_COLUMN}
       WHERE cell.sheet_id = $1 AND cell.row_id = ANY ($2::bigint[])
         AND (${IS_GENERATED_CELL} AND ${HAS_PROMPT} OR $3 AND ${IS_RENDERED_CELL} AND ${HAS_LAYERS})
       ORDER BY cell.id`,
      [sheetId, rowIds, through !== 'cells'],
    );
    return made.map(({ id }) => id);
  }

  /** Returns the running and paused batches that still make something of the rows. */
  async openBatchesOf(rowIds: readonly number[]): Promise<OpenBatchOfRow[]> {
    return this.db.rows(
      OpenBatch,
      `SELECT DISTINCT row_id, batch_id, through FROM cell_job JOIN batch ON batch.id = batch_id
       WHERE row_id = ANY ($1::bigint[]) AND cell_job.status IN ('waiting', 'running')`,
      [rowIds],
    );
  }
}
