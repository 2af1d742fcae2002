import { fingerprintOf } from '@reelsheet/kernel';
import type { BatchOfIdeas } from '@reelsheet/contracts';
import type { ShownPlan } from '../../publishing/post-plans/batches/plan-preview.js';
import type { SheetContent } from '../../sheets/copies/sheet-plan.js';
import { hasPlaceholders } from '../../sheets/idea-rows/idea-row.js';
import type { StartedIdeaBatch } from './idea-batch-order.js';

/** Reason for which a batch makes nothing of an idea. */
export type LeftOutReason = 'has_placeholders' | 'in_other_vidsheet' | 'in_other_batch' | 'already_made';

export interface LeftOutIdea {
  readonly id: number;
  readonly reason: LeftOutReason;
}

/** Everything that a person approves of a batch over rows of ideas, besides the ideas, the stage and the limit. */
export interface IdeaBatchTerms {
  readonly sheetTitle: string;
  /** Title of the template from which the sheet is made; undefined for a present sheet. */
  readonly templateTitle: string | undefined;
  /** Ids of the ideas of which the batch makes something. */
  readonly made: readonly number[];
  readonly leftOut: readonly LeftOutIdea[];
  readonly estimate: BatchOfIdeas['estimate'];
  /** The post plan; undefined for a batch that makes no posts. */
  readonly plan: ShownPlan | undefined;
  /** Fingerprint of everything that rows and posts are made of and that the other fields only name. */
  readonly version: string;
}

/**
 * Returns the fingerprint of what new rows of the sheet get, and of its plan. Texts of the first row count only as far
 * as new rows get them, so that a result that arrives there changes nothing.
 */
export function versionOf({ columns, rowAttributes, variables }: SheetContent, plan: ShownPlan | undefined): string {
  const setup = columns.map(({ cell, ...column }) => {
    const formula = hasPlaceholders(cell?.value ?? '') ? cell!.value : '';
    return { ...column, cell: cell && { ...cell, value: formula } };
  });
  return fingerprintOf({ columns: setup, rowAttributes, variables, plan: plan?.content });
}

/** Separates the ideas that the batch makes from the others. */
export function sharesOf({
  sheetId,
  rows,
  withPlaceholders,
  batch,
}: StartedIdeaBatch): Pick<IdeaBatchTerms, 'made' | 'leftOut'> {
  const others = rows.flatMap(({ ideaId: id, sheetId: own, batchId }): LeftOutIdea[] => {
    if (own !== sheetId) return [{ id, reason: 'in_other_vidsheet' }];
    if (batchId === null) return [{ id, reason: 'already_made' }];
    return batchId === batch?.id ? [] : [{ id, reason: 'in_other_batch' }];
  });
  const left = new Set(others.map(({ id }) => id));
  return {
    made: rows.flatMap(({ ideaId: id }) => (left.has(id) ? [] : [id])),
    leftOut: [...others, ...withPlaceholders.map((id) => ({ id, reason: 'has_placeholders' as const }))],
  };
}
