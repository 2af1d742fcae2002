import { invalid, isTimeZone, parseTimestamp, prose } from '@reelsheet/kernel';
import { Anything, Choice, Flag, ListOf, Name, Nested, Text, Whole } from '@reelsheet/platform-http';
import { storable } from '@reelsheet/platform-database';
import { isEmail } from 'class-validator';
import {
  CADENCES,
  DELIVERY_OUTCOMES,
  DELIVERY_TYPES,
  FIRING_OUTCOMES,
  JOB_TYPE_NAMES,
  LAST_DAY_OF_WEEK,
  nameFrom,
  RECURRING_JOB_STATUSES,
  type Cadence,
  type FiringDelivery,
  type FiringOutcome,
  type ResultDelivery,
  type DeliveryType,
  type JobType,
  type RecurringJobStatus,
  type Schedule,
} from './recurring-job.js';
import { MAX_NAME_LENGTH, MAX_PROMPT_LENGTH } from './recurring-job-limits.js';
import {
  fromJobProduction,
  JobProductionBody,
  JobProductionView,
  LastProductionView,
  toJobProduction,
  toLastProduction,
} from './productions/production.dto.js';
import type { JobProduction } from './productions/production.js';
import type { RecurringJob } from './recurring-job.repository.js';
import type { RecurringJobDraft, RecurringJobEdit } from './recurring-job.service.js';

const DaysOfWeek = () =>
  Anything(
    {
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: LAST_DAY_OF_WEEK },
      uniqueItems: true,
      minItems: 1,
      nullable: true,
    },
    {
      optional: true,
      nullable: true,
      about: '0 is Monday, 6 Sunday; required for `weekly`, forbidden for `daily`',
    },
  );

export class ScheduleBody {
  @Choice(CADENCES)
  cadence!: Cadence;

  @Text({ max: 100, test: isTimeZone, expected: 'an IANA time zone', example: 'Europe/Berlin' })
  timezone!: string;

  @Text({
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    expected: 'HH:MM, from 00:00 to 23:59',
    about: 'local, 24 hours',
    example: '09:00',
  })
  time_of_day!: string;

  @DaysOfWeek()
  days_of_week?: unknown;
}

export class DeliveryBody {
  @Choice(DELIVERY_TYPES)
  type!: DeliveryType;

  @Text({
    optional: true,
    nullable: true,
    max: 254,
    test: (text) => isEmail(text),
    expected: 'an email address',
    format: 'email',
    about: prose`
      required for \`email\`, forbidden for \`chat_only\`; with \`ACCOUNT_PROOF=mail\` it receives mails after it
      confirmed, unless it is the proved address of a member`,
  })
  email?: string | null;
}

const Timestamp = (about: string) =>
  Text({
    optional: true,
    nullable: true,
    format: 'date-time',
    test: (text) => parseTimestamp(text) !== undefined,
    expected: 'an ISO 8601 timestamp',
    about,
  });

export class CreateRecurringJobBody {
  @Name({
    optional: true,
    nullable: true,
    max: MAX_NAME_LENGTH,
    about: 'the first 80 characters of the prompt where absent',
  })
  name?: string | null;

  @Choice(JOB_TYPE_NAMES)
  job_type!: JobType;

  @Text({ max: MAX_PROMPT_LENGTH, pattern: /\S/, expected: 'not blank' })
  prompt!: string;

  @Nested(() => ScheduleBody)
  schedule!: ScheduleBody;

  @Nested(() => DeliveryBody)
  delivery!: DeliveryBody;

  @Nested(() => JobProductionBody, {
    optional: true,
    about: 'what it makes of accepted ideas; required for `produce_ideas`, forbidden for other types',
  })
  production?: JobProductionBody;

  @Timestamp('when it runs for the first time, in the future; by its schedule where absent')
  next_run_at?: string | null;
}

export class UpdateRecurringJobBody {
  @Name({ optional: true, max: MAX_NAME_LENGTH })
  name?: string;

  @Text({ optional: true, min: 1, max: MAX_PROMPT_LENGTH, pattern: /\S/, expected: 'not blank' })
  prompt?: string;

  @Nested(() => ScheduleBody, { optional: true, about: 'replaces the whole schedule' })
  schedule?: ScheduleBody;

  @Nested(() => DeliveryBody, { optional: true, about: 'replaces the whole delivery' })
  delivery?: DeliveryBody;

  @Nested(() => JobProductionBody, { optional: true, about: 'replaces all of it; only for `produce_ideas`' })
  production?: JobProductionBody;

  @Timestamp('when it runs next, in the future; null leaves that to its schedule')
  next_run_at?: string | null;

  @Anything({ type: String }, { optional: true, nullable: true, about: 'rejected; use pause and resume' })
  status?: unknown;
}

export class ScheduleView {
  @Choice(CADENCES) cadence!: Cadence;
  @Text() timezone!: string;
  @Text({ about: 'HH:MM' }) time_of_day!: string;
  @Anything({ type: 'array', items: { type: 'integer' } }, { optional: true, about: 'of a weekly one; 0 is Monday' })
  days_of_week?: readonly number[];
}

export class JobDeliveryView {
  @Choice(DELIVERY_TYPES) type!: DeliveryType;
  @Text({ optional: true, format: 'email' }) email?: string;
}

export class RecurringJobView {
  @Text({ format: 'uuid' }) id!: string;
  @Whole({ about: 'who made it' }) user_id!: number;
  @Text({ format: 'uuid' }) agent_id!: string;
  @Text() name!: string;
  @Choice(JOB_TYPE_NAMES) job_type!: JobType;
  @Text() prompt!: string;
  @Nested(() => ScheduleView) schedule!: ScheduleView;
  @Nested(() => JobDeliveryView) delivery!: JobDeliveryView;
  @Nested(() => JobProductionView, { nullable: true, about: 'null except for `produce_ideas`' })
  production!: JobProductionView | null;
  @Choice(RECURRING_JOB_STATUSES) status!: RecurringJobStatus;
  @Text({ nullable: true, format: 'date-time', about: 'null while it is paused' }) next_run_at!: string | null;
  @Text({ nullable: true, format: 'date-time' }) last_run_at!: string | null;
  @Text({ nullable: true, format: 'uuid', about: 'where its runs are talked about; null before the first' })
  conversation_id!: string | null;
  @Choice(DELIVERY_OUTCOMES, {
    nullable: true,
    about: 'what became of the last mail; `waiting` until the address confirms, null before the first',
  })
  last_delivery!: FiringDelivery | null;
  @Choice(FIRING_OUTCOMES, { nullable: true, about: 'what became of its last time; null before the first' })
  last_outcome!: FiringOutcome | null;
  @Nested(() => LastProductionView, { nullable: true, about: 'what it last ordered; null if it has ordered nothing' })
  last_production!: LastProductionView | null;
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time' }) updated_at!: string;
}

export class RecurringJobsView {
  @ListOf(() => RecurringJobView, { about: 'newest first' }) recurring_jobs!: RecurringJobView[];
}

export class DefaultJobsView extends RecurringJobsView {
  @Flag({ about: 'false where the agent had its default job already' }) created!: boolean;
}

/** Throws `validation_error`. */
export function fromCreateBody(body: CreateRecurringJobBody): RecurringJobDraft {
  return {
    name: storable(body.name ?? nameFrom(body.prompt)),
    jobType: body.job_type,
    prompt: storable(body.prompt),
    schedule: fromSchedule(body.schedule),
    delivery: fromDelivery(body.delivery),
    production: productionOf(body),
    nextRunAt: body.next_run_at ? parseTimestamp(body.next_run_at) : undefined,
  };
}

/** Throws `validation_error`. */
export function fromUpdateBody(body: UpdateRecurringJobBody): RecurringJobEdit {
  if (body.status !== undefined) throw invalid('status', 'cannot be set; pause or resume the job');
  const { name, prompt, schedule, delivery, production, next_run_at } = body;
  return {
    ...(name === undefined ? {} : { name: storable(name) }),
    ...(prompt === undefined ? {} : { prompt: storable(prompt) }),
    ...(schedule === undefined ? {} : { schedule: fromSchedule(schedule) }),
    ...(delivery === undefined ? {} : { delivery: fromDelivery(delivery) }),
    ...(production === undefined ? {} : { production: fromJobProduction(production) }),
    ...(next_run_at === undefined ? {} : { nextRunAt: next_run_at === null ? null : parseTimestamp(next_run_at) }),
  };
}

export function toRecurringJob(job: RecurringJob): RecurringJobView {
  const { cadence, timezone, timeOfDay, daysOfWeek } = job.schedule;
  const { type, email } = job.delivery;
  return {
    id: job.id,
    user_id: job.userId,
    agent_id: job.agentUuid,
    name: job.name,
    job_type: job.jobType,
    prompt: job.prompt,
    schedule: { cadence, timezone, time_of_day: timeOfDay, ...(daysOfWeek ? { days_of_week: daysOfWeek } : {}) },
    delivery: { type, ...(email === null ? {} : { email }) },
    production: job.production && toJobProduction(job.production),
    status: job.status,
    next_run_at: job.status === 'active' ? job.nextRunAt.toISOString() : null,
    last_run_at: job.lastRunAt?.toISOString() ?? null,
    conversation_id: job.conversationId,
    last_delivery: job.lastDelivery,
    last_outcome: job.lastOutcome,
    last_production: job.latestProduction && toLastProduction(job.latestProduction),
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
  };
}

function productionOf({ job_type, production }: CreateRecurringJobBody): JobProduction | null {
  if (job_type !== 'produce_ideas') {
    if (production !== undefined) throw invalid('production', 'is only for jobs of the type produce_ideas');
    return null;
  }
  if (production === undefined) throw invalid('production', 'is required for jobs of the type produce_ideas');
  return fromJobProduction(production);
}

function fromSchedule({ cadence, timezone, time_of_day: timeOfDay, days_of_week: days }: ScheduleBody): Schedule {
  return { cadence, timezone, timeOfDay, daysOfWeek: cadence === 'weekly' ? weekdays(days) : noWeekdays(days) };
}

function noWeekdays(days: unknown): null {
  if (days !== undefined && days !== null) throw invalid('schedule.days_of_week', 'is not allowed for daily jobs');
  return null;
}

function weekdays(days: unknown): number[] {
  const field = 'schedule.days_of_week';
  if (days === undefined || days === null) throw invalid(field, 'is required for weekly jobs');
  if (!Array.isArray(days)) throw invalid(field, 'must be a list');
  if (days.length === 0) throw invalid(field, 'must name at least one day');
  const isDay = (day: unknown) => Number.isInteger(day) && (day as number) >= 0 && (day as number) <= LAST_DAY_OF_WEEK;
  if (!days.every(isDay)) throw invalid(field, `must hold whole numbers from 0 to ${LAST_DAY_OF_WEEK}`);
  if (new Set(days).size < days.length) throw invalid(field, 'must not name a day twice');
  return (days as number[]).toSorted((a, b) => a - b);
}

function fromDelivery({ type, email }: DeliveryBody): ResultDelivery {
  const field = 'delivery.email';
  if (type === 'email' && !email) throw invalid(field, 'is required where the type is email');
  if (type === 'chat_only' && email !== undefined && email !== null)
    throw invalid(field, 'is not allowed where the type is chat_only');
  return { type, email: email ?? null };
}
