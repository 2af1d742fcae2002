import { Temporal } from 'temporal-polyfill';
import type { DigestRhythm } from './digest.js';
import { MIN_DAILY_GAP_MS, MIN_WEEKLY_GAP_MS } from './digest-limits.js';

/** Days after which every weekday has come twice, also where a zone skips a day. */
const MAX_DAYS = 16;

/**
 * Returns the first time after `now` at which a daily or weekly mail is due, with a minimum time since the last one, so
 * that another hour or time zone does not cause a second mail in one period. An hour that the clock skips in spring
 * moves forward by the gap, an hour that occurs twice in autumn means the first, and a day that a zone skips has none.
 * Returns null for members who have no regular mails.
 */
export function nextDigest(
  { digest, hour, weekday }: DigestRhythm,
  timeZone: string,
  now: Date,
  sentAt: Date | null,
): Date | null {
  if (digest !== 'daily' && digest !== 'weekly') return null;
  const gap = digest === 'daily' ? MIN_DAILY_GAP_MS : MIN_WEEKLY_GAP_MS;
  const earliest = Math.max(now.getTime() + 1, sentAt ? sentAt.getTime() + gap : 0);
  const time = Temporal.PlainTime.from({ hour });
  const first = Temporal.Instant.fromEpochMilliseconds(earliest).toZonedDateTimeISO(timeZone).toPlainDate();
  // Start one day earlier: a skipped hour may have moved past midnight.
  for (let days = -1; days <= MAX_DAYS; days += 1) {
    const day = first.add({ days });
    if (digest === 'weekly' && day.dayOfWeek - 1 !== weekday) continue;
    const due = day.toZonedDateTime({ timeZone, plainTime: time });
    const isSkippedDay = !day.toZonedDateTime(timeZone).toPlainDate().equals(day);
    if (!isSkippedDay && due.epochMilliseconds >= earliest) return new Date(due.epochMilliseconds);
  }
  throw new Error(`no mail is ever due: ${JSON.stringify({ digest, hour, weekday, timeZone })}`);
}
