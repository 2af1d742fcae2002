import { choices, prose } from '@reelsheet/kernel';

export const JOB_TYPE_NAMES = choices('Type of a recurring job', {
  generate_content_ideas: 'a run that proposes ideas by the prompt',
  produce_ideas: 'videos, and posts if wanted, of accepted ideas, as `production` says',
});
export type JobType = (typeof JOB_TYPE_NAMES)[number];

/** `task` is added to the prompt for the model. */
export const JOB_TYPES: Readonly<Record<JobType, { readonly task: string }>> = {
  generate_content_ideas: {
    task: prose`
      This message comes from a recurring job, and nobody answers questions now: research what it is about and the
      topics that the agent follows, and store new content ideas.`,
  },
  produce_ideas: {
    task: prose`
      This message comes from a recurring job that makes videos of accepted content ideas, and nobody answers questions
      now. Too few ideas are accepted: research what the message is about and the topics that the agent follows, and
      store new content ideas, which people will accept or reject.`,
  },
};

export const CADENCES = choices('Cadence of a recurring job', {
  daily: 'each day at `time_of_day`',
  weekly: 'on `days_of_week` at `time_of_day`',
});
export type Cadence = (typeof CADENCES)[number];

/** Days of the week count from 0, which is Monday. */
export const LAST_DAY_OF_WEEK = 6;

export interface Schedule {
  readonly cadence: Cadence;
  /** IANA name. */
  readonly timezone: string;
  /** HH:MM in local time. */
  readonly timeOfDay: string;
  /** Null for daily jobs. */
  readonly daysOfWeek: readonly number[] | null;
}

export const DELIVERY_TYPES = choices('Delivery of a recurring job', {
  chat_only: 'the result is in a conversation only',
  email: 'it is mailed to `email` too',
});
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

export interface ResultDelivery {
  readonly type: DeliveryType;
  /** Null if the result is not mailed. */
  readonly email: string | null;
}

export const RECURRING_JOB_STATUSES = choices('Status of a recurring job', {
  active: 'runs at its times',
  paused: 'runs at no time until it is resumed',
  deleted: 'gone; only the response to the deletion shows it',
});
export type RecurringJobStatus = (typeof RECURRING_JOB_STATUSES)[number];

/** Outcomes of a firing; null while it is being started. */
export const FIRING_OUTCOMES = choices('Outcome of a time of a recurring job', {
  begun: 'its run or its batch has started',
  no_credits: 'skipped: the organization had too few credits',
  forbidden: 'skipped: its maker was no editor',
  withdrawn: 'skipped: the job was paused or deleted, or its agent was deleted',
  no_ideas: 'skipped: no accepted idea was without a row',
  weekly_credits: 'skipped: less than `max_credits`, or nothing, was left of `weekly_credits`',
  rejected: 'skipped: the order was rejected; `error` of `last_production` says why',
});
export type FiringOutcome = (typeof FIRING_OUTCOMES)[number];

/**
 * Outcomes of the mail of a firing; null if there is none yet. `waiting` means that the address has not confirmed.
 * Only then another outcome may follow.
 */
export const DELIVERY_OUTCOMES = choices(
  'Outcome of a mail of a recurring job',
  {
    sent: 'handed to the mail server',
    waiting: 'the address has not confirmed yet; the latest result is mailed when it does',
    unsubscribed: 'the address has unsubscribed from mails of this organization',
    limited: 'dropped by a limit of mails to the address or of the sender',
    rejected: 'the mail server does not accept it',
    not_configured: 'the installation has no mail server',
    withdrawn: 'the job, its agent or the organization was deleted before',
  },
  'Only `waiting` is followed by another outcome.',
);
export type FiringDelivery = (typeof DELIVERY_OUTCOMES)[number];

const NAME_FROM_PROMPT = 80;

/** Returns the first characters of the prompt, without splitting surrogate pairs. */
export function nameFrom(prompt: string): string {
  return [...prompt.trim()].slice(0, NAME_FROM_PROMPT).join('').trim();
}

/** The default job of an agent. */
export const DEFAULT_JOB = {
  name: 'Daily content ideas',
  jobType: 'generate_content_ideas',
  prompt: 'Give me five content ideas that suit the brand and what its audience talks about today',
  schedule: { cadence: 'daily', timezone: 'UTC', timeOfDay: '09:00', daysOfWeek: null },
  delivery: { type: 'chat_only', email: null },
} as const satisfies { jobType: JobType; schedule: Schedule; delivery: ResultDelivery; name: string; prompt: string };
