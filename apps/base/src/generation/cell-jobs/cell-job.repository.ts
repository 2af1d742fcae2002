import { Injectable } from '@nestjs/common';
import {
  bigint,
  boolean,
  Database,
  integer,
  nullable,
  row,
  rowOf,
  text,
  timestamp,
  typeOf,
  type RowOf,
} from '@reelsheet/platform-database';
import { targetIsDeleted } from '../../sheets/cells/cell.sql.js';
import { IS_GENERATED_CELL, HAS_PROMPT, CELLS_WITH_ROW_AND_COLUMN } from '../../sheets/cells/cell-address.sql.js';
import { BATCH_LIMITS } from './batches/batch-limits.js';
import { FAILED_CELLS_PAGE, MAX_DEBOUNCE_SECONDS, MAX_RUNNING, RETENTION } from './cell-job-limits.js';
import type { CellJobEnd } from './cell-job.js';
import { CellJobEntity } from './cell-job.entity.js';

/** The sheet whose cells are generated. */
export interface CellJobScope {
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetId: number;
}

/** The rows and columns whose cells a batch generates; all of them when absent. */
export interface CellSelection {
  readonly rowIds?: readonly number[];
  readonly columnIds?: readonly number[];
}

const CellJob = rowOf(CellJobEntity, 'id', 'organizationId', 'agentId', 'sheetId', 'rowId', 'cellId', 'batchId');
export type CellJob = RowOf<typeof CellJob>;

const OpenJob = rowOf(CellJobEntity, 'id', 'cellId', 'status', 'inputs');
export type OpenCellJob = RowOf<typeof OpenJob>;

const Inserted = row({ taken: integer(), otherBatchId: nullable(bigint()) });
const Ended = CellJob.with({ estimate: typeOf(CellJobEntity, 'estimate'), rerun: boolean() });
const FailedInput = row({ cellId: bigint(), reason: nullable(text()) });
const DueTime = row({ notBefore: nullable(timestamp()) });
const BatchFailure = rowOf(CellJobEntity, 'rowId', 'cellId', 'reason');
export type BatchFailure = RowOf<typeof BatchFailure>;
const FailedCell = rowOf(CellJobEntity, 'rowId', 'cellId', 'reason').with({ endedAt: timestamp() });
export type FailedCell = RowOf<typeof FailedCell>;
const RunningJob = row({ generationId: bigint() });

const OPEN = `status IN ('waiting', 'running')`;
/** SQL condition: one of the job's inputs has an open job itself. */
const isBlocked = (cellJob: string) => `EXISTS (
  SELECT FROM cell_job AS input WHERE input.cell_id = ANY (${cellJob}.inputs) AND input.${OPEN})`;

/**
 * Cell jobs. To write several jobs or to choose the next one, take the organization's lock ({@link lock}) first.
 * Further locks follow in this order: batch, cell job, task, ledger. The end of a generation only writes its own cell
 * job.
 */
@Injectable()
export class CellJobRepository {
  constructor(private readonly db: Database) {}

  /** Locks the cell jobs of the organization until the transaction ends. */
  async lock(organizationId: number): Promise<void> {
    await this.db.lock('cell jobs of an organization', organizationId);
  }

  /**
   * Inserts jobs for automation. A waiting job is delayed, but not longer than {@link MAX_DEBOUNCE_SECONDS}; a running
   * job is marked to run again; a job that waits in a batch is unchanged.
   */
  async request(
    { organizationId, agentId, sheetId }: CellJobScope,
    cellIds: readonly number[],
    notBefore: Date | null,
  ): Promise<void> {
    await this.db.execute(
      `INSERT INTO cell_job AS open (organization_id, agent_id, sheet_id, row_id, cell_id, not_before)
       SELECT $1, $2, $3, cell.row_id, cell.id, coalesce($5, now()) FROM ${CELLS_WITH_ROW_AND_COLUMN}
       WHERE cell.sheet_id = $3 AND cell.id = ANY ($4::bigint[]) AND ${IS_GENERATED_CELL} ORDER BY cell.id
       ON CONFLICT (cell_id) WHERE ${OPEN} DO UPDATE SET
         rerun = open.status = 'running',
         not_before = least(EXCLUDED.not_before, open.created_at + make_interval(secs => ${MAX_DEBOUNCE_SECONDS}))
       WHERE open.status = 'running' OR open.batch_id IS NULL`,
      [organizationId, agentId, sheetId, cellIds, notBefore],
    );
  }

  /**
   * Inserts the jobs of a batch, in the order of rows and columns. Takes over the waiting jobs of automation, but not
   * its running ones. `otherBatchId` is a batch that has open jobs for some of the cells.
   */
  async insertOfBatch(
    batchId: number,
    { organizationId, agentId, sheetId }: CellJobScope,
    { rowIds, columnIds }: CellSelection,
  ): Promise<RowOf<typeof Inserted>> {
    return this.db.single(
      Inserted,
      `WITH selected AS MATERIALIZED (
         SELECT cell.id, cell.row_id FROM ${CELLS_WITH_ROW_AND_COLUMN}
         WHERE cell.sheet_id = $4 AND ${IS_GENERATED_CELL} AND ${HAS_PROMPT}
           AND ($5::bigint[] IS NULL OR cell.row_id = ANY ($5::bigint[]))
           AND ($6::bigint[] IS NULL OR cell.column_id = ANY ($6::bigint[]))
         ORDER BY sheet_row.position, sheet_column.position
       ), taken AS (
         INSERT INTO cell_job AS open (batch_id, organization_id, agent_id, sheet_id, row_id, cell_id)
         SELECT $1::bigint, $2::bigint, $3::bigint, $4::bigint, row_id, id FROM selected
         ON CONFLICT (cell_id) WHERE ${OPEN}
           DO UPDATE SET batch_id = EXCLUDED.batch_id, not_before = EXCLUDED.not_before
         WHERE open.status = 'waiting' AND open.batch_id IS NULL
         RETURNING id
       )
       SELECT (SELECT count(*) FROM taken)::integer AS taken,
         (SELECT min(batch_id) FROM cell_job JOIN selected ON selected.id = cell_job.cell_id
          WHERE ${OPEN}) AS other_batch_id`,
      [batchId, organizationId, agentId, sheetId, rowIds ?? null, columnIds ?? null],
    );
  }

  /**
   * Returns the waiting jobs whose inputs are done, as many as the organization may start. Batches and automation
   * alternate.
   */
  async next(organizationId: number): Promise<CellJob[]> {
    return this.db.rows(
      CellJob,
      `WITH source AS (
         SELECT id, (SELECT count(*) FROM cell_job WHERE batch_id = batch.id AND status = 'running') AS running
         FROM batch WHERE organization_id = $1 AND status = 'running'
       ), candidate AS (
         SELECT next.*, source.running + row_number() OVER (PARTITION BY source.id ORDER BY next.id) AS ordinal
         FROM source CROSS JOIN LATERAL (
           SELECT ${CellJob.columns()} FROM cell_job
           WHERE batch_id = source.id AND status = 'waiting' AND NOT ${isBlocked('cell_job')}
           ORDER BY id LIMIT greatest(${MAX_RUNNING.ofBatch} - source.running, 0)
         ) AS next
         UNION ALL
         SELECT next.*, row_number() OVER (ORDER BY next.id)
         FROM (
           SELECT ${CellJob.columns()} FROM cell_job
           WHERE organization_id = $1 AND batch_id IS NULL AND status = 'waiting' AND not_before <= now()
             AND NOT ${isBlocked('cell_job')}
           ORDER BY not_before LIMIT ${MAX_RUNNING.ofOrganization}
         ) AS next
       )
       SELECT ${CellJob.columns()} FROM candidate ORDER BY ordinal, id
       LIMIT greatest(${MAX_RUNNING.ofOrganization} - (
         SELECT count(*) FROM cell_job WHERE organization_id = $1 AND status = 'running'), 0)`,
      [organizationId],
    );
  }

  /** Returns when the next automatic job is due that is not due yet. */
  async nextDueAt(organizationId: number): Promise<Date | null> {
    const { notBefore } = await this.db.single(
      DueTime,
      `SELECT min(not_before) AS not_before FROM cell_job
       WHERE organization_id = $1 AND batch_id IS NULL AND status = 'waiting' AND not_before > now()`,
      [organizationId],
    );
    return notBefore;
  }

  async openOf(rowIds: readonly number[]): Promise<OpenCellJob[]> {
    return this.db.rows(
      OpenJob,
      `SELECT ${OpenJob.columns()} FROM cell_job WHERE row_id = ANY ($1::bigint[]) AND ${OPEN}`,
      [rowIds],
    );
  }

  /** Stores the inputs of waiting jobs, by job id. Returns how many have changed. */
  async setInputs(inputs: ReadonlyMap<number, readonly number[]>): Promise<number> {
    const pairs = [...inputs].flatMap(([id, cellIds]) => cellIds.map((cellId) => ({ id, cellId })));
    return this.db.execute(
      `UPDATE cell_job SET inputs = current.inputs
       FROM (
         SELECT id, coalesce(array_agg(cell_id ORDER BY cell_id) FILTER (WHERE cell_id IS NOT NULL), '{}') AS inputs
         FROM unnest($1::bigint[]) AS job (id)
           LEFT JOIN unnest($2::bigint[], $3::bigint[]) AS pair (cell_job_id, cell_id) ON cell_job_id = id
         GROUP BY id
       ) AS current
       WHERE cell_job.id = current.id AND status = 'waiting' AND cell_job.inputs IS DISTINCT FROM current.inputs`,
      [[...inputs.keys()], pairs.map(({ id }) => id), pairs.map(({ cellId }) => cellId)],
    );
  }

  /** Starts a waiting job. Returns false when it waits for another cell, or when the maximum of jobs is running. */
  async take({ id, organizationId, batchId }: CellJob): Promise<boolean> {
    const taken = await this.db.execute(
      `UPDATE cell_job SET status = 'running'
       WHERE id = $1 AND status = 'waiting' AND batch_id IS NOT DISTINCT FROM $3::bigint
         AND NOT ${isBlocked('cell_job')}
         AND (SELECT count(*) FROM cell_job AS other WHERE other.organization_id = $2 AND other.status = 'running')
           < ${MAX_RUNNING.ofOrganization}
         AND ($3::bigint IS NULL
           OR (SELECT count(*) FROM cell_job AS other WHERE other.batch_id = $3 AND other.status = 'running')
             < ${MAX_RUNNING.ofBatch})`,
      [id, organizationId, batchId],
    );
    return taken > 0;
  }

  /** Returns an input whose job has failed or was stopped since this job was requested. */
  async failedInput(id: number): Promise<RowOf<typeof FailedInput> | undefined> {
    return this.db.row(
      FailedInput,
      `SELECT input.cell_id, input.reason
       FROM cell_job CROSS JOIN LATERAL unnest(inputs) AS cell (id) CROSS JOIN LATERAL (
         SELECT cell_id, status, reason, ended_at FROM cell_job AS input
         WHERE input.cell_id = cell.id ORDER BY input.id DESC LIMIT 1
       ) AS input
       WHERE cell_job.id = $1 AND input.status IN ('failed', 'stopped') AND input.ended_at >= cell_job.created_at
       ORDER BY input.ended_at LIMIT 1`,
      [id],
    );
  }

  async setGeneration(id: number, generation: { readonly id: number; readonly estimate: number }): Promise<void> {
    await this.db.execute(`UPDATE cell_job SET generation_id = $2, estimate = $3 WHERE id = $1`, [
      id,
      generation.id,
      generation.estimate,
    ]);
  }

  /** Ends a job that {@link take} has started in this transaction. */
  async end(id: number, { status, reason = null }: CellJobEnd): Promise<void> {
    await this.db.execute(
      `UPDATE cell_job SET status = $2, reason = $3, ended_at = now() WHERE id = $1 AND status = 'running'`,
      [id, status, reason],
    );
  }

  /** Deletes a job whose cell was deleted. */
  async delete(id: number): Promise<void> {
    await this.db.execute(`DELETE FROM cell_job WHERE id = $1`, [id]);
  }

  /** Ends the job that enqueued the generation. Returns undefined when there is none. */
  async endByGeneration(
    generationId: number,
    { status, reason = null }: CellJobEnd,
  ): Promise<RowOf<typeof Ended> | undefined> {
    return this.db.row(
      Ended,
      `UPDATE cell_job SET status = $2, reason = $3, ended_at = now()
       WHERE generation_id = $1 AND status = 'running' RETURNING ${Ended.columns()}`,
      [generationId, status, reason],
    );
  }

  /** Stops the waiting jobs of a batch. */
  async stopWaiting(batchId: number): Promise<void> {
    await this.db.execute(
      `UPDATE cell_job SET status = 'stopped', ended_at = now() WHERE batch_id = $1 AND status = 'waiting'`,
      [batchId],
    );
  }

  /** Deletes old ended jobs, except the failures that batches list. */
  async prune(organizationId: number): Promise<void> {
    await this.db.execute(
      `DELETE FROM cell_job WHERE id = ANY (ARRAY(
         SELECT id FROM cell_job
         WHERE organization_id = $1 AND ended_at < now() - make_interval(days => ${RETENTION.days})
           AND (batch_id IS NULL OR status <> 'failed') ORDER BY ended_at LIMIT ${RETENTION.pruneLimit}))`,
      [organizationId],
    );
  }

  async runningGenerations(batchId: number): Promise<number[]> {
    const running = await this.db.rows(
      RunningJob,
      `SELECT generation_id FROM cell_job WHERE batch_id = $1 AND status = 'running' AND generation_id IS NOT NULL`,
      [batchId],
    );
    return running.map(({ generationId }) => generationId);
  }

  /** Returns the cells that automation failed to generate and that were not requested since, newest first. */
  async failedCells(sheetId: number, page: number, cellId?: number): Promise<FailedCell[]> {
    return this.db.rows(
      FailedCell,
      `SELECT ${FailedCell.columns()} FROM cell_job
       WHERE sheet_id = $1 AND status = 'failed' AND batch_id IS NULL AND ($2::bigint IS NULL OR cell_id = $2)
         AND NOT EXISTS (
           SELECT FROM cell_job AS later WHERE later.cell_id = cell_job.cell_id AND later.id > cell_job.id)
         AND NOT ${targetIsDeleted({ sheetId: 'cell_job.sheet_id', cellId: 'cell_job.cell_id' })}
       ORDER BY id DESC OFFSET $3 LIMIT ${FAILED_CELLS_PAGE}`,
      [sheetId, cellId ?? null, (page - 1) * FAILED_CELLS_PAGE],
    );
  }

  /** Returns the first failures of a batch. */
  async failures(batchId: number): Promise<BatchFailure[]> {
    return this.db.rows(
      BatchFailure,
      `SELECT ${BatchFailure.columns()} FROM cell_job
       WHERE batch_id = $1 AND status = 'failed' ORDER BY id LIMIT ${BATCH_LIMITS.failures}`,
      [batchId],
    );
  }
}
