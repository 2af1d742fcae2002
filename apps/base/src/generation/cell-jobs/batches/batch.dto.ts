import { toCredits } from '@reelsheet/kernel';
import { Choice, Decimal, Id, ListOf, Nested, Text, Whole } from '@reelsheet/platform-http';
import { MAX_CREDITS } from '../../../billing/credits/credit-limits.js';
import { BATCH_LIMITS } from './batch-limits.js';
import { progressOf } from './batch-progress.js';
import { BATCH_STATUSES, BATCH_TARGETS, PAUSED_REASONS } from './batch.js';
import { CELL_JOB_STAGES } from '../cell-job.js';
import type { Batch } from './batch.repository.js';
import type { DetailedBatch } from './batch.service.js';

export const BATCH_LIMIT_OPTIONS = { optional: true, min: 0.000001, max: MAX_CREDITS };

export class ResumeBatchBody {
  @Decimal({ ...BATCH_LIMIT_OPTIONS, about: 'replaces the limit of the batch, which is unchanged when absent' })
  max_credits?: number;
}

export class BatchesQuery {
  @Whole({ optional: true, min: 1, max: 1_000_000, default: 1, about: `${BATCH_LIMITS.page} batches per page` })
  page?: number;
}

export class EstimatedCreditsView {
  @Decimal({ about: 'credits at least' }) min!: number;
  @Decimal({ about: 'credits at most' }) max!: number;
}

export class BatchProgressView {
  @Choice(CELL_JOB_STAGES) stage!: string;
  @Whole() total!: number;
  @Whole() completed!: number;
  @Whole() failed!: number;
}

export class BatchView {
  @Id() id!: number;
  @Choice(BATCH_STATUSES) status!: string;
  @Choice(BATCH_TARGETS, { about: 'each includes the ones before' })
  through!: string;

  @Choice(PAUSED_REASONS, { nullable: true, about: 'why the batch paused by itself; null when a user paused it' })
  paused_reason!: string | null;
  @Whole({ about: 'number of cells and of rows with posts, without those that were deleted before they were made' })
  total!: number;
  @Whole() completed!: number;
  @Whole({ about: 'includes cells whose generation or render was stopped, and what depends on those' })
  failed!: number;
  @ListOf(() => BatchProgressView, { about: 'the same numbers by stage' }) progress!: BatchProgressView[];
  @Decimal({ about: 'captured so far' }) credits_spent!: number;
  @Decimal({ about: 'held for running generations and renders' }) credits_held!: number;
  @Decimal({ nullable: true }) max_credits!: number | null;
  @Nested(() => EstimatedCreditsView, {
    nullable: true,
    about: 'what it was estimated to cost at its start; null for a batch over more than 20,000 cells',
  })
  estimate!: EstimatedCreditsView | null;
  @Text({ format: 'date-time' }) created_at!: string;
}

export class BatchFailureView {
  @Id() row_id!: number;
  @Id({ nullable: true, about: 'null for the posts of a row' }) cell_id!: number | null;
  @Choice(CELL_JOB_STAGES) stage!: string;
  @Text({ nullable: true }) error!: string | null;
}

export class BatchWithFailuresView extends BatchView {
  @ListOf(() => BatchFailureView, { about: `the first ${BATCH_LIMITS.failures}` })
  failures!: BatchFailureView[];
}

export function toBatch(batch: Batch): BatchView {
  const { id, status, through, total, completed, failed, maxCredits } = batch;
  return {
    ...{ id, status, through, paused_reason: batch.pausedReason, total, completed, failed },
    progress: progressOf(batch),
    credits_spent: toCredits(batch.spent),
    credits_held: toCredits(batch.held),
    max_credits: maxCredits === null ? null : toCredits(maxCredits),
    estimate: estimateOf(batch),
    created_at: batch.createdAt.toISOString(),
  };
}

const estimateOf = ({ estimatedMin: min, estimatedMax: max }: Batch): EstimatedCreditsView | null =>
  min === null || max === null ? null : { min: toCredits(min), max: toCredits(max) };

export function toDetailedBatch({ failures, ...batch }: DetailedBatch): BatchWithFailuresView {
  return {
    ...toBatch(batch),
    failures: failures.map(({ rowId, cellId, stage, reason }) => ({
      row_id: rowId,
      cell_id: cellId,
      stage,
      error: reason,
    })),
  };
}
