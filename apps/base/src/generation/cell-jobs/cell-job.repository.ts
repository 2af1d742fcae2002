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
import { BATCH_LIMITS } from './batches/batch.js';
import { FAILED_CELLS, ENDED, IN_FLIGHT, MAX_DEBOUNCE_SECONDS, type CellJobEnd } from './cell-job.js';
import { CellJobEntity } from './cell-job.entity.js';

/** Whose cells are to be filled. */
export interface CellJobScope {
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetId: number;
}

/** Which cells a batch fills; all rows or columns where absent. */
export interface Chosen {
  readonly rowIds?: readonly number[];
  readonly columnIds?: readonly number[];
}

const CellJob = rowOf(CellJobEntity, 'id', 'organizationId', 'agentId', 'sheetId', 'rowId', 'cellId', 'batchId');
export type CellJob = RowOf<typeof CellJob>;

const Open = rowOf(CellJobEntity, 'id', 'cellId', 'status', 'inputs');
export type OpenCellJob = RowOf<typeof Open>;

const Taken = row({ chosen: integer(), taken: integer(), otherBatchId: nullable(bigint()) });
const Ended = CellJob.with({ estimate: typeOf(CellJobEntity, 'estimate'), again: boolean() });
const FailedInput = row({ cellId: bigint(), reason: nullable(text()) });
const Timestamp = row({ notBefore: nullable(timestamp()) });
const Failure = rowOf(CellJobEntity, 'rowId', 'cellId', 'reason');
export type Failure = RowOf<typeof Failure>;
const FailedCell = rowOf(CellJobEntity, 'rowId', 'cellId', 'reason').with({ endedAt: timestamp() });
export type FailedCell = RowOf<typeof FailedCell>;
const OfGeneration = row({ generationId: bigint() });

const OPEN = `status IN ('waiting', 'running')`;
/** One of the cells that it is made of is still to be filled. */
const isBlocked = (cellJob: string) => `EXISTS (
  SELECT FROM filling AS input WHERE input.cell_id = ANY (${cellJob}.inputs) AND input.${OPEN})`;

/**
 * Cells to be filled. Whoever writes several, or decides which comes next, holds the organization's ({@link hold}) first;
 * what is locked then follows in this order: batch, filling, task, ledger. The end of a generation writes its own alone.
 */
@Injectable()
export class CellJobRepository {
  constructor(private readonly db: Database) {}

  /** Until the transaction ends nobody else asks for, orders or stops fillings of the organization. */
  async hold(organizationId: number): Promise<void> {
    await this.db.lock('fillings of an organization', organizationId);
  }

  /**
   * Automation's. What waits already is put off, though not for ever; what is under way is asked for again when it ends;
   * what waits in a batch is left to it.
   */
  async request(
    { organizationId, agentId, sheetId }: CellJobScope,
    cellIds: readonly number[],
    notBefore: Date | null,
  ): Promise<void> {
    await this.db.execute(
      `INSERT INTO filling AS open (organization_id, agent_id, sheet_id, row_id, cell_id, not_before)
       SELECT $1, $2, $3, cell.row_id, cell.id, coalesce($5, now()) FROM ${CELLS_WITH_ROW_AND_COLUMN}
       WHERE cell.sheet_id = $3 AND cell.id = ANY ($4::bigint[]) AND ${IS_GENERATED_CELL} ORDER BY cell.id
       ON CONFLICT (cell_id) WHERE ${OPEN} DO UPDATE SET
         again = open.status = 'running',
         not_before = least(EXCLUDED.not_before, open.created_at + make_interval(secs => ${MAX_DEBOUNCE_SECONDS}))
       WHERE open.status = 'running' OR open.batch_id IS NULL`,
      [organizationId, agentId, sheetId, cellIds, notBefore],
    );
  }

  /**
   * A batch's, in the order of rows and columns. It takes over what automation has waiting, and leaves to it what is
   * under way. `otherBatchId` is a batch that has some of them.
   */
  async fillBatch(
    batchId: number,
    { organizationId, agentId, sheetId }: CellJobScope,
    { rowIds, columnIds }: Chosen,
  ): Promise<RowOf<typeof Taken>> {
    return this.db.single(
      Taken,
      `WITH chosen AS MATERIALIZED (
         SELECT cell.id, cell.row_id FROM ${CELLS_WITH_ROW_AND_COLUMN}
         WHERE cell.sheet_id = $4 AND ${IS_GENERATED_CELL} AND ${HAS_PROMPT} AND ($5::bigint[] IS NULL OR cell.row_id = ANY ($5::bigint[]))
           AND ($6::bigint[] IS NULL OR cell.column_id = ANY ($6::bigint[]))
         ORDER BY sheet_row.position, sheet_column.position
       ), taken AS (
         INSERT INTO filling AS open (batch_id, organization_id, agent_id, sheet_id, row_id, cell_id)
         SELECT $1::bigint, $2::bigint, $3::bigint, $4::bigint, row_id, id FROM chosen
         ON CONFLICT (cell_id) WHERE ${OPEN} DO UPDATE SET batch_id = EXCLUDED.batch_id, not_before = EXCLUDED.not_before
         WHERE open.status = 'waiting' AND open.batch_id IS NULL
         RETURNING id
       )
       SELECT (SELECT count(*) FROM chosen)::integer AS chosen, (SELECT count(*) FROM taken)::integer AS taken,
         (SELECT min(batch_id) FROM filling JOIN chosen ON chosen.id = filling.cell_id WHERE ${OPEN}) AS other_batch_id`,
      [batchId, organizationId, agentId, sheetId, rowIds ?? null, columnIds ?? null],
    );
  }

  /** Those whose turn may have come, as many as the organization has room for; batches and automation take turns. */
  async next(organizationId: number): Promise<CellJob[]> {
    return this.db.rows(
      CellJob,
      `WITH source AS (
         SELECT id, (SELECT count(*) FROM filling WHERE batch_id = batch.id AND status = 'running') AS running
         FROM batch WHERE organization_id = $1 AND status = 'running'
       ), turn AS (
         SELECT next.*, source.running + row_number() OVER (PARTITION BY source.id ORDER BY next.id) AS place
         FROM source CROSS JOIN LATERAL (
           SELECT ${CellJob.columns()} FROM filling WHERE batch_id = source.id AND status = 'waiting' AND NOT ${isBlocked('filling')}
           ORDER BY id LIMIT greatest(${IN_FLIGHT.ofBatch} - source.running, 0)
         ) AS next
         UNION ALL
         SELECT next.*, row_number() OVER (ORDER BY next.id)
         FROM (
           SELECT ${CellJob.columns()} FROM filling
           WHERE organization_id = $1 AND batch_id IS NULL AND status = 'waiting' AND not_before <= now() AND NOT ${isBlocked('filling')}
           ORDER BY not_before LIMIT ${IN_FLIGHT.ofOrganization}
         ) AS next
       )
       SELECT ${CellJob.columns()} FROM turn ORDER BY place, id
       LIMIT greatest(${IN_FLIGHT.ofOrganization} - (SELECT count(*) FROM filling WHERE organization_id = $1 AND status = 'running'), 0)`,
      [organizationId],
    );
  }

  /** When the next automatic one is due that is not due yet. */
  async nextTimestamp(organizationId: number): Promise<Date | null> {
    const { notBefore } = await this.db.single(
      Timestamp,
      `SELECT min(not_before) AS not_before FROM filling
       WHERE organization_id = $1 AND batch_id IS NULL AND status = 'waiting' AND not_before > now()`,
      [organizationId],
    );
    return notBefore;
  }

  async openOf(rowIds: readonly number[]): Promise<OpenCellJob[]> {
    return this.db.rows(Open, `SELECT ${Open.columns()} FROM filling WHERE row_id = ANY ($1::bigint[]) AND ${OPEN}`, [
      rowIds,
    ]);
  }

  /** What those that wait are made of now, by filling; gives how many that is news for. */
  async setInputs(inputs: ReadonlyMap<number, readonly number[]>): Promise<number> {
    const pairs = [...inputs].flatMap(([id, cellIds]) => cellIds.map((cellId) => ({ id, cellId })));
    return this.db.execute(
      `UPDATE filling SET inputs = made_of.inputs
       FROM (
         SELECT id, coalesce(array_agg(cell_id ORDER BY cell_id) FILTER (WHERE cell_id IS NOT NULL), '{}') AS inputs
         FROM unnest($1::bigint[]) AS looked (id) LEFT JOIN unnest($2::bigint[], $3::bigint[]) AS pair (filling_id, cell_id) ON filling_id = id
         GROUP BY id
       ) AS made_of
       WHERE filling.id = made_of.id AND status = 'waiting' AND filling.inputs IS DISTINCT FROM made_of.inputs`,
      [[...inputs.keys()], pairs.map(({ id }) => id), pairs.map(({ cellId }) => cellId)],
    );
  }

  /** Takes one that waits, unless it waits for another cell or its organization has enough under way; false then. */
  async take({ id, organizationId, batchId }: CellJob): Promise<boolean> {
    const taken = await this.db.execute(
      `UPDATE filling SET status = 'running' WHERE id = $1 AND status = 'waiting' AND batch_id IS NOT DISTINCT FROM $3::bigint
         AND NOT ${isBlocked('filling')}
         AND (SELECT count(*) FROM filling AS other WHERE other.organization_id = $2 AND other.status = 'running') < ${IN_FLIGHT.ofOrganization}
         AND ($3::bigint IS NULL OR (SELECT count(*) FROM filling AS other WHERE other.batch_id = $3 AND other.status = 'running') < ${IN_FLIGHT.ofBatch})`,
      [id, organizationId, batchId],
    );
    return taken > 0;
  }

  /** A cell that it is made of and that was not filled since it was asked for. */
  async failedInput(id: number): Promise<RowOf<typeof FailedInput> | undefined> {
    return this.db.row(
      FailedInput,
      `SELECT input.cell_id, input.reason
       FROM filling CROSS JOIN LATERAL unnest(inputs) AS cell (id) CROSS JOIN LATERAL (
         SELECT cell_id, status, reason, ended_at FROM filling AS input WHERE input.cell_id = cell.id ORDER BY input.id DESC LIMIT 1
       ) AS input
       WHERE filling.id = $1 AND input.status IN ('failed', 'stopped') AND input.ended_at >= filling.created_at
       ORDER BY input.ended_at LIMIT 1`,
      [id],
    );
  }

  async begin(id: number, generation: { readonly id: number; readonly estimate: number }): Promise<void> {
    await this.db.execute(`UPDATE filling SET generation_id = $2, estimate = $3 WHERE id = $1`, [
      id,
      generation.id,
      generation.estimate,
    ]);
  }

  /** Of one that {@link take} has given in this transaction. */
  async end(id: number, { status, reason = null }: CellJobEnd): Promise<void> {
    await this.db.execute(
      `UPDATE filling SET status = $2, reason = $3, ended_at = now() WHERE id = $1 AND status = 'running'`,
      [id, status, reason],
    );
  }

  /** Its cell is gone. */
  async drop(id: number): Promise<void> {
    await this.db.execute(`DELETE FROM filling WHERE id = $1`, [id]);
  }

  /** The filling that a generation was ordered for, which ends with it; undefined where there is none. */
  async endOf(generationId: number, { status, reason = null }: CellJobEnd): Promise<RowOf<typeof Ended> | undefined> {
    return this.db.row(
      Ended,
      `UPDATE filling SET status = $2, reason = $3, ended_at = now()
       WHERE generation_id = $1 AND status = 'running' RETURNING ${Ended.columns()}`,
      [generationId, status, reason],
    );
  }

  /** Those of a batch that wait need not be filled any more. */
  async stopWaiting(batchId: number): Promise<void> {
    await this.db.execute(
      `UPDATE filling SET status = 'stopped', ended_at = now() WHERE batch_id = $1 AND status = 'waiting'`,
      [batchId],
    );
  }

  /** Forgets some that ended long ago, but for the failures that a batch shows. */
  async prune(organizationId: number): Promise<void> {
    await this.db.execute(
      `DELETE FROM filling WHERE id = ANY (ARRAY(
         SELECT id FROM filling WHERE organization_id = $1 AND ended_at < now() - make_interval(days => ${ENDED.keptDays})
           AND (batch_id IS NULL OR status <> 'failed') ORDER BY ended_at LIMIT ${ENDED.prunedAtOnce}))`,
      [organizationId],
    );
  }

  async runningGenerations(batchId: number): Promise<number[]> {
    const running = await this.db.rows(
      OfGeneration,
      `SELECT generation_id FROM filling WHERE batch_id = $1 AND status = 'running' AND generation_id IS NOT NULL`,
      [batchId],
    );
    return running.map(({ generationId }) => generationId);
  }

  /** The sheet's cells that automation failed to fill and that nobody asked for again since, newest first. */
  async failedCells(sheetId: number, page: number, cellId?: number): Promise<FailedCell[]> {
    return this.db.rows(
      FailedCell,
      `SELECT ${FailedCell.columns()} FROM filling
       WHERE sheet_id = $1 AND status = 'failed' AND batch_id IS NULL AND ($2::bigint IS NULL OR cell_id = $2)
         AND NOT EXISTS (SELECT FROM filling AS later WHERE later.cell_id = filling.cell_id AND later.id > filling.id)
         AND NOT ${targetIsDeleted({ sheetId: 'filling.sheet_id', cellId: 'filling.cell_id' })}
       ORDER BY id DESC OFFSET $3 LIMIT ${FAILED_CELLS.page}`,
      [sheetId, cellId ?? null, (page - 1) * FAILED_CELLS.page],
    );
  }

  /** The first that failed. */
  async failures(batchId: number): Promise<Failure[]> {
    return this.db.rows(
      Failure,
      `SELECT ${Failure.columns()} FROM filling WHERE batch_id = $1 AND status = 'failed' ORDER BY id LIMIT ${BATCH_LIMITS.failures}`,
      [batchId],
    );
  }
}
