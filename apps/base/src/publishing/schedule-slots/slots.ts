import { Temporal } from 'temporal-polyfill';

/** A time of day, on some days of the week, at which an agent's calendar has a place for one post. */
export interface Slot {
  /** `HH:MM`, local. */
  readonly time: string;
  /** 0 is Monday. */
  readonly daysOfWeek: readonly number[];
}

export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Of agents that have chosen none. */
export const DEFAULT_SLOTS: readonly Slot[] = ['09:00', '12:00', '17:00'].map((time) => ({
  time,
  daysOfWeek: EVERY_DAY,
}));

const MAX_LOOK_AHEAD_DAYS = 366;

/**
 * The slots of one time zone after `now`, in order, for a year. A local time that a change of clocks skips
 * stands as much later, one that comes twice stands where it comes first.
 */
export function* slotsAfter(now: Date, timeZone: string, slots: readonly Slot[] = DEFAULT_SLOTS): Generator<Date> {
  const sorted = inOrder(slots).map(({ time, daysOfWeek }) => ({
    plainTime: Temporal.PlainTime.from(time),
    days: new Set(daysOfWeek),
  }));
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  let latest = now.getTime();
  for (let days = 0; days <= MAX_LOOK_AHEAD_DAYS; days++) {
    const day = today.add({ days });
    for (const { plainTime } of sorted.filter((slot) => slot.days.has(day.dayOfWeek - 1))) {
      const { epochMilliseconds } = day.toZonedDateTime({ timeZone, plainTime });
      if (epochMilliseconds <= latest) continue;
      latest = epochMilliseconds;
      yield new Date(epochMilliseconds);
    }
  }
}

/** One for each time of day, by time, its days in order. */
export function inOrder(slots: readonly Slot[]): Slot[] {
  const days = new Map<string, Set<number>>();
  for (const { time, daysOfWeek } of slots) days.set(time, (days.get(time) ?? new Set()).union(new Set(daysOfWeek)));
  return [...days]
    .map(([time, set]) => ({ time, daysOfWeek: [...set].sort() }))
    .sort((a, b) => (a.time < b.time ? -1 : 1));
}

/** The next `count` items, fewer at the end. */
export function nextOf<T>(source: Iterator<T>, count: number): T[] {
  const items: T[] = [];
  for (let item = source.next(); !item.done; item = source.next()) {
    if (items.push(item.value) === count) break;
  }
  return items;
}
