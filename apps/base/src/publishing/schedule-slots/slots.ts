import { DAY_MS } from '@reelsheet/kernel';
import { Temporal } from 'temporal-polyfill';
import { MAX_SEARCH_DAYS } from './slot-limits.js';

const MINUTE_MS = 60_000;

/** A time of day, on some days of the week, at which one post can be scheduled. */
export interface Slot {
  /** Local time, `HH:MM`. */
  readonly time: string;
  /** 0 is Monday. */
  readonly daysOfWeek: readonly number[];
}

export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Slots of agents without custom slots. */
export const DEFAULT_SLOTS: readonly Slot[] = ['09:00', '12:00', '17:00'].map((time) => ({
  time,
  daysOfWeek: EVERY_DAY,
}));

/**
 * Returns the slots after `now` in a time zone, in order, for one year. A local time skipped by daylight saving is
 * shifted by the same amount; a repeated one is returned once, at its first occurrence.
 */
export function* slotsAfter(now: Date, timeZone: string, slots: readonly Slot[] = DEFAULT_SLOTS): Generator<Date> {
  const sorted = mergeSlots(slots).map(({ time, daysOfWeek }) => ({
    plainTime: Temporal.PlainTime.from(time),
    days: new Set(daysOfWeek),
  }));
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  let latest = now.getTime();
  for (let days = 0; days <= MAX_SEARCH_DAYS; days++) {
    const day = today.add({ days });
    const timeOf = timesOn(day, timeZone);
    for (const { plainTime } of sorted.filter((slot) => slot.days.has(day.dayOfWeek - 1))) {
      const epochMilliseconds = timeOf(plainTime);
      if (epochMilliseconds <= latest) continue;
      latest = epochMilliseconds;
      yield new Date(epochMilliseconds);
    }
  }
}

/** Returns when a local time of the day is. Most days have no change of the offset, so that adding is enough. */
function timesOn(day: Temporal.PlainDate, timeZone: string): (plainTime: Temporal.PlainTime) => number {
  const start = day.toZonedDateTime(timeZone).epochMilliseconds;
  const end = day.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
  if (end - start !== DAY_MS) return (plainTime) => day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  return ({ hour, minute }) => start + (hour * 60 + minute) * MINUTE_MS;
}

/** Merges slots with the same time of day, sorted by time and day. */
export function mergeSlots(slots: readonly Slot[]): Slot[] {
  const days = new Map<string, Set<number>>();
  for (const { time, daysOfWeek } of slots) days.set(time, (days.get(time) ?? new Set()).union(new Set(daysOfWeek)));
  return [...days]
    .map(([time, set]) => ({ time, daysOfWeek: [...set].sort() }))
    .sort((a, b) => (a.time < b.time ? -1 : 1));
}

/** Takes up to `count` items from an iterator. */
export function nextOf<T>(source: Iterator<T>, count: number): T[] {
  const items: T[] = [];
  for (let item = source.next(); !item.done; item = source.next()) {
    if (items.push(item.value) === count) break;
  }
  return items;
}
