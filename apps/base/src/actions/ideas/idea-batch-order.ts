import type { BatchOfIdeas } from '@reelsheet/contracts';
import { toCredits } from '@reelsheet/kernel';
import type { BatchTarget } from '../../generation/cell-jobs/batches/batch.js';
import type { Batch } from '../../generation/cell-jobs/batches/batch.repository.js';
import type { NewPlanChanges } from '../../publishing/post-plans/post-plan.writer.js';
import type { IdeaPosition } from '../../sheets/idea-rows/idea-row.reader.js';
import { hasPlaceholders, type ChosenColumns, type IdeaContent } from '../../sheets/idea-rows/idea-row.js';

/** A present sheet, or one that is made of a template for ideas without a row. */
export type IdeaBatchTarget =
  { readonly sheetId: number } | { readonly template: string; readonly title?: string; readonly plan: NewPlanChanges };

/** An order to make rows of ideas, and what the rows consist of. */
export interface IdeaBatchOrder {
  readonly ideas: readonly IdeaContent[];
  /** Further ideas whose rows are made if they are there. */
  readonly knownIds: readonly number[];
  readonly target: IdeaBatchTarget;
  /** If absent, columns are chosen by their names. */
  readonly columns?: ChosenColumns;
  readonly through: BatchTarget;
  /** In credits. */
  readonly maxCredits?: number;
  /** An order with the key of an earlier one makes nothing. */
  readonly key?: string;
}

export interface StartedIdeaBatch {
  /** The sheet of the batch; null if no idea has a row in it. */
  readonly sheetId: number | null;
  readonly rows: readonly (IdeaPosition & { readonly isCreated: boolean; readonly batchId: number | null })[];
  readonly withPlaceholders: readonly number[];
  /** The batch that was started, else the newest open one that makes these rows. */
  readonly batch: Batch | undefined;
  /** True if this order has started the batch. */
  readonly isStarted: boolean;
}

/** Returns the newest sheet among those of the rows that were made from the template. */
export function newestFrom(templateId: number, rows: readonly IdeaPosition[]): number | undefined {
  const sheetIds = rows.flatMap((row) => (row.templateId === templateId ? [row.sheetId] : []));
  return sheetIds.length > 0 ? Math.max(...sheetIds) : undefined;
}

const refersToCells = ({ texts }: IdeaContent) => [...texts.values()].some(hasPlaceholders);

/** Returns the ideas of which no row can be made because of placeholders in their texts. */
export const idsWithPlaceholders = (ideas: readonly IdeaContent[]): number[] =>
  ideas.filter(refersToCells).map(({ id }) => id);

/** Returns whether rows will be added for some of the ideas. */
export const addsRows = (ideas: readonly IdeaContent[], present: readonly IdeaPosition[]): boolean =>
  ideas.some((idea) => !present.some(({ ideaId }) => ideaId === idea.id) && !refersToCells(idea));

export const toBatchOfIdeas = (batch: Batch): BatchOfIdeas => {
  const { id, status, through, total, completed, failed, pausedReason, maxCredits, estimatedMin, estimatedMax } = batch;
  const isEstimated = estimatedMin !== null && estimatedMax !== null;
  return {
    ...{ id, status, through, total, completed, failed },
    paused_reason: pausedReason,
    max_credits: maxCredits === null ? null : toCredits(maxCredits),
    estimate: isEstimated ? { min: toCredits(estimatedMin), max: toCredits(estimatedMax) } : null,
    created_at: batch.createdAt.toISOString(),
  };
};
