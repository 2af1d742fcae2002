import type {
  CreateRecurringJobBody,
  JobProductionBody,
  RecurringJobCadence,
  RecurringJobDelivery,
  RecurringJobThrough,
  RecurringJobType,
  RecurringJobView,
  RecurringJobWhenShort,
} from '@reelsheet/client';

const TEMPLATE = 'template:';
const SHEET = 'sheet:';
/** Monday to Friday, as the service counts days. */
const WORKDAYS = [0, 1, 2, 3, 4];

/** A recurring job as it is typed. */
export interface JobDraft {
  readonly type: RecurringJobType;
  readonly name: string;
  readonly prompt: string;
  readonly cadence: RecurringJobCadence;
  readonly days: readonly number[];
  readonly time: string;
  readonly timeZone: string;
  readonly delivery: RecurringJobDelivery;
  readonly email: string;
  /** `template:` with a slug, or `sheet:` with an id; empty for the first one of the list. */
  readonly target: string;
  readonly take: string;
  readonly whenShort: RecurringJobWhenShort;
  readonly through: RecurringJobThrough;
  readonly weekly: string;
  readonly ceiling: string;
}

export const newJob = (timeZone: string): JobDraft => ({
  type: 'generate_content_ideas',
  name: '',
  prompt: '',
  cadence: 'weekly',
  days: WORKDAYS,
  time: '08:00',
  timeZone,
  delivery: 'chat_only',
  email: '',
  target: '',
  take: '3',
  whenShort: 'take_fewer',
  through: 'render',
  weekly: '',
  ceiling: '',
});

/** Returns a job as it can be changed. */
export function draftOf(job: RecurringJobView): JobDraft {
  const { job_type: type, name, prompt, schedule, delivery, production } = job;
  return {
    ...newJob(schedule.timezone),
    ...{ type, name, prompt, cadence: schedule.cadence, time: schedule.time_of_day },
    ...(schedule.days_of_week ? { days: schedule.days_of_week } : {}),
    delivery: delivery.type,
    email: delivery.email ?? '',
    ...(production && {
      target: production.template === null ? `${SHEET}${production.vidsheet_id}` : `${TEMPLATE}${production.template}`,
      take: String(production.take),
      whenShort: production.when_short,
      through: production.through,
      weekly: String(production.weekly_credits),
      ceiling: production.max_credits === null ? '' : String(production.max_credits),
    }),
  };
}

/** Returns typed credits; undefined where they are not a number above 0. */
export function creditsOf(typed: string): number | undefined {
  const credits = Number(typed.replace(',', '.'));
  return typed.trim() !== '' && Number.isFinite(credits) && credits > 0 ? credits : undefined;
}

/** Returns a typed number of ideas; undefined where it is not a whole one from 1 to 100. */
export function takeOf(typed: string): number | undefined {
  const take = Number(typed);
  return Number.isInteger(take) && take >= 1 && take <= 100 ? take : undefined;
}

/** Returns the order of a job; undefined while something is missing or wrong. */
export function jobOf(draft: JobDraft, firstTarget: string): CreateRecurringJobBody | undefined {
  const { type, name, prompt, cadence, days, time, timeZone, delivery, email } = draft;
  if (cadence === 'weekly' && days.length === 0) return undefined;
  const production = type === 'produce_ideas' ? productionOf(draft, firstTarget) : null;
  if (production === undefined) return undefined;
  return {
    job_type: type,
    name: name.trim() || null,
    prompt,
    schedule: {
      cadence,
      timezone: timeZone,
      time_of_day: time,
      ...(cadence === 'weekly' ? { days_of_week: days.toSorted((a, b) => a - b) } : {}),
    },
    delivery: delivery === 'email' ? { type: delivery, email } : { type: delivery },
    ...(production ? { production } : {}),
  };
}

function productionOf(draft: JobDraft, firstTarget: string): JobProductionBody | undefined {
  const [take, weekly, ceiling] = [takeOf(draft.take), creditsOf(draft.weekly), creditsOf(draft.ceiling)];
  const target = draft.target || firstTarget;
  if (!take || !weekly || target === '' || (draft.ceiling.trim() !== '' && !ceiling)) return undefined;
  return {
    take,
    when_short: draft.whenShort,
    through: draft.through,
    weekly_credits: weekly,
    ...(ceiling ? { max_credits: ceiling } : {}),
    ...(target.startsWith(SHEET)
      ? { vidsheet_id: Number(target.slice(SHEET.length)) }
      : { template: target.slice(TEMPLATE.length) }),
  };
}
