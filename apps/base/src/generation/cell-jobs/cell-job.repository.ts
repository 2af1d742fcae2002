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
import {
  CELLS_WITH_ROW_AND_COLUMN,
  HAS_LAYERS,
  HAS_PROMPT,
  IS_GENERATED_CELL,
  IS_RENDERED_CELL,
} from '../../sheets/cells/cell-address.sql.js';
import { BATCH_LIMITS } from './batches/batch-limits.js';
import type { BatchTarget } from './batches/batch.js';
import {
  FAILED_CELLS_PAGE,
  MAX_DEBOUNCE_SECONDS,
  MAX_RUNNING,
  MAX_WAIT_FOR_AUTOMATION_SECONDS,
  POSTS_OF_ROUND,
  RETENTION,
} from './cell-job-limits.js';
import type { CellJobEnd, MadeByCellJob } from './cell-job.js';
import { CellJobEntity } from './cell-job.entity.js';

/** The sheet whose cells are generated. */
export interface CellJobScope {
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetId: number;
}

/** The rows and columns whose cells a batch makes; all of them when absent. */
export interface CellSelection {
  readonly rowIds?: readonly number[];
  readonly columnIds?: readonly number[];
  /** The cells among them that are made; all of them when absent. */
  readonly cells?: ChosenCells;
}

/** Cells, and rows with their posts, that a batch makes because of their state. */
export interface ChosenCells {
  readonly ids: readonly number[];
  /** The ones among them that are left as they are if what they are made of is unchanged by then. */
  readonly unlessUnchanged: readonly number[];
  /** Rows whose posts are made. */
  readonly rowsOfPosts: readonly number[];
}

const CellJob = rowOf(
  CellJobEntity,
  'id',
  'organizationId',
  'agentId',
  'sheetId',
  'rowId',
  'cellId',
  'batchId',
  'stage',
  'skipsUnchanged',
);
export type CellJob = RowOf<typeof CellJob>;

const OpenJob = rowOf(CellJobEntity, 'id', 'rowId', 'stage', 'status', 'inputs').with({ cellId: bigint() });
export type OpenCellJob = RowOf<typeof OpenJob>;
const WaitedFor = row({ cellId: bigint(), inputId: bigint() });
export type WaitedForCell = RowOf<typeof WaitedFor>;

const Inserted = row({ taken: integer(), renders: integer(), otherBatchId: nullable(bigint()) });
const InsertedPosts = row({ taken: integer(), otherBatchId: nullable(bigint()) });
const Reopened = row({ failed: integer(), renderFailed: integer(), postFailed: integer() });
const Ended = CellJob.with({ cellId: bigint(), estimate: typeOf(CellJobEntity, 'estimate'), rerun: boolean() });
const FailedInput = row({ cellId: bigint(), reason: nullable(text()) });
const Overdue = row({ isOverdue: boolean() });
const DueTime = row({ notBefore: nullable(timestamp()) });
const BatchFailure = rowOf(CellJobEntity, 'rowId', 'cellId', 'stage', 'reason');
export type BatchFailure = RowOf<typeof BatchFailure>;
const FailedCell = rowOf(CellJobEntity, 'rowId', 'reason').with({ cellId: bigint(), endedAt: timestamp() });
export type FailedCell = RowOf<typeof FailedCell>;
const RunningJob = row({ id: bigint() });

const OPEN = `status IN ('waiting', 'running')`;
/** SQL condition: one of the job's inputs has an open job itself. */
const isBlocked = (cellJob: string) => `EXISTS (
  SELECT FROM cell_job AS input WHERE input.cell_id = ANY (${cellJob}.inputs) AND input.${OPEN})`;
/**
 * SQL condition: a cell of the row whose posts the job makes has an open job. Cells that wait in another batch that is
 * paused do not count, because nobody knows when that goes on.
 */
const isBehindCells = (cellJob: string) => `EXISTS (
  SELECT FROM cell_job AS input
  WHERE input.row_id = ${cellJob}.row_id AND input.stage <> 'post' AND input.${OPEN}
    AND NOT (input.status = 'waiting' AND input.batch_id IS DISTINCT FROM ${cellJob}.batch_id AND EXISTS (
      SELECT FROM batch AS other WHERE other.id = input.batch_id AND other.status = 'paused')))`;
/** SQL: the cells that a job waits for; for the posts of a row, those of the row. */
const INPUTS = `(
  SELECT unnest(cell_job.inputs) AS id WHERE cell_job.stage <> 'post'
  UNION ALL
  SELECT cell.id FROM ${CELLS_WITH_ROW_AND_COLUMN} WHERE cell_job.stage = 'post' AND cell.row_id = cell_job.row_id)`;
/** SQL condition: the posts of an earlier row of the batch are not made yet, which take their times first. */
const isBehindPosts = (cellJob: string) => `EXISTS (
  SELECT FROM cell_job AS earlier
  WHERE earlier.batch_id = ${cellJob}.batch_id AND earlier.stage = 'post' AND earlier.${OPEN}
    AND earlier.id < ${cellJob}.id)`;

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
    { rowIds, columnIds, cells }: CellSelection,
    through: BatchTarget,
  ): Promise<RowOf<typeof Inserted>> {
    return this.db.single(
      Inserted,
      `WITH selected AS MATERIALIZED (
         SELECT cell.id, cell.row_id, CASE WHEN ${IS_RENDERED_CELL} THEN 'render' ELSE 'cells' END AS stage
         FROM ${CELLS_WITH_ROW_AND_COLUMN}
         WHERE cell.sheet_id = $4 AND (${IS_GENERATED_CELL} AND ${HAS_PROMPT}
             OR $9 AND ${IS_RENDERED_CELL} AND (${HAS_LAYERS} OR $7::bigint[] IS NOT NULL))
           AND ($7::bigint[] IS NULL OR cell.id = ANY ($7::bigint[]))
           AND ($5::bigint[] IS NULL OR cell.row_id = ANY ($5::bigint[]))
           AND ($6::bigint[] IS NULL OR cell.column_id = ANY ($6::bigint[]))
         ORDER BY sheet_row.position, sheet_column.position
       ), taken AS (
         INSERT INTO cell_job AS open
           (batch_id, organization_id, agent_id, sheet_id, row_id, cell_id, stage, skips_unchanged)
         SELECT $1::bigint, $2::bigint, $3::bigint, $4::bigint, row_id, id, stage, id = ANY ($8::bigint[]) FROM selected
         ON CONFLICT (cell_id) WHERE ${OPEN} DO UPDATE
           SET batch_id = EXCLUDED.batch_id, not_before = EXCLUDED.not_before,
             skips_unchanged = EXCLUDED.skips_unchanged
         WHERE open.status = 'waiting' AND open.batch_id IS NULL
         RETURNING stage
       )
       SELECT (SELECT count(*) FROM taken)::integer AS taken,
         (SELECT count(*) FROM taken WHERE stage = 'render')::integer AS renders,
         (SELECT min(batch_id) FROM cell_job JOIN selected ON selected.id = cell_job.cell_id
          WHERE ${OPEN}) AS other_batch_id`,
      [
        batchId,
        organizationId,
        agentId,
        sheetId,
        rowIds ?? null,
        columnIds ?? null,
        cells?.ids ?? null,
        cells?.unlessUnchanged ?? [],
        through !== 'cells',
      ],
    );
  }

  /**
   * Inserts the jobs of a batch that make the posts of rows, in the order of the rows, which is the order in which they
   * take times. `otherBatchId` is another batch that has open jobs for posts or cells of some of the rows.
   */
  async insertPostsOfBatch(
    batchId: number,
    { organizationId, agentId, sheetId }: CellJobScope,
    { rowIds, cells }: CellSelection,
  ): Promise<RowOf<typeof InsertedPosts>> {
    return this.db.single(
      InsertedPosts,
      `WITH selected AS MATERIALIZED (
         SELECT cell.row_id FROM ${CELLS_WITH_ROW_AND_COLUMN}
         WHERE cell.sheet_id = $4 AND ($5::bigint[] IS NULL OR cell.row_id = ANY ($5))
           AND ($6::bigint[] IS NULL OR cell.row_id = ANY ($6))
         GROUP BY cell.row_id, sheet_row.position ORDER BY sheet_row.position
       ), taken AS (
         INSERT INTO cell_job (batch_id, organization_id, agent_id, sheet_id, row_id, stage)
         SELECT $1::bigint, $2::bigint, $3::bigint, $4::bigint, row_id, 'post' FROM selected
         ON CONFLICT (row_id) WHERE stage = 'post' AND ${OPEN} DO NOTHING
         RETURNING id
       )
       SELECT (SELECT count(*) FROM taken)::integer AS taken,
         (SELECT min(batch_id) FROM cell_job JOIN selected USING (row_id)
          WHERE ${OPEN} AND batch_id <> $1::bigint) AS other_batch_id`,
      [batchId, organizationId, agentId, sheetId, rowIds ?? null, cells?.rowsOfPosts ?? null],
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
           WHERE batch_id = source.id AND status = 'waiting' AND stage <> 'post' AND NOT ${isBlocked('cell_job')}
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

  /**
   * Returns the next jobs of running batches that make posts: the first rows of each, until one whose cells or video
   * are not done; of all batches as many as a round makes, oldest first. They need no capacity.
   */
  async nextPosts(organizationId: number): Promise<CellJob[]> {
    return this.db.rows(
      CellJob,
      `SELECT ${CellJob.columns('next')} FROM batch CROSS JOIN LATERAL (
         SELECT *, bool_and(status = 'waiting' AND NOT ${isBehindCells('first')}) OVER (ORDER BY id) AS is_ready FROM (
           SELECT ${CellJob.columns()}, status FROM cell_job
           WHERE batch_id = batch.id AND stage = 'post' AND ${OPEN} ORDER BY id LIMIT ${POSTS_OF_ROUND}
         ) AS first
       ) AS next
       WHERE batch.organization_id = $1 AND batch.status = 'running' AND batch.through = 'post' AND is_ready
       ORDER BY next.id LIMIT ${POSTS_OF_ROUND}`,
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

  /** Returns the open jobs of the cells of rows. */
  async openOf(rowIds: readonly number[]): Promise<OpenCellJob[]> {
    return this.db.rows(
      OpenJob,
      `SELECT ${OpenJob.columns()} FROM cell_job WHERE row_id = ANY ($1::bigint[]) AND ${OPEN} AND stage <> 'post'`,
      [rowIds],
    );
  }

  /** Returns what waiting jobs of cells wait for, directly or through other waiting jobs: one row for each input. */
  async waitingBehind(organizationId: number, cellIds: readonly number[]): Promise<WaitedForCell[]> {
    return this.db.rows(
      WaitedFor,
      `WITH RECURSIVE behind AS (
         SELECT cell_id, inputs FROM cell_job
         WHERE cell_id = ANY ($2::bigint[]) AND organization_id = $1 AND status = 'waiting'
         UNION
         SELECT input.cell_id, input.inputs FROM behind JOIN cell_job AS input ON input.cell_id = ANY (behind.inputs)
         WHERE input.organization_id = $1 AND input.status = 'waiting'
       )
       SELECT cell_id, input_id FROM behind CROSS JOIN LATERAL unnest(inputs) AS input (input_id)`,
      [organizationId, cellIds],
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

  /**
   * Starts a waiting job. Returns false when it waits for another cell or for the posts of an earlier row, or when the
   * maximum of jobs is running, which the making of posts does not need.
   */
  async take({ id, organizationId, batchId }: CellJob): Promise<boolean> {
    const taken = await this.db.execute(
      `UPDATE cell_job SET status = 'running'
       WHERE id = $1 AND status = 'waiting' AND batch_id IS NOT DISTINCT FROM $3::bigint
         AND CASE WHEN stage = 'post' THEN NOT (${isBehindCells('cell_job')} OR ${isBehindPosts('cell_job')})
           ELSE NOT ${isBlocked('cell_job')}
             AND (SELECT count(*) FROM cell_job AS other WHERE other.organization_id = $2 AND other.status = 'running')
               < ${MAX_RUNNING.ofOrganization}
             AND ($3::bigint IS NULL
               OR (SELECT count(*) FROM cell_job AS other WHERE other.batch_id = $3 AND other.status = 'running')
                 < ${MAX_RUNNING.ofBatch}) END`,
      [id, organizationId, batchId],
    );
    return taken > 0;
  }

  /** Returns an input whose job has failed or was stopped since this job was requested. */
  async failedInput(id: number): Promise<RowOf<typeof FailedInput> | undefined> {
    return this.db.row(
      FailedInput,
      `SELECT input.cell_id, input.reason
       FROM cell_job CROSS JOIN LATERAL ${INPUTS} AS needed CROSS JOIN LATERAL (
         SELECT cell_id, status, reason, ended_at FROM cell_job AS input
         WHERE input.cell_id = needed.id ORDER BY input.id DESC LIMIT 1
       ) AS input
       WHERE cell_job.id = $1 AND input.status IN ('failed', 'stopped') AND input.ended_at >= cell_job.created_at
       ORDER BY input.ended_at LIMIT 1`,
      [id],
    );
  }

  /** Returns whether the posts of a row have waited for automation as long as they may. */
  async isOverdue(id: number): Promise<boolean> {
    const found = await this.db.row(
      Overdue,
      `SELECT greatest(created_at, (
         SELECT max(input.ended_at) FROM ${INPUTS} AS needed JOIN cell_job AS input ON input.cell_id = needed.id
       )) < now() - make_interval(secs => ${MAX_WAIT_FOR_AUTOMATION_SECONDS}) AS is_overdue
       FROM cell_job WHERE id = $1`,
      [id],
    );
    return found?.isOverdue ?? false;
  }

  /** Stores what the job has ordered and the price that is held for it. */
  async setOrdered(id: number, ordered: MadeByCellJob, estimate: number): Promise<void> {
    await this.db.execute(`UPDATE cell_job SET generation_id = $2, render_job_id = $3, estimate = $4 WHERE id = $1`, [
      id,
      'generationId' in ordered ? ordered.generationId : null,
      'renderJobId' in ordered ? ordered.renderJobId : null,
      estimate,
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

  /** Ends the job that ordered the generation or render. Returns undefined when there is none. */
  async endByOrdered(
    ordered: MadeByCellJob,
    { status, reason = null }: CellJobEnd,
  ): Promise<RowOf<typeof Ended> | undefined> {
    const [column, id] =
      'generationId' in ordered ? ['generation_id', ordered.generationId] : ['render_job_id', ordered.renderJobId];
    return this.db.row(
      Ended,
      `UPDATE cell_job SET status = $2, reason = $3, ended_at = now()
       WHERE ${column} = $1 AND status = 'running' RETURNING ${Ended.columns()}`,
      [id, status, reason],
    );
  }

  /**
   * Lets the failed jobs of a batch wait again, except for cells and posts that have another open job. Jobs whose
   * generation or render was stopped count as failed. The time of the request is renewed, so that earlier errors of
   * inputs no longer count.
   */
  async reopenFailed(batchId: number): Promise<RowOf<typeof Reopened>> {
    return this.db.single(
      Reopened,
      `WITH reopened AS (
         UPDATE cell_job SET status = 'waiting', reason = NULL, generation_id = NULL, render_job_id = NULL,
           estimate = NULL, inputs = NULL, ended_at = NULL, created_at = now(), not_before = now()
         WHERE batch_id = $1 AND status IN ('failed', 'stopped') AND NOT EXISTS (
           SELECT FROM cell_job AS other WHERE other.cell_id = cell_job.cell_id AND other.${OPEN})
           AND NOT (stage = 'post' AND EXISTS (
             SELECT FROM cell_job AS other
             WHERE other.row_id = cell_job.row_id AND other.stage = 'post' AND other.${OPEN}))
         RETURNING stage
       )
       SELECT count(*)::integer AS failed, (count(*) FILTER (WHERE stage = 'render'))::integer AS render_failed,
         (count(*) FILTER (WHERE stage = 'post'))::integer AS post_failed
       FROM reopened`,
      [batchId],
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
    return this.runningOf(batchId, 'generation_id');
  }

  async runningRenders(batchId: number): Promise<number[]> {
    return this.runningOf(batchId, 'render_job_id');
  }

  private async runningOf(batchId: number, column: 'generation_id' | 'render_job_id'): Promise<number[]> {
    const running = await this.db.rows(
      RunningJob,
      `SELECT ${column} AS id FROM cell_job WHERE batch_id = $1 AND status = 'running' AND ${column} IS NOT NULL`,
      [batchId],
    );
    return running.map(({ id }) => id);
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
  async failures(batchId: number, limit: number = BATCH_LIMITS.failures): Promise<BatchFailure[]> {
    return this.db.rows(
      BatchFailure,
      `SELECT ${BatchFailure.columns()} FROM cell_job
       WHERE batch_id = $1 AND status = 'failed' ORDER BY id LIMIT $2`,
      [batchId, limit],
    );
  }
}
