import { Temporal } from 'temporal-polyfill';

/** Times of day at which an agent's calendar has a place for one post. */
export const DEFAULT_SLOTS = ['09:00', '12:00', '17:00'] as const;

const LONGEST_LOOK_AHEAD_DAYS = 366;

/**
 * The slots of one time zone after `now`, in order, for a year. A local time that a change of clocks skips
 * stands as much later, one that comes twice stands where it comes first.
 */
export function* slotsAfter(now: Date, timeZone: string, times: readonly string[] = DEFAULT_SLOTS): Generator<Date> {
  const sorted = [...times].sort().map((time) => Temporal.PlainTime.from(time));
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  let latest = now.getTime();
  for (let days = 0; days <= LONGEST_LOOK_AHEAD_DAYS; days++) {
    for (const plainTime of sorted) {
      const { epochMilliseconds } = today.add({ days }).toZonedDateTime({ timeZone, plainTime });
      if (epochMilliseconds <= latest) continue;
      latest = epochMilliseconds;
      yield new Date(epochMilliseconds);
    }
  }
}

/** The next `count` items, fewer at the end. */
export function nextOf<T>(source: Iterator<T>, count: number): T[] {
  const items: T[] = [];
  for (let item = source.next(); !item.done; item = source.next()) {
    if (items.push(item.value) === count) break;
  }
  return items;
}
