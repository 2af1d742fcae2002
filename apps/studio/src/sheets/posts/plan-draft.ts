import type {
  Platform,
  PlanTargetView,
  PostPlanBody,
  PostPlanTiming,
  PostPlanView,
  PostTextBody,
} from '@reelsheet/client';
import { SHORT_VIDEO_OPTIONS } from '../../posting/new-post.js';
import { inWords } from '../../posting/network-words.js';
import { plannedTime, type DayAndTime } from '../../posting/zoned-time.js';

/** One post that each row becomes, as a person edits it. */
export interface TargetDraft {
  /** Identifies the target while it is edited. */
  readonly key: string;
  readonly platform: Platform;
  /** The account that publishes; null for the one that is connected when posts are made. */
  readonly accountId: number | null;
  /** True if rows have this post only while an account of the network is connected. */
  readonly isOptional: boolean;
  /** Texts and options as the API has them; those that the form does not show are left as they are. */
  readonly content: PostTextBody;
}

/** A post plan as a person edits it. */
export interface PlanDraft {
  readonly targets: readonly TargetDraft[];
  /** Titles of columns; empty for none. */
  readonly video: string;
  readonly cover: string;
  readonly timing: PostPlanTiming;
  readonly timingColumn: string;
  /** Times of a fixed list. */
  readonly at: readonly DayAndTime[];
  readonly from: string;
  /** Times of day. */
  readonly times: readonly string[];
  readonly days: readonly number[];
  readonly needsApproval: boolean;
}

export const TIMINGS: readonly PostPlanTiming[] = ['slots', 'cadence', 'fixed', 'column', 'now'];
export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
/** Maximum number of posts of a row, as of the API. */
export const MAX_TARGETS = 12;

const REQUIRED_CONTENT: Readonly<Partial<Record<Platform, PostTextBody>>> = {
  shortvideo: SHORT_VIDEO_OPTIONS,
};

export function newTarget(platform: Platform, key: string): TargetDraft {
  return { key, platform, accountId: null, isOptional: false, content: { ...REQUIRED_CONTENT[platform] } };
}

/** Returns a plan to begin with, which takes the next slots of the calendar and needs an approval of each post. */
export function emptyDraft(video: string): PlanDraft {
  return {
    targets: [],
    video,
    cover: '',
    timing: 'slots',
    timingColumn: '',
    at: [],
    from: '',
    times: ['09:00'],
    days: EVERY_DAY,
    needsApproval: true,
  };
}

export function draftOf(plan: PostPlanView, timeZone: string): PlanDraft {
  const { targets, files, timing, requires_approval: needsApproval } = plan;
  return {
    targets: targets.map(targetOf),
    video: files.video ?? '',
    cover: files.cover ?? '',
    timing: timing.type,
    timingColumn: timing.column ?? '',
    at: timing.at?.map((time) => plannedTime(time, timeZone)) ?? [],
    from: timing.from ?? '',
    times: timing.times ?? [],
    days: timing.days_of_week ?? EVERY_DAY,
    needsApproval,
  };
}

function targetOf({ platform, account_id: accountId, optional, content }: PlanTargetView, index: number): TargetDraft {
  return { key: `target-${index}`, platform, accountId, isOptional: optional, content };
}

/** Returns the plan as the API takes it. */
export function planOf(draft: PlanDraft): PostPlanBody {
  const { targets, video, cover, needsApproval } = draft;
  return {
    targets: targets.map(({ platform, accountId, isOptional, content }) => ({
      platform,
      ...(accountId === null ? { optional: isOptional } : { account_id: accountId }),
      content,
    })),
    files: { video: video === '' ? null : video, cover: cover === '' ? null : cover },
    timing: timingOf(draft),
    requires_approval: needsApproval,
  };
}

function timingOf({ timing: type, timingColumn, at, from, times, days }: PlanDraft): PostPlanBody['timing'] {
  switch (type) {
    case 'column':
      return { type, column: timingColumn };
    case 'fixed':
      return { type, at: at.flatMap(({ day, time }) => (day === '' || time === '' ? [] : [`${day}T${time}`])) };
    case 'cadence':
      return {
        type,
        from,
        times: times.filter((time) => time !== ''),
        ...(days.length < EVERY_DAY.length && { days_of_week: [...days] }),
      };
    case 'slots':
    case 'now':
      return { type };
  }
}

/** Returns errors of the API at the target with this index, by the name of the field inside it. */
export function errorsOfTarget(
  errors: Readonly<Record<string, string>>,
  index: number,
): Readonly<Record<string, string>> {
  const prefix = `targets[${index}].`;
  const own = Object.entries(errors).filter(([field]) => field.startsWith(prefix));
  return Object.fromEntries(own.map(([field, text]) => [field.slice(prefix.length), text]));
}

/** Returns the texts of errors that belong to no field that the form shows. */
export function otherErrors(errors: Readonly<Record<string, string>>): readonly string[] {
  const shown = /^(targets\[\d+\]\.(account_id|content\.(title|description))|files\.(video|cover)|timing\.\w+)/;
  return Object.entries(errors).flatMap(([field, text]) =>
    shown.test(field) ? [] : [`${wordsOf(field)} ${inWords(text)}`],
  );
}

/** Returns the field without its path. */
const wordsOf = (field: string): string => inWords(field.replace(/^.*\./, ''));
