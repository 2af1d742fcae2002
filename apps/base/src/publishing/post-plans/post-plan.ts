import { choices, type Platform } from '@reelsheet/kernel';
import type { PostContent } from '@reelsheet/provider-publisher';

/** Ways in which a plan chooses times. `slots` are those of the agent's calendar. */
export const TIMING_TYPES = choices('Timing of a post plan', {
  column: 'each row has its time in the cell of a column',
  fixed: 'rows take the next of the listed times',
  slots: 'rows take the next free slots of the calendar of the agent',
  cadence: 'rows take the next of the times of the chosen days, from the first day on',
  now: 'posts go out as soon as they are made, or approved where the plan requires it',
});
export type TimingType = (typeof TIMING_TYPES)[number];

/** One post of each row: on one network, by one account. */
export interface PlanTarget {
  readonly platform: Platform;
  /** Null for the account that is connected when the post is made; of several, the one connected last. */
  readonly accountId: number | null;
  /** True if it counts only while an account of its network is connected; absent like false. */
  readonly isOptional?: boolean;
  /** Texts and options, in which `{{name}}` stands for a column of the row or a variable of the sheet. */
  readonly content: PostContent;
}

/** Titles of the columns that contain the files of a row's posts. */
export interface PlanFiles {
  readonly video: string | null;
  readonly cover: string | null;
}

/** Local times are in the time zone of the agent. */
export type PlanTiming =
  /** Title of the column with the time of each row. */
  | { readonly type: 'column'; readonly column: string }
  /** Each row takes the next of these times. */
  | { readonly type: 'fixed'; readonly at: readonly string[] }
  | { readonly type: 'slots' }
  | { readonly type: 'now' }
  /** Some times of day (`HH:MM`) on some days of the week (0 is Monday), from a date (`YYYY-MM-DD`). */
  | {
      readonly type: 'cadence';
      readonly from: string;
      readonly times: readonly string[];
      readonly daysOfWeek: readonly number[];
    };

/**
 * The content of a post plan: the posts that each row of a sheet becomes. It names columns by title, so that it fits
 * copies of the sheet.
 */
export interface PlanContent {
  readonly targets: readonly PlanTarget[];
  readonly files: PlanFiles;
  readonly timing: PlanTiming;
  /** True if a person approves each post before it goes out. */
  readonly requiresApproval: boolean;
}

/** Returns the titles of columns that the plan names outside texts, by field. */
export function columnsNamedBy({ files, timing }: PlanContent): ReadonlyMap<string, string> {
  const named = [
    ['files.video', files.video],
    ['files.cover', files.cover],
    ['timing.column', timing.type === 'column' ? timing.column : null],
  ] as const;
  return new Map(named.flatMap(([field, title]) => (title === null ? [] : [[field, title] as const])));
}
