import { Temporal } from 'temporal-polyfill';
import { slotsAfter, type Slot } from '../../schedule-slots/slots.js';
import { localInstant } from './local-instant.js';
import type { PlanTiming } from '../post-plan.js';

/** A row that needs a time. */
export interface UntimedRow {
  readonly rowId: number;
  /** Value of its cell in the column of the timing; empty without one. */
  readonly timeText: string;
}

/** The time of a row, or what is wrong with it. */
export type RowTime = { readonly time: Date } | { readonly field: string; readonly error: string };

/** The state on which the times of a plan depend. */
export interface TimesContext {
  readonly now: Date;
  readonly timeZone: string;
  /** Slots of the agent's calendar. */
  readonly slots: readonly Slot[];
  /** Times (in milliseconds) at which any post of the agent goes out. */
  readonly takenByAgent: ReadonlySet<number>;
  /** Times (in milliseconds) at which an account of the plan has a post. */
  readonly takenByAccounts: ReadonlySet<number>;
}

/** Returns the time of each row. Rows take times in their order, and no two of them the same, unless all go out now. */
export function timesOf(
  timing: PlanTiming,
  rows: readonly UntimedRow[],
  context: TimesContext,
): ReadonlyMap<number, RowTime> {
  if (timing.type === 'now') return new Map(rows.map(({ rowId }) => [rowId, { time: context.now }]));
  return timing.type === 'column' ? typedTimes(rows, context) : nextTimes(timing, rows, context);
}

function typedTimes(rows: readonly UntimedRow[], { timeZone }: TimesContext): Map<number, RowTime> {
  const field = 'timing.column';
  const rowsByTime = new Map<number, number>();
  return new Map(
    rows.map(({ rowId, timeText }): [number, RowTime] => {
      if (timeText.trim() === '') return [rowId, { field, error: 'is empty in this row' }];
      const time = localInstant(timeText, timeZone);
      if (!time) return [rowId, { field, error: 'is no ISO 8601 time in this row' }];
      const other = rowsByTime.get(time.getTime());
      if (other !== undefined) return [rowId, { field, error: `is the time of row ${other} too` }];
      rowsByTime.set(time.getTime(), rowId);
      return [rowId, { time }];
    }),
  );
}

type ChoosingTiming = Exclude<PlanTiming, { type: 'column' | 'now' }>;

const NONE_LEFT: Readonly<Record<ChoosingTiming['type'], RowTime>> = {
  fixed: { field: 'timing.at', error: 'has no free time left for this row' },
  slots: { field: 'timing.type', error: 'finds no free slot within a year for this row' },
  cadence: { field: 'timing.from', error: 'leads to no free time within a year for this row' },
};

function nextTimes(timing: ChoosingTiming, rows: readonly UntimedRow[], context: TimesContext): Map<number, RowTime> {
  const taken = timing.type === 'slots' ? context.takenByAgent : context.takenByAccounts;
  const free = freeTimes(candidates(timing, context), taken);
  return new Map(
    rows.map(({ rowId }) => {
      const next = free.next();
      return [rowId, next.done ? NONE_LEFT[timing.type] : { time: next.value }];
    }),
  );
}

function* freeTimes(times: Iterable<Date>, taken: ReadonlySet<number>): Generator<Date, undefined> {
  for (const time of times) if (!taken.has(time.getTime())) yield time;
  return undefined;
}

function candidates(timing: ChoosingTiming, { now, timeZone, slots }: TimesContext): Iterable<Date> {
  if (timing.type === 'slots') return slotsAfter(now, timeZone, slots);
  if (timing.type === 'fixed') return fixedTimes(timing.at, timeZone, now);
  const { from, times, daysOfWeek } = timing;
  const firstDay = Temporal.PlainDate.from(from).toZonedDateTime(timeZone).epochMilliseconds;
  const start = new Date(Math.max(now.getTime(), firstDay - 1));
  return slotsAfter(
    start,
    timeZone,
    times.map((time) => ({ time, daysOfWeek })),
  );
}

function fixedTimes(at: readonly string[], timeZone: string, now: Date): Date[] {
  const times = at.flatMap((text) => localInstant(text, timeZone)?.getTime() ?? []);
  return [...new Set(times)].filter((time) => time > now.getTime()).map((time) => new Date(time));
}
