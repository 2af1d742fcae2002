import { toCredits } from '@reelsheet/kernel';
import { Choice, Decimal, Id, Ids, ListOf, Text, Whole } from '@reelsheet/platform-http';
import { MAX_CREDITS } from '../../../billing/credits/credit-limits.js';
import { SHEET_LIMITS } from '../../../sheets/sheet/sheet-limits.js';
import { BATCH_LIMITS } from './batch-limits.js';
import { BATCH_STATUSES, PAUSED_REASONS } from './batch.js';
import type { Batch } from './batch.repository.js';
import type { BatchRequest, BatchWithFailures } from './batch.service.js';

const LIMIT = { optional: true, min: 0.000001, max: MAX_CREDITS };

export class StartBatchBody {
  @Ids({ optional: true, minItems: 1, maxItems: SHEET_LIMITS.rowsOfSheet, about: 'all rows when absent' })
  row_ids?: number[];

  @Ids({ optional: true, minItems: 1, maxItems: SHEET_LIMITS.columnsOfSheet, about: 'all columns when absent' })
  column_ids?: number[];

  @Decimal({
    ...LIMIT,
    about: 'maximum credits that the batch holds and has spent, with up to six decimals; no limit when absent',
  })
  max_credits?: number;
}

export class ResumeBatchBody {
  @Decimal({ ...LIMIT, about: 'replaces the limit of the batch, which is unchanged when absent' })
  max_credits?: number;
}

export class BatchesQuery {
  @Whole({ optional: true, min: 1, max: 1_000_000, default: 1, about: `${BATCH_LIMITS.page} batches per page` })
  page?: number;
}

export class BatchView {
  @Id() id!: number;
  @Choice(BATCH_STATUSES) status!: string;
  @Choice(PAUSED_REASONS, { nullable: true, about: 'why the batch paused by itself; null when a user paused it' })
  paused_reason!: string | null;
  @Whole({ about: 'number of cells; a cell that is deleted before it is generated is no longer counted' })
  total!: number;
  @Whole() completed!: number;
  @Whole({ about: 'includes cells whose generation was stopped, and cells that depend on those' })
  failed!: number;
  @Decimal({ about: 'captured so far' }) credits_spent!: number;
  @Decimal({ about: 'held for running generations' }) credits_held!: number;
  @Decimal({ nullable: true }) max_credits!: number | null;
  @Text({ format: 'date-time' }) created_at!: string;
}

export class BatchFailureView {
  @Id() row_id!: number;
  @Id() cell_id!: number;
  @Text({ nullable: true }) error!: string | null;
}

export class BatchWithFailuresView extends BatchView {
  @ListOf(() => BatchFailureView, { about: `the first ${BATCH_LIMITS.failures}` })
  failures!: BatchFailureView[];
}

export function fromStart({ row_ids, column_ids, max_credits }: StartBatchBody): BatchRequest {
  return { rowIds: row_ids, columnIds: column_ids, maxCredits: max_credits };
}

export function toBatch(batch: Batch): BatchView {
  const { id, status, total, completed, failed, maxCredits } = batch;
  return {
    ...{ id, status, paused_reason: batch.pausedReason, total, completed, failed },
    credits_spent: toCredits(batch.spent),
    credits_held: toCredits(batch.held),
    max_credits: maxCredits === null ? null : toCredits(maxCredits),
    created_at: batch.createdAt.toISOString(),
  };
}

export function toBatchWithFailures({ failures, ...batch }: BatchWithFailures): BatchWithFailuresView {
  return {
    ...toBatch(batch),
    failures: failures.map(({ rowId, cellId, reason }) => ({ row_id: rowId, cell_id: cellId, error: reason })),
  };
}
