import type { OrderedBatch } from '@reelsheet/contracts';
import { choices, toMicro, type Micro } from '@reelsheet/kernel';
import type { ProducedIdea } from '../../ideas/production/idea-batch.js';
import type { ColumnChoice } from '../../ideas/idea-conversion.js';
import { FOLLOWING, MAX_TITLE } from './production-limits.js';

export const WHEN_SHORT = choices('Shortage of a recurring job (`when_short`)', {
  take_fewer: 'it makes those that are accepted',
  ask: 'it makes those, and starts a run that proposes new ideas by the prompt; people accept them',
});
export type WhenShort = (typeof WHEN_SHORT)[number];

export const JOB_STAGES = choices('Last stage of a recurring job (`through`)', {
  render: 'the cells, then the videos of the rows',
  post: 'the cells and videos, then the posts of the rows by the post plan of the vidsheet',
});
export type JobStage = (typeof JOB_STAGES)[number];

/** A present sheet, or a new one from a template each time. */
export type JobSheet = { readonly sheetId: number } | { readonly template: string };

/** The videos that a recurring job makes of accepted ideas. Amounts in credits. */
export interface JobProduction {
  /** Maximum number of ideas at a time. */
  readonly take: number;
  readonly whenShort: WhenShort;
  readonly target: JobSheet;
  /** Columns are chosen by name if null. */
  readonly columns: ColumnChoice | null;
  readonly through: JobStage;
  /** Most that one time spends. */
  readonly maxCredits: number | null;
  /** Most that all of its times have spent, or may still spend, within seven days. */
  readonly weeklyCredits: number;
}

/** The order of one firing, as it is stored before anything is ordered. */
export interface ProductionTerms {
  readonly target: { readonly sheetId: number } | { readonly template: string; readonly title: string };
  readonly columns: ColumnChoice | null;
  readonly through: JobStage;
}

export const PRODUCTION_STATUSES = choices('Status of an order of a recurring job', {
  planned: 'its ideas are chosen, and the order is on its way',
  running: 'its batch is running',
  paused: 'its batch is paused',
  stopped: 'somebody has stopped its batch',
  completed: 'its batch has ended',
  nothing_to_make: 'its ideas have no batch of this job, such as those that another order has taken',
  rejected: 'the order was rejected, which `error` explains',
});
export type ProductionStatus = (typeof PRODUCTION_STATUSES)[number];

/** The state of a production's batch. */
export interface SeenBatch {
  readonly status: ProductionStatus;
  readonly sheetId: number;
  readonly batchId: number;
  readonly spent: Micro;
  /** Credits that it has spent or may still spend. */
  readonly committed: Micro;
  /** True if it spends nothing more, unless somebody makes failed cells again. */
  readonly isSettled: boolean;
}

/** An idea of an order, with its row or the reason for which it has none. */
export interface IdeaResult {
  readonly ideaId: number;
  readonly rowId: number | null;
  readonly reason: string | null;
}

/** The latest production of a job as its statement returns it. */
export interface LatestProduction {
  readonly sheetId: number | null;
  readonly batchId: number | null;
  readonly ideaIds: readonly number[];
  readonly results: readonly IdeaResult[] | null;
  readonly status: ProductionStatus;
  readonly spent: number;
  readonly ceiling: number;
  readonly error: string | null;
  readonly createdAt: string;
}

/**
 * Returns how much a job may order: what one time may spend, which is all that is left of the week where it is not
 * limited. 0 if less is left, because such a batch would pause before its end and count on with its whole limit.
 */
export function ceilingOf({ maxCredits, weeklyCredits }: JobProduction, committed: Micro): Micro {
  const weekly = toMicro(weeklyCredits);
  const left = Math.max(0, weekly - committed);
  if (maxCredits === null) return left;
  const limit = Math.min(weekly, toMicro(maxCredits));
  return left < limit ? 0 : limit;
}

/** A batch that is open, or of which something is running, may still spend up to its limit. */
export function seen({ status, vidsheet_id, id, max_credits, ...batch }: OrderedBatch, ceiling: Micro): SeenBatch {
  const [spent, held] = [toMicro(batch.spent), toMicro(batch.held)];
  const isSettled = (status === 'completed' || status === 'stopped') && held === 0;
  const limit = Math.max(ceiling, max_credits === null ? 0 : toMicro(max_credits), spent + held);
  return {
    ...{ status: status as ProductionStatus, sheetId: vidsheet_id, batchId: id, spent, isSettled },
    committed: isSettled ? spent : limit,
  };
}

/** Returns whether a batch has ended or paused, and nothing of it is running. */
export const hasCome = ({ status, held }: Pick<OrderedBatch, 'status' | 'held'>): boolean =>
  status !== 'running' && held === 0;

/** Returns the time after which a batch is read again. */
export const checkAfterMs = (checks: number): number =>
  Math.min(FOLLOWING.maxMs, Math.round(FOLLOWING.firstMs * FOLLOWING.factor ** checks));

/** A new sheet is named after the job and the date. */
export function termsOf({ target, columns, through }: JobProduction, name: string, dueAt: Date): ProductionTerms {
  if ('sheetId' in target) return { target, columns, through };
  const date = dueAt.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const title = `${[...name].slice(0, MAX_TITLE - date.length - 1).join('')} ${date}`;
  return { target: { template: target.template, title }, columns, through };
}

export const toResult = (idea: ProducedIdea): IdeaResult => ({
  ideaId: idea.id,
  rowId: 'rowId' in idea ? idea.rowId : null,
  reason: 'rejection' in idea ? idea.rejection : null,
});
