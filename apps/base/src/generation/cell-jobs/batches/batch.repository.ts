import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { bigint, Database, integer, row, rowOf, text, type RowOf } from '@reelsheet/platform-database';
import type { DeletedScope } from '../../../agents/agents/agent-hooks.js';
import { sheetIsDeleted } from '../../../sheets/cells/cell.sql.js';
import { BATCH_LIMITS } from './batch-limits.js';
import type { CellJobStage } from '../cell-job.js';
import type { BatchTarget, PausedReason } from './batch.js';
import { BatchEntity } from './batch.entity.js';
import type { CellJobScope } from '../cell-job.repository.js';

const Batch = rowOf(
  BatchEntity,
  'id',
  'organizationId',
  'agentId',
  'sheetId',
  'status',
  'through',
  'pausedReason',
  'maxCredits',
  'total',
  'completed',
  'failed',
  'renderTotal',
  'renderCompleted',
  'renderFailed',
  'postTotal',
  'postCompleted',
  'postFailed',
  'held',
  'spent',
  'estimatedMin',
  'estimatedMax',
  'createdAt',
);
export type Batch = RowOf<typeof Batch>;

const KeyedBatch = Batch.with({ orderKey: text() });
export type KeyedBatch = RowOf<typeof KeyedBatch>;

const Id = row({ id: bigint() });
const Open = row({ open: integer() });

/** Terms of a batch. */
export interface NewBatch {
  readonly maxCredits: Micro | null;
  readonly through: BatchTarget;
  readonly estimate?: EstimatedPrice;
  /** Unique among the orders of the agent. */
  readonly orderKey?: string;
}

/** The expected price of a batch. */
export interface EstimatedPrice {
  readonly minimum: Micro;
  readonly maximum: Micro;
}

/** Numbers of cell jobs: all, and those that render or make posts. */
export interface JobCounts {
  readonly total: number;
  readonly renders: number;
  readonly posts: number;
}

/** Changes of a batch's counters when one of its cell jobs ends. */
export interface BatchCounts {
  readonly completed?: number;
  readonly failed?: number;
  /** Cells that were deleted. */
  readonly dropped?: number;
  /** Micro that were held for its generation or render. */
  readonly held?: Micro;
  readonly spent?: Micro;
}

/** Batches. The row of a batch is locked while its cell jobs are started or ended. */
@Injectable()
export class BatchRepository {
  constructor(private readonly db: Database) {}

  async countOpen(organizationId: number): Promise<number> {
    const { open } = await this.db.single(
      Open,
      `SELECT count(*)::integer AS open FROM batch WHERE organization_id = $1 AND status IN ('running', 'paused')`,
      [organizationId],
    );
    return open;
  }

  /** Inserts a batch whose total is set later by {@link setTotal}. */
  async insert(
    { organizationId, agentId, sheetId }: CellJobScope,
    { maxCredits, through, estimate, orderKey }: NewBatch,
  ): Promise<number> {
    const { id } = await this.db.single(
      Id,
      `INSERT INTO batch
         (organization_id, agent_id, sheet_id, max_credits, through, estimated_min, estimated_max, order_key, total)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0) RETURNING id`,
      [
        ...[organizationId, agentId, sheetId, maxCredits, through],
        ...[estimate?.minimum ?? null, estimate?.maximum ?? null, orderKey ?? null],
      ],
    );
    return id;
  }

  /** Sets the number of its cell jobs, of which some are renders or make posts. */
  async setTotal(id: number, { total, renders, posts }: JobCounts): Promise<Batch> {
    return this.db.single(
      Batch,
      `UPDATE batch SET total = $2, render_total = $3, post_total = $4 WHERE id = $1 RETURNING ${Batch.columns()}`,
      [id, total, renders, posts],
    );
  }

  /** Removes a batch without cell jobs, which the open transaction has inserted. */
  async delete(id: number): Promise<void> {
    await this.db.execute(`DELETE FROM batch WHERE id = $1`, [id]);
  }

  /** Runs the batch again for failed cell jobs that wait again. */
  async reopen(id: number, { total, renders, posts }: JobCounts): Promise<void> {
    await this.db.execute(
      `UPDATE batch SET status = 'running', paused_reason = NULL, failed = failed - $2,
         render_failed = render_failed - $3, post_failed = post_failed - $4
       WHERE id = $1`,
      [id, total, renders, posts],
    );
  }

  /** Returns running and paused batches of a deleted agent, or those of the given sheet if it was deleted. */
  async openAbandoned({ organizationId, agentId, sheetId }: DeletedScope, limit: number): Promise<number[]> {
    const open = await this.db.rows(
      Id,
      `SELECT id FROM batch WHERE organization_id = $1 AND status IN ('running', 'paused') AND agent_id = $2
         AND ($3::bigint IS NULL OR sheet_id = $3 AND ${sheetIsDeleted('batch.sheet_id')}) LIMIT $4`,
      [organizationId, agentId, sheetId ?? null, limit],
    );
    return open.map(({ id }) => id);
  }

  /** Returns running and paused batches of these agents of an organization, newest first. */
  async openOf(organizationId: number, agentIds: readonly number[]): Promise<Batch[]> {
    return this.db.rows(
      Batch,
      `SELECT ${Batch.columns()} FROM batch
       WHERE organization_id = $1 AND status IN ('running', 'paused') AND agent_id = ANY ($2::bigint[])
       ORDER BY id DESC`,
      [organizationId, agentIds],
    );
  }

  async find(sheetId: number, id: number): Promise<Batch | undefined> {
    return this.db.row(Batch, `SELECT ${Batch.columns()} FROM batch WHERE sheet_id = $1 AND id = $2`, [sheetId, id]);
  }

  /** Returns the batches of orders of the agent, also those of deleted sheets. */
  async ofOrders(agentId: number, keys: readonly string[]): Promise<KeyedBatch[]> {
    return this.db.rows(
      KeyedBatch,
      `SELECT ${KeyedBatch.columns()} FROM batch WHERE agent_id = $1 AND order_key = ANY ($2::text[])`,
      [agentId, keys],
    );
  }

  /** Returns a page of the sheet's batches, newest first. */
  async page(sheetId: number, page: number): Promise<Batch[]> {
    return this.db.rows(
      Batch,
      `SELECT ${Batch.columns()} FROM batch WHERE sheet_id = $1 ORDER BY id DESC OFFSET $2 LIMIT ${BATCH_LIMITS.page}`,
      [sheetId, (page - 1) * BATCH_LIMITS.page],
    );
  }

  /** Locks the batch until the transaction ends. */
  async lock(id: number): Promise<Batch | undefined> {
    return this.db.row(Batch, `SELECT ${Batch.columns()} FROM batch WHERE id = $1 FOR NO KEY UPDATE`, [id]);
  }

  async pause(id: number, reason: PausedReason | null): Promise<void> {
    await this.db.execute(`UPDATE batch SET status = 'paused', paused_reason = $2, paused_at = now() WHERE id = $1`, [
      id,
      reason,
    ]);
  }

  /** Replaces the limit if one is given. */
  async resume(id: number, maxCredits: Micro | undefined): Promise<void> {
    await this.db.execute(
      `UPDATE batch SET status = 'running', paused_reason = NULL, max_credits = coalesce($2, max_credits)
       WHERE id = $1`,
      [id, maxCredits ?? null],
    );
  }

  async stop(id: number): Promise<void> {
    await this.db.execute(`UPDATE batch SET status = 'stopped', paused_reason = NULL WHERE id = $1`, [id]);
  }

  async addHeld(id: number, amount: Micro): Promise<void> {
    await this.db.execute(`UPDATE batch SET held = held + $2 WHERE id = $1`, [id, amount]);
  }

  /** Completes the batch with its last cell job. Returns the batch as it is now. */
  async count(
    id: number,
    stage: CellJobStage,
    { completed = 0, failed = 0, dropped = 0, held = 0, spent = 0 }: BatchCounts,
  ): Promise<Batch | undefined> {
    return this.db.row(
      Batch,
      `UPDATE batch SET completed = completed + $2, failed = failed + $3, total = total - $4,
         held = held - $5, spent = spent + $6,
         render_completed = render_completed + CASE WHEN $7 = 'render' THEN $2 ELSE 0 END,
         render_failed = render_failed + CASE WHEN $7 = 'render' THEN $3 ELSE 0 END,
         render_total = render_total - CASE WHEN $7 = 'render' THEN $4 ELSE 0 END,
         post_completed = post_completed + CASE WHEN $7 = 'post' THEN $2 ELSE 0 END,
         post_failed = post_failed + CASE WHEN $7 = 'post' THEN $3 ELSE 0 END,
         post_total = post_total - CASE WHEN $7 = 'post' THEN $4 ELSE 0 END,
         status = CASE WHEN status IN ('running', 'paused') AND completed + failed + $2 + $3 = total - $4
           THEN 'completed' ELSE status END,
         paused_reason = CASE WHEN completed + failed + $2 + $3 < total - $4 THEN paused_reason END
       WHERE id = $1 RETURNING ${Batch.columns()}`,
      [id, completed, failed, dropped, held, spent, stage],
    );
  }
}
