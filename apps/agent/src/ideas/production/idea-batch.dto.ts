import { invalid, prose } from '@reelsheet/kernel';
import { Choice, Decimal, Flag, ListOf, Name, Nested, Text, Whole } from '@reelsheet/platform-http';
import type { BatchOfIdeas } from '@reelsheet/contracts';
import {
  PLAN_TIMES,
  PRODUCTION_REJECTIONS,
  PRODUCTION_STAGES,
  UNSTARTED_REASONS,
  type PlanTimes,
  type ProducedIdea,
  type ProductionOrder,
  type ProductionResult,
  type ProductionStage,
  type ProductionTarget,
} from './idea-batch.js';
import { CONVERSION_LIMITS, PRODUCTION_LIMITS } from '../idea-limits.js';
import { chosenIdeas, columnsOf, IdeaOrderBody, targetOf } from '../idea-order.dto.js';

export class ProduceIdeasBody extends IdeaOrderBody {
  @Flag({
    optional: true,
    about: prose`true instead of \`idea_ids\`: all ideas with the status \`approve_to_create\` that have no row yet, the
      oldest first, at most \`limit\` at a time`,
  })
  all_accepted?: boolean;

  @Whole({
    optional: true,
    min: 1,
    max: CONVERSION_LIMITS.ideas,
    about: `with \`all_accepted\`: maximum number of ideas; ${CONVERSION_LIMITS.ideas} if absent`,
  })
  limit?: number;

  @Text({
    optional: true,
    min: 1,
    max: CONVERSION_LIMITS.template,
    about: prose`instead of \`vidsheet_id\`: slug, uuid or id of a shipped template or one of the agent's organization,
      from which one new vidsheet is made`,
  })
  template?: string;

  @Name({
    optional: true,
    max: CONVERSION_LIMITS.sheetTitle,
    about: 'with `template`: title of the new vidsheet; that of the template if absent',
  })
  title?: string;

  @Choice(PRODUCTION_STAGES, { optional: true, default: 'render' })
  through?: ProductionStage;

  @Decimal({
    optional: true,
    min: PRODUCTION_LIMITS.minCredits,
    max: PRODUCTION_LIMITS.maxCredits,
    about: 'maximum credits that the batch holds and has spent, with up to six decimals; no limit if absent',
  })
  max_credits?: number;

  @Flag({
    optional: true,
    about: 'with `template`: replaces `requires_approval` of the post plan of the new vidsheet',
  })
  requires_approval?: boolean;

  @Choice(PLAN_TIMES, {
    optional: true,
    about: 'with `template`: replaces the timing of the post plan of the new vidsheet',
  })
  timing?: PlanTimes;
}

export class ProducedIdeaView {
  @Whole() idea_id!: number;
  @Whole({ nullable: true }) vidsheet_id!: number | null;
  @Whole({ nullable: true, about: 'the row of the vidsheet that was made of the idea' }) row_id!: number | null;
  @Flag({ about: 'false if the idea had this row before, or has none' }) created!: boolean;
  @Whole({ nullable: true, about: 'the newest batch under way that makes something of the row' })
  batch_id!: number | null;
  @Choice(PRODUCTION_REJECTIONS, { nullable: true, about: 'null if it has a row in the vidsheet' })
  reason!: string | null;
}

export class EstimatedProductionView {
  @Decimal({ about: 'credits at least' }) min!: number;
  @Decimal({ about: 'credits at most' }) max!: number;
}

export class ProductionBatchView {
  @Whole({ about: 'read it with `GET /vidsheet/{id}/batches/{batch_id}`' }) id!: number;
  @Text({ about: '`running`, `paused`, `stopped` or `completed`' }) status!: string;
  @Choice(PRODUCTION_STAGES) through!: string;
  @Text({ nullable: true, about: 'why the batch paused by itself' }) paused_reason!: string | null;
  @Whole({ about: 'number of cells and of rows with posts' }) total!: number;
  @Whole() completed!: number;
  @Whole() failed!: number;
  @Decimal({ nullable: true }) max_credits!: number | null;
  @Nested(() => EstimatedProductionView, { nullable: true, about: 'what it was estimated to cost at its start' })
  estimate!: EstimatedProductionView | null;
  @Text({ format: 'date-time' }) created_at!: string;
}

export class ProductionView {
  @Whole({ nullable: true, about: 'the vidsheet of the batch; null if none of the ideas has a row in it' })
  vidsheet_id!: number | null;
  @ListOf(() => ProducedIdeaView, { about: 'one for each requested idea, in the order of the request' })
  ideas!: ProducedIdeaView[];
  @Flag({ about: 'with `all_accepted`, whether further accepted ideas have no row' }) has_more!: boolean;
  @Nested(() => ProductionBatchView, {
    nullable: true,
    about: 'the batch that makes the rows, whether this or an earlier request has started it',
  })
  batch!: ProductionBatchView | null;
  @Choice(UNSTARTED_REASONS, { nullable: true, about: 'null with a batch' }) reason!: string | null;
}

/** Throws `validation_error` unless exactly one choice of ideas and one target is given. */
export function fromProduction(body: ProduceIdeasBody): ProductionOrder {
  const { all_accepted: isAll = false, limit, through = 'render', max_credits: maxCredits } = body;
  if (limit !== undefined && !isAll) throw invalid('limit', 'is only for all_accepted');
  return {
    ideas: chosenIdeas(body, limit),
    target: sheetOf(body),
    columns: columnsOf(body.columns),
    through,
    maxCredits,
  };
}

function sheetOf(body: ProduceIdeasBody): ProductionTarget {
  const { title, requires_approval: requiresApproval, timing } = body;
  const target = targetOf(body, { title, requires_approval: requiresApproval, timing });
  return 'sheetId' in target ? target : { ...target, title, plan: { requiresApproval, timing } };
}

export function toProductionView({ sheetId, ideas, hasMore, batch, reason }: ProductionResult): ProductionView {
  return {
    vidsheet_id: sheetId,
    ideas: ideas.map(toProducedIdea),
    has_more: hasMore,
    batch: batch && toBatch(batch),
    reason,
  };
}

function toProducedIdea(idea: ProducedIdea): ProducedIdeaView {
  return {
    idea_id: idea.id,
    vidsheet_id: 'rowId' in idea ? idea.sheetId : null,
    row_id: 'rowId' in idea ? idea.rowId : null,
    created: 'isCreated' in idea && idea.isCreated,
    batch_id: 'batchId' in idea ? idea.batchId : null,
    reason: 'rejection' in idea ? idea.rejection : null,
  };
}

const toBatch = ({ estimate, ...batch }: BatchOfIdeas): ProductionBatchView => ({
  ...batch,
  estimate: estimate && { min: estimate.min, max: estimate.max },
});
