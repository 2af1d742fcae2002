import { invalid, isTimeZone } from '@reelsheet/kernel';
import { Temporal } from 'temporal-polyfill';
import { MAX_SPENDING_DAYS, SPENDING_DAYS } from './spending-limits.js';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Local days, both inclusive, as callers write them. */
export interface WrittenPeriod {
  readonly from?: string;
  readonly to?: string;
  readonly timeZone: string;
}

export interface DayPeriod {
  /** The first and the last day, in ISO 8601. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly days: readonly string[];
  /** The start of each day, and the end of the last one. */
  readonly bounds: readonly Date[];
}

/** Returns the period, by default the last days up to the present one. Throws `validation_error`. */
export function periodOf({ from, to, timeZone }: WrittenPeriod, now: Date): DayPeriod {
  if (!isTimeZone(timeZone)) throw invalid('time_zone', 'must be an IANA time zone');
  const present = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const start = from === undefined ? undefined : dayOf('from', from);
  const last = to === undefined ? latest(present, start) : dayOf('to', to);
  const first = start ?? last.subtract({ days: SPENDING_DAYS - 1 });
  const count = first.until(last).days + 1;
  if (count < 1) throw invalid('to', 'must not be before from');
  if (count > MAX_SPENDING_DAYS) throw invalid('to', `must be less than ${MAX_SPENDING_DAYS} days after from`);
  const startOf = (index: number) => first.add({ days: index }).toZonedDateTime(timeZone).epochMilliseconds;
  return {
    from: first.toString(),
    to: last.toString(),
    timeZone,
    days: Array.from({ length: count }, (_, index) => first.add({ days: index }).toString()),
    bounds: Array.from({ length: count + 1 }, (_, index) => new Date(startOf(index))),
  };
}

/** A period that begins in the future has its first day only. */
const latest = (present: Temporal.PlainDate, start: Temporal.PlainDate | undefined) =>
  start && Temporal.PlainDate.compare(start, present) > 0 ? start : present;

function dayOf(field: string, text: string): Temporal.PlainDate {
  try {
    if (DATE.test(text)) return Temporal.PlainDate.from(text);
  } catch {
    // A day that does not exist is reported like other wrong texts.
  }
  throw invalid(field, 'must be a date such as 2026-11-26');
}
