import type { BatchOfIdeas, StageOfIdeas, TimingOfIdeas } from '@reelsheet/contracts';
import { choices } from '@reelsheet/kernel';
import type { ChosenIdeas, ColumnChoice, ConversionRejection } from '../idea-conversion.js';

export const PRODUCTION_STAGES = choices('Last stage of ideas (`through`)', {
  cells: 'the cells of the rows',
  render: 'the cells, then the videos of the rows',
  post: 'the cells and videos, then the posts of the rows by the post plan of the vidsheet',
} satisfies Record<StageOfIdeas, string>);
export type ProductionStage = (typeof PRODUCTION_STAGES)[number];

export const PLAN_TIMES = choices('Times of the posts of a new vidsheet (`timing`)', {
  plan: 'those of the post plan of the template',
  now: 'each post goes out as soon as it is made',
} satisfies Record<TimingOfIdeas, string>);
export type PlanTimes = (typeof PLAN_TIMES)[number];

/** Changes of the post plan of a sheet that is made from a template. */
export interface PlanChanges {
  readonly requiresApproval?: boolean;
  readonly timing?: PlanTimes;
}

/** A present sheet, or one that is made from a template if an idea has no row yet. */
export type ProductionTarget =
  { readonly sheetId: number } | { readonly template: string; readonly title?: string; readonly plan?: PlanChanges };

/** An order to make rows of ideas in one sheet, and what the rows consist of, by one batch. */
export interface ProductionOrder {
  readonly ideas: ChosenIdeas;
  readonly target: ProductionTarget;
  /** Columns are chosen by name if absent. */
  readonly columns?: ColumnChoice;
  readonly through: ProductionStage;
  /** Most credits that the batch holds and has spent. */
  readonly maxCredits?: number;
  /**
   * Unique among the orders of the agent: an order with the key of an earlier one has the batch of that one, also when
   * it has ended, and makes nothing.
   */
  readonly key?: string;
}

export const PRODUCTION_REJECTIONS = choices('Reason for which nothing is made of an idea', {
  not_found: 'it is no idea of the agent',
  not_accepted: 'its status is not `approve_to_create`',
  has_placeholders: 'a text of it contains `{{`, which would refer to other cells',
  too_much_text: 'the texts of the ideas before it fill one request; send it in another one',
  in_other_vidsheet: 'its row is in another vidsheet, which `vidsheet_id` and `row_id` name',
});
export type ProductionRejection = (typeof PRODUCTION_REJECTIONS)[number];

/** The row of an idea. */
export interface RowOfIdea {
  readonly sheetId: number;
  readonly rowId: number;
}

/** The row of a requested idea, or the reason for which nothing is made of it. */
export type ProducedIdea =
  | (RowOfIdea & { readonly id: number; readonly isCreated: boolean; readonly batchId: number | null })
  | (RowOfIdea & { readonly id: number; readonly rejection: 'in_other_vidsheet' })
  | { readonly id: number; readonly rejection: ConversionRejection };

export const UNSTARTED_REASONS = choices('Reason for which no batch makes anything of ideas', {
  no_rows: 'none of the ideas has a row in the vidsheet',
  nothing_to_make: 'all of the rows is made, or nothing of them can be generated',
});
export type UnstartedReason = (typeof UNSTARTED_REASONS)[number];

/** Rows and batch after an order. */
export interface ProductionResult {
  /** The sheet of the batch; null if none of the ideas has a row in it. */
  readonly sheetId: number | null;
  /** One for each requested idea, in the order of the request. */
  readonly ideas: readonly ProducedIdea[];
  /** True if further accepted ideas have no row. */
  readonly hasMore: boolean;
  /** The batch that makes the rows, started by this or an earlier order; null if nothing is left to make. */
  readonly batch: BatchOfIdeas | null;
  /** Null with a batch. */
  readonly reason: UnstartedReason | null;
}
