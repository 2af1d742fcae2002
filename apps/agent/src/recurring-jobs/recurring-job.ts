/** What a recurring job asks for at its time; `task` is told to the model beside the prompt. */
export const JOB_TYPES = {
  generate_content_ideas: {
    task: 'This message comes from a recurring job, and nobody answers questions now: research what it is about and the topics that the agent follows, and store new content ideas.',
  },
} as const;
export type JobType = keyof typeof JOB_TYPES;
export const JOB_TYPE_NAMES = Object.keys(JOB_TYPES) as JobType[];

export const CADENCES = ['daily', 'weekly'] as const;
export type Cadence = (typeof CADENCES)[number];

/** Days count from 0, which is Monday. */
export const LAST_DAY_OF_WEEK = 6;

export interface Schedule {
  readonly cadence: Cadence;
  /** IANA name. */
  readonly timezone: string;
  /** HH:MM, local. */
  readonly timeOfDay: string;
  /** Null where it is daily. */
  readonly daysOfWeek: readonly number[] | null;
}

export const DELIVERY_TYPES = ['chat_only', 'email'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

export interface Delivery {
  readonly type: DeliveryType;
  /** Null where it stays in the chat. */
  readonly email: string | null;
}

export const RECURRING_JOB_STATUSES = ['active', 'paused', 'deleted'] as const;
export type RecurringJobStatus = (typeof RECURRING_JOB_STATUSES)[number];

/** What became of a firing; null while it is being begun. */
export const FIRING_OUTCOMES = ['begun', 'no_credits', 'forbidden', 'withdrawn'] as const;
export type FiringOutcome = (typeof FIRING_OUTCOMES)[number];

export const MAX_NAME_LENGTH = 200;
const NAME_FROM_PROMPT = 80;

/** The first characters of the prompt; a surrogate pair is one. */
export function nameFrom(prompt: string): string {
  return [...prompt.trim()].slice(0, NAME_FROM_PROMPT).join('').trim();
}

/** What an agent has that asks for the defaults. */
export const DEFAULT_JOB = {
  name: 'Daily content ideas',
  jobType: 'generate_content_ideas',
  prompt: 'Give me five content ideas that suit the brand and what its audience talks about today',
  schedule: { cadence: 'daily', timezone: 'UTC', timeOfDay: '09:00', daysOfWeek: null },
  delivery: { type: 'chat_only', email: null },
} as const satisfies { jobType: JobType; schedule: Schedule; delivery: Delivery; name: string; prompt: string };
