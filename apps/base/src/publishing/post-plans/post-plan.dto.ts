import { type Platform, PLATFORMS, prose } from '@reelsheet/kernel';
import { Choice, Flag, Id, Json, ListOf, Nested, Text, Texts, Whole, Wholes } from '@reelsheet/platform-http';
import { SHEET_LIMITS } from '../../sheets/sheet/sheet-limits.js';
import { PostTextBody } from '../posts/post.dto.js';
import { fromContent, toContent } from '../posts/wire-content.js';
import { EVERY_DAY } from '../schedule-slots/slots.js';
import { POST_PLAN_LIMITS } from './post-plan-limits.js';
import { requireDifferentTargets, requireOpenAccounts, timingOf } from './post-plan-input.js';
import { TIMING_TYPES, type PlanTiming, type PlanContent, type TimingType } from './post-plan.js';
import type { StoredPlan } from './post-plan.repository.js';

const COLUMN = { optional: true, nullable: true, max: SHEET_LIMITS.columnTitle } as const;
const ACCOUNT = prose`
  a connected account of the agent on this platform; without it the account that is connected when the posts are made,
  of several the one connected last`;

export class PlanTargetBody {
  @Choice(PLATFORMS) platform!: string;
  @Id({ optional: true, nullable: true, about: ACCOUNT }) account_id?: number | null;
  @Flag({
    optional: true,
    default: false,
    about: 'without `account_id`: whether rows become this post only while the agent has a connected account there',
  })
  optional?: boolean;
  @Nested(() => PostTextBody, {
    about: 'as of a post; in each text `{{name}}` stands for a column of the row or a global variable',
  })
  content!: PostTextBody;
}

export class PlanFilesBody {
  @Text({ ...COLUMN, about: 'title of the column of type video with the video of each post' }) video?: string | null;
  @Text({ ...COLUMN, about: 'title of the column of type image with the cover, for platforms that take one' })
  cover?: string | null;
}

export class PlanTimingBody {
  @Choice(TIMING_TYPES, {
    about: prose`
      \`column\`: each row contains its time. \`fixed\`: each row takes the next of some times. \`cadence\`: each row
      takes the next time of day on some days; both leave out times at which an account of the plan has a post.
      \`slots\`: each row takes the next free slot of the agent’s calendar. \`now\`: posts go out as soon as they are
      made, drafts as soon as they are approved`,
  })
  type!: string;

  @Text({
    ...COLUMN,
    about: 'of column: title of the column with ISO 8601 times, in the agent’s time zone if they have no offset',
  })
  column?: string | null;

  @Texts({
    optional: true,
    minItems: 1,
    maxItems: POST_PLAN_LIMITS.fixedTimes,
    max: POST_PLAN_LIMITS.timeLength,
    about: 'of fixed: ISO 8601 times, in the agent’s time zone if they have no offset',
    example: ['2027-01-04T09:00'],
  })
  at?: string[];

  @Text({ optional: true, max: POST_PLAN_LIMITS.timeLength, about: 'of cadence: the first day', example: '2027-01-04' })
  from?: string;

  @Texts({
    optional: true,
    minItems: 1,
    maxItems: POST_PLAN_LIMITS.timesOfDay,
    max: POST_PLAN_LIMITS.timeLength,
    about: 'of cadence: times of day in the agent’s time zone; two of them are two rows a day',
    example: ['09:00', '18:00'],
  })
  times?: string[];

  @Wholes({
    optional: true,
    min: 0,
    max: 6,
    minItems: 1,
    maxItems: 7,
    about: 'of cadence: 0 is Monday, 6 Sunday; default: every day',
  })
  days_of_week?: number[];
}

export class PostPlanBody {
  @ListOf(() => PlanTargetBody, {
    minItems: 1,
    maxItems: POST_PLAN_LIMITS.targets,
    about: 'each row becomes one post for each of them; several on one platform need different accounts',
  })
  targets!: PlanTargetBody[];

  @Nested(() => PlanFilesBody, { optional: true, about: 'posts without media where absent' }) files?: PlanFilesBody;
  @Nested(() => PlanTimingBody) timing!: PlanTimingBody;

  @Flag({ optional: true, default: true, about: 'true: posts are drafts until a person approves each of them' })
  requires_approval?: boolean;
}

export class PlanTargetView {
  @Choice(PLATFORMS) platform!: string;
  @Whole({ nullable: true }) account_id!: number | null;
  @Flag() optional!: boolean;
  @Json({ shape: () => PostTextBody, about: 'as it was sent' }) content!: object;
}

export class PlanFilesView {
  @Text({ nullable: true }) video!: string | null;
  @Text({ nullable: true }) cover!: string | null;
}

export class PlanTimingView {
  @Choice(TIMING_TYPES) type!: string;
  @Text({ optional: true, about: 'of column' }) column?: string;
  @Texts({ optional: true, about: 'of fixed' }) at?: readonly string[];
  @Text({ optional: true, about: 'of cadence' }) from?: string;
  @Texts({ optional: true, about: 'of cadence' }) times?: readonly string[];
  @Wholes({ optional: true, about: 'of cadence' }) days_of_week?: readonly number[];
}

export class PostPlanView {
  @ListOf(() => PlanTargetView) targets!: PlanTargetView[];
  @Nested(() => PlanFilesView) files!: PlanFilesView;
  @Nested(() => PlanTimingView) timing!: PlanTimingView;
  @Flag() requires_approval!: boolean;
  @Text({ format: 'date-time' }) updated_at!: string;
}

/** Throws `validation_error` for timings without the fields of their type, and for targets that contradict. */
export function fromPostPlan({ targets, files, timing, requires_approval }: PostPlanBody): PlanContent {
  const plan = {
    targets: targets.map(({ platform, account_id, optional, content }) => ({
      platform: platform as Platform,
      accountId: account_id ?? null,
      isOptional: optional ?? false,
      content: fromContent(content),
    })),
    files: { video: files?.video || null, cover: files?.cover || null },
    timing: timingOf(timing.type as TimingType, { ...timing, daysOfWeek: timing.days_of_week ?? EVERY_DAY }),
    requiresApproval: requires_approval ?? true,
  };
  requireOpenAccounts(plan.targets);
  requireDifferentTargets(plan.targets);
  return plan;
}

export function toPostPlan({ content, updatedAt }: StoredPlan): PostPlanView {
  return {
    targets: content.targets.map((target) => ({
      platform: target.platform,
      account_id: target.accountId,
      optional: target.isOptional ?? false,
      content: toContent(target.content),
    })),
    files: content.files,
    timing: toTiming(content.timing),
    requires_approval: content.requiresApproval,
    updated_at: updatedAt.toISOString(),
  };
}

function toTiming(timing: PlanTiming): PlanTimingView {
  if (timing.type !== 'cadence') return timing;
  const { daysOfWeek, ...others } = timing;
  return { ...others, days_of_week: daysOfWeek };
}
