import { Temporal } from 'temporal-polyfill';
import type { Schedule } from './recurring-job.js';

const DAYS_A_WEEK = 7;

/**
 * Returns the first due time after `after`. Each local day of the schedule has one due time: a time that the clock
 * skips in spring moves forward by the gap, a time that occurs twice in autumn means the first, and a day that a zone
 * skips has none.
 */
export function nextRun({ timezone, timeOfDay, daysOfWeek }: Schedule, after: Date): Date {
  const time = Temporal.PlainTime.from(timeOfDay);
  const local = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timezone);
  // Start one day earlier: a skipped time may have moved past midnight.
  const first = local.toPlainDate().subtract({ days: 1 });
  for (let days = 0; days <= 2 * DAYS_A_WEEK + 2; days += 1) {
    const day = first.add({ days });
    if (daysOfWeek && !daysOfWeek.includes(day.dayOfWeek - 1)) continue;
    const due = day.toZonedDateTime({ timeZone: timezone, plainTime: time });
    if (isLeftOut(due, day) || due.epochMilliseconds <= after.getTime()) continue;
    return new Date(due.epochMilliseconds);
  }
  throw new Error(`the schedule never comes round: ${JSON.stringify({ timezone, timeOfDay, daysOfWeek })}`);
}

/** Samoa had no 30 December 2011; its times would be those of the following day, which has its own. */
function isLeftOut(time: Temporal.ZonedDateTime, day: Temporal.PlainDate): boolean {
  const start = day.toZonedDateTime(time.timeZoneId);
  return !start.toPlainDate().equals(day);
}
