import { Temporal } from 'temporal-polyfill';
import type { Schedule } from './recurring-job.js';

const DAYS_A_WEEK = 7;

/**
 * The first moment after `after` at which the schedule comes round. Each local day of the schedule has one moment: a
 * time that the clock leaves out in spring is that much later, of one that comes twice in autumn the first counts, and
 * a day that a zone leaves out altogether has none.
 */
export function nextRun({ timezone, timeOfDay, daysOfWeek }: Schedule, after: Date): Date {
  const time = Temporal.PlainTime.from(timeOfDay);
  const local = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timezone);
  // From the day before: a time that the clock left out may have been moved over midnight.
  const first = local.toPlainDate().subtract({ days: 1 });
  for (let days = 0; days <= 2 * DAYS_A_WEEK + 2; days += 1) {
    const day = first.add({ days });
    if (daysOfWeek && !daysOfWeek.includes(day.dayOfWeek - 1)) continue;
    const moment = day.toZonedDateTime({ timeZone: timezone, plainTime: time });
    if (isLeftOut(moment, day) || moment.epochMilliseconds <= after.getTime()) continue;
    return new Date(moment.epochMilliseconds);
  }
  throw new Error(`the schedule never comes round: ${JSON.stringify({ timezone, timeOfDay, daysOfWeek })}`);
}

/** Samoa had no 30 December 2011: its times would be those of the day after, which has its own. */
function isLeftOut(moment: Temporal.ZonedDateTime, day: Temporal.PlainDate): boolean {
  const start = day.toZonedDateTime(moment.timeZoneId);
  return !start.toPlainDate().equals(day);
}
