import { invalid, readCredits, toCredits } from '@reelsheet/kernel';
import { Choice, Decimal, Id, Json, ListOf, Text, Whole } from '@reelsheet/platform-http';
import { COLUMNS, columnsOf } from '../../ideas/idea-order.dto.js';
import { PRODUCTION_REJECTIONS } from '../../ideas/production/idea-batch.js';
import { CONVERSION_LIMITS, PRODUCTION_LIMITS } from '../../ideas/idea-limits.js';
import { MAX_TAKE } from './production-limits.js';
import {
  JOB_STAGES,
  PRODUCTION_STATUSES,
  WHEN_SHORT,
  type JobProduction,
  type JobSheet,
  type JobStage,
  type LatestProduction,
  type ProductionStatus,
  type WhenShort,
} from './production.js';

const CREDITS = { min: PRODUCTION_LIMITS.minCredits, max: PRODUCTION_LIMITS.maxCredits } as const;
const OPTIONAL = { optional: true, nullable: true } as const;
const NONE = { nullable: true } as const;

export class JobProductionBody {
  @Whole({ min: 1, max: MAX_TAKE, about: 'maximum number of accepted ideas without a row at a time, the oldest first' })
  take!: number;

  @Choice(WHEN_SHORT, { optional: true, default: 'take_fewer' })
  when_short?: WhenShort;

  @Id({ ...OPTIONAL, about: 'a vidsheet of the agent that gets the rows, at its end' })
  vidsheet_id?: number | null;

  @Text({
    ...OPTIONAL,
    min: 1,
    max: CONVERSION_LIMITS.template,
    about: 'instead of `vidsheet_id`: slug, uuid or id of a template from which a vidsheet is made each time',
  })
  template?: string | null;

  @Json({ ...OPTIONAL, about: COLUMNS })
  columns?: Record<string, unknown> | null;

  @Choice(JOB_STAGES, { optional: true, default: 'render', about: 'a key needs the scope `publish` for `post`' })
  through?: JobStage;

  @Decimal({ ...OPTIONAL, ...CREDITS, about: 'maximum credits of one time, with up to six decimals' })
  max_credits?: number | null;

  @Decimal({
    ...CREDITS,
    about: 'maximum credits that all times together have spent within seven days or may still spend',
  })
  weekly_credits!: number;
}

export class JobProductionView {
  @Whole() take!: number;
  @Choice(WHEN_SHORT) when_short!: string;
  @Whole(NONE) vidsheet_id!: number | null;
  @Text(NONE) template!: string | null;
  @Json(NONE) columns!: Record<string, unknown> | null;
  @Choice(JOB_STAGES) through!: string;
  @Decimal(NONE) max_credits!: number | null;
  @Decimal() weekly_credits!: number;
}

export class LastProductionIdeaView {
  @Whole() idea_id!: number;
  @Whole({ ...NONE, about: 'the row that was made of it' }) row_id!: number | null;
  @Choice(PRODUCTION_REJECTIONS, NONE) reason!: string | null;
}

export class LastProductionView {
  @Whole(NONE) vidsheet_id!: number | null;
  @Whole({ ...NONE, about: 'read it with `GET /vidsheet/{id}/batches/{batch_id}`' }) batch_id!: number | null;
  @ListOf(() => LastProductionIdeaView, { about: 'the ideas that it took' }) ideas!: LastProductionIdeaView[];
  @Choice(PRODUCTION_STATUSES, { about: 'when the batch was last read, at intervals of up to half an hour' })
  status!: ProductionStatus;
  @Decimal({ about: 'credits that the batch had spent then' }) spent!: number;
  @Decimal({ about: 'limit of the batch at its start' }) max_credits!: number;
  @Text({ ...NONE, about: 'of a rejected order' }) error!: string | null;
  @Text({ format: 'date-time' }) created_at!: string;
}

/** Throws `validation_error`. */
export function fromJobProduction(body: JobProductionBody): JobProduction {
  const { take, when_short: whenShort = 'take_fewer', through = 'render' } = body;
  const { max_credits: maxCredits = null, weekly_credits: weeklyCredits } = body;
  readCredits('production.weekly_credits', weeklyCredits);
  if (maxCredits !== null) readCredits('production.max_credits', maxCredits);
  const columns = columnsOf(body.columns ?? undefined, 'production.columns') ?? null;
  return { take, whenShort, target: targetOf(body), columns, through, maxCredits, weeklyCredits };
}

function targetOf({ vidsheet_id, template }: JobProductionBody): JobSheet {
  const [sheetId, slug] = [vidsheet_id ?? undefined, template ?? undefined];
  if ((sheetId === undefined) === (slug === undefined))
    throw invalid('production.vidsheet_id', 'is required unless template is given, and not both');
  return slug === undefined ? { sheetId: sheetId! } : { template: slug };
}

export const toJobProduction = ({ target, ...job }: JobProduction): JobProductionView => ({
  take: job.take,
  when_short: job.whenShort,
  vidsheet_id: 'sheetId' in target ? target.sheetId : null,
  template: 'template' in target ? target.template : null,
  columns: job.columns && { ...job.columns },
  through: job.through,
  max_credits: job.maxCredits,
  weekly_credits: job.weeklyCredits,
});

export function toLastProduction(latest: LatestProduction): LastProductionView {
  const { sheetId, batchId, ideaIds, results, status, spent, ceiling, error, createdAt } = latest;
  const byIdea = new Map(results?.map((result) => [result.ideaId, result]));
  return {
    ...{ vidsheet_id: sheetId, batch_id: batchId, status, error },
    ideas: ideaIds.map((id) => {
      const { rowId = null, reason = null } = byIdea.get(id) ?? {};
      return { idea_id: id, row_id: rowId, reason };
    }),
    spent: toCredits(spent),
    max_credits: toCredits(ceiling),
    created_at: new Date(createdAt).toISOString(),
  };
}
